import { expect, test } from 'vitest';
import 'words:refusals';
import * as words from './words';
import { outcome } from './outcomes';
import recorded from '../../recorded/views.json';
import printed from '../../recorded/faces.json';
import type { AskView, CardView, EventView, FaceView, LineView, OptionView, OwnView, PublicView, QuestionView, RefusalView } from './messages';

// Views of real games of every box with the sentences that the terminal makes of them; see scripts/record_views.py.
type Moment = { public: PublicView; own: OwnView; said: Record<string, string[]> };
const moments = recorded as unknown as Moment[];
const faces = new Map((printed as unknown as { face: FaceView }[]).map(({ face }) => [`${face.box}/${face.name}`, face]));
const faceOf = (card: CardView) => faces.get(`${card.box}/${card.name}`);

test.each(moments.map((moment, number) => [`${number}: ${moment.public.boxes.join(' ')} ${moment.own.ask?.question.kind}`, moment] as const))(
  'the page says what the terminal says: %s',
  (_, { public: now, own, said }) => {
    const view = { public: now, own };
    const ask = own.ask as AskView;
    const plain = (text: string) => text.replace(/ +/g, ' ').trim();
    expect(words.question(ask.question as QuestionView, view)).toBe(plain(said.question![0]!));
    expect(ask.options.map((option: OptionView) => words.option(option, view))).toEqual(said.options!.map(plain));
    expect(ask.options.map((option: OptionView) => words.option(option, view, true))).toEqual(said.short!.map(plain));
    expect(ask.options.map((option: OptionView) => outcome(option, view, faceOf))).toEqual(said.outcomes!.map(plain));
    expect((now.offers ?? []).map((offer) => words.offer(offer, view))).toEqual(said.offers!.map(plain));
    expect(own.draft ? [words.draft(own.draft, view)] : []).toEqual(said.draft!.map(plain));
    expect(now.proposal ? [words.proposal(now.proposal, view)] : []).toEqual(said.proposal!.map(plain));
    const lines = [...(now.fight?.ours ?? []), ...(now.fight?.theirs ?? [])];
    expect(lines.map((line: LineView) => words.line(line, view).join('|'))).toEqual(said.lines!.map(plain));
    const events = (said as unknown as { events: [EventView, string][] }).events;
    expect(events.map(([event]) => words.event(event, view))).toEqual(events.map(([, text]) => plain(text)));
    const refusals = (said as unknown as { refusals: [RefusalView, string][] }).refusals;
    expect(refusals.map(([refusal]) => words.refusal(refusal, view))).toEqual(refusals.map(([, text]) => plain(text)));
  },
);

test('the page calls the phases of a turn what the edition calls them', () => {
  const phases = { door: 'Unlock the Door', trouble: 'Up to No Good', loot: 'Loot the Room' };
  const found = moments.find(({ own }) => own.ask?.options.some((option) => option.verb === 'kick_door'))!;
  const view = { public: { ...found.public, phases }, own: found.own };
  const ask = found.own.ask as AskView;
  const kick = ask.options.find((option: OptionView) => option.verb === 'kick_door')!;
  expect(words.option(kick, view)).toBe('Unlock the Door');
  expect(words.question(ask.question as QuestionView, view)).toContain('Unlock the Door');
  expect(words.refusal({ rule: 'TURN-05', reason: 'room_first' } as RefusalView, view)).toBe('First comes Up to No Good or Loot the Room.');
  expect(words.event({ number: 1, what: 'loot_room', who: 0 } as EventView, { public: view.public })).toContain(' · Loot the Room');
});
