# The server with its page: docs/operate.md says how to run it.
# PYTHON names the image of both stages: one with Python 3.11 or newer and its module venv.
ARG PYTHON=python:3.11-slim

FROM ${PYTHON} AS build
WORKDIR /build
RUN python3 -m venv tools && python3 -m venv /opt/kickdoor
COPY requirements/build.txt requirements/server.txt requirements/
RUN tools/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt && \
    /opt/kickdoor/bin/pip install --no-cache-dir --no-compile --require-hashes -r requirements/server.txt
COPY scripts/build_web.py scripts/build_hook.py scripts/
COPY web web
COPY src src
RUN tools/bin/python scripts/build_web.py
COPY docs docs
COPY pyproject.toml README.md LICENSE ./
RUN tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir dist . && \
    /opt/kickdoor/bin/pip install --no-cache-dir --no-compile --no-deps dist/*.whl && \
    /opt/kickdoor/bin/pip uninstall --yes pip && \
    /opt/kickdoor/bin/python -m compileall -q -j 0 /opt/kickdoor/lib

FROM ${PYTHON}
COPY --from=build /opt/kickdoor /opt/kickdoor
# The number is fixed, so that the owner of a volume is the same after an upgrade.
RUN groupadd --system --gid 10001 kickdoor && \
    useradd --system --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin kickdoor && \
    install --directory --owner 10001 --group 10001 --mode 700 /data /data/backups
ENV PATH=/opt/kickdoor/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["kickdoor"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/tables.db"]
