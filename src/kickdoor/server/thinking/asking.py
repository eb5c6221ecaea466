"""Having a job done and waiting for its result, as HTTP does."""

from __future__ import annotations

import asyncio

from .tasks import Result
from .thinkers import Job, Thinkers


async def done(thinkers: Thinkers, job: Job) -> Result:
    """The result; where it takes too long or nobody can do it, the result says so."""
    answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
    job.wanted = lambda: not answer.done()  # who asked may have gone
    thinkers.ask(job, lambda result: answer.set_result(result) if not answer.done() else None)
    return await answer
