import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type LinePart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { describe, expect, it } from 'vitest';
import { changeReplica, startReplica, viewOf } from '../../../documents/parts/replica.ts';
import { appendText, pasteText } from './paste-text.ts';
import { guessesIn, keepScenes, scenesIn, wordsOf } from './script.ts';
import {
  addLine,
  addScene,
  confirmAll,
  cycleType,
  type Edit,
  moveLine,
  moveScene,
  pressBackspace,
  pressDelete,
  pressEnter,
  removeLine,
  removeScene,
  scriptOf,
  setSpeaker,
  setType,
  toScene,
  typedCue,
} from './script-edits.ts';

const part = (id: string, kind: string, parent: string | null, index: string, more = {}): Part =>
  ({ id, kind, parent, index, ...more }) as Part;
const ROLES = new Map([['r-theo', 'Theo']]);
/** Two scenes; a shot stands between the speeches of the first. */
const STORY: Parts = new Map(
  [
    part('p', 'place', null, 'a0', { name: 'The beach' }),
    part('s1', 'scene', null, 'a1', { heading: 'EXT. BEACH - DUSK' }),
    part('act', 'line', 's1', 'a0', { type: 'action', text: 'The sun is up. Mina sits down.' }),
    part('mina', 'line', 's1', 'a1', { type: 'speech', speaker: 'Mina', text: 'Too early.' }),
    part('shot', 'shot', 's1', 'a2', { text: 'The moon' }),
    part('theo', 'line', 's1', 'a3', {
      type: 'speech',
      role: 'r-theo',
      speaker: 'Old man',
      text: 'Are you waiting?',
    }),
    part('aside', 'line', 's1', 'a4', { type: 'aside', role: 'r-theo', text: '(looks up)' }),
    part('s2', 'scene', null, 'a2', { heading: '' }),
    part('end', 'line', 's2', 'a0', { type: 'transition', text: 'FADE OUT' }),
  ].map((each) => [each.id, each]),
);

const after = ({ changes }: Edit, parts = STORY): Parts =>
  viewOf(storyKind, changeReplica(startReplica(1, [...parts.values()]), changes)).parts;
/** The script as text: `# heading`, `kind speaker: text`. */
const read = (parts: Parts) =>
  scenesIn(parts).flatMap(({ part: scene, lines }) => [
    `# ${wordsOf(scene, 'heading')}`,
    ...lines.map(
      ({ type = '', speaker, role, text = '' }) =>
        [type, role ?? speaker].filter(Boolean).join(' ') + `: ${text}`,
    ),
  ]);
const script = (parts = STORY) => scriptOf(parts, ROLES);
const caretIn = ({ caret }: Edit, parts: Parts) =>
  caret &&
  `${wordsOf(parts.get(caret.id), parts.get(caret.id)?.kind === 'scene' ? 'heading' : 'text')}|${caret.at ?? 'end'}`;
const line = (id: string) => STORY.get(id) as LinePart;

describe('Enter', () => {
  it.each([
    ['after a speech the other speaker answers', 'theo', 16, 'speech Mina: '],
    ['after the first speech of all nobody is known to answer', 'mina', 10, 'speech: '],
    ['after an aside the same speaker goes on', 'aside', 10, 'speech r-theo: '],
    ['after action comes action', 'act', 30, 'action: '],
  ])('%s', (_what, id, at, fresh) => {
    const edit = pressEnter(script(), id, at, at);
    const lines = read(after(edit));
    const before = read(STORY);
    const place = before.findIndex((each) => each.endsWith(line(id).text ?? '?'));
    expect(lines).toEqual([...before.slice(0, place + 1), fresh, ...before.slice(place + 1)]);
    expect(caretIn(edit, after(edit))).toBe('|end');
  });

  it('splits a paragraph at the caret, without the selected words, and keeps its kind and speaker', () => {
    const edit = pressEnter(script(), 'theo', 4, 8);
    expect(read(after(edit)).slice(3, 5)).toEqual(['speech r-theo: Are', 'speech r-theo: waiting?']);
    expect(caretIn(edit, after(edit))).toBe('waiting?|0');
  });

  it('at the start puts an empty paragraph before', () => {
    const edit = pressEnter(script(), 'mina', 0, 0);
    expect(read(after(edit)).slice(2, 4)).toEqual(['action: ', 'speech Mina: Too early.']);
    expect(edit.caret).toEqual({ id: 'mina', at: 0 });
  });

  it('turns an empty speech into action, and leaves empty action as it is', () => {
    const empty = after({ changes: [{ id: 'mina', set: { text: '' } }] });
    const edit = pressEnter(script(empty), 'mina', 0, 0);
    const action = after(edit, empty);
    expect(read(action)[2]).toBe('action: ');
    expect(pressEnter(script(action), 'mina', 0, 0).changes).toEqual([]);
  });

  it.each(['INT. CAFÉ - NIGHT', '外景　海滩　黄昏', '第三场 咖啡馆'])(
    'begins a scene after the heading %s',
    (text) => {
      const typed = after({ changes: [{ id: 'mina', set: { type: 'action', text, speaker: null } }] });
      const edit = pressEnter(script(typed), 'mina', text.length, text.length);
      const parts = after(edit, typed);
      expect(read(parts).slice(2)).toEqual([
        `# ${text}`,
        'speech r-theo: Are you waiting?',
        'aside r-theo: (looks up)',
        '# ',
        'transition: FADE OUT',
      ]);
      expect(parts.get('shot')?.parent).toBe(edit.caret?.id);
    },
  );

  it('begins a scene after a transition at the end of one', () => {
    const edit = pressEnter(script(), 'end', 8, 8);
    expect(read(after(edit)).slice(-2)).toEqual(['transition: FADE OUT', '# ']);
  });

  it('goes from a heading to the first paragraph, a new one unless that is empty', () => {
    const edit = pressEnter(script(), 's1', 3, 3);
    const parts = after(edit);
    expect(read(parts)[1]).toBe('action: ');
    expect(pressEnter(script(parts), 's1', 0, 0)).toEqual({ changes: [], caret: edit.caret });
  });
});

describe('Backspace at the start', () => {
  it('takes away an empty paragraph', () => {
    const empty = after({ changes: [{ id: 'mina', set: { text: '' } }] });
    const edit = pressBackspace(script(empty), 'mina');
    expect(after(edit, empty).has('mina')).toBe(false);
    expect(edit.caret).toEqual({ id: 'act' });
  });

  it('makes action of a speech by another speaker', () => {
    const parts = after(pressBackspace(script(), 'theo'));
    expect(read(parts)[3]).toBe('action: Are you waiting?');
  });

  it('joins two paragraphs of one kind and speaker, with a space between words of an alphabet alone', () => {
    const split = after(pressEnter(script(), 'act', 14, 15));
    const second = scenesIn(split)[0]?.lines[1]?.id ?? '';
    const edit = pressBackspace(script(split), second);
    expect(read(after(edit, split))).toEqual(read(STORY));
    expect(edit.caret).toEqual({ id: 'act', at: 15 });
    const chinese = after(
      {
        changes: [
          { id: 'act', set: { text: '太阳还没落。' } },
          { id: second, set: { text: '米娜坐下。' } },
        ],
      },
      split,
    );
    expect(read(after(pressBackspace(script(chinese), second), chinese))[1]).toBe(
      'action: 太阳还没落。米娜坐下。',
    );
  });

  it('joins no more than a paragraph may hold', () => {
    const long = after({
      changes: [
        { id: 'act', set: { text: 'a'.repeat(3000) } },
        { id: 'mina', set: { type: 'action', speaker: null, text: 'b'.repeat(3000) } },
      ],
    });
    expect(pressBackspace(script(long), 'mina').changes).toEqual([]);
    expect(pressDelete(script(long), 'act').changes).toEqual([]);
  });

  it('in an empty heading joins the scene to the one before, and never loses the first', () => {
    const edit = pressBackspace(script(), 's2');
    expect(read(after(edit)).slice(-2)).toEqual(['aside r-theo: (looks up)', 'transition: FADE OUT']);
    expect(edit.caret).toEqual({ id: 'aside' });
    expect(pressBackspace(script(), 's1').changes).toEqual([]);
  });
});

it('joins the next paragraph by Delete at the end, and takes it away if it is empty', () => {
  const action = after({ changes: [{ id: 'mina', set: { type: 'action', speaker: null } }] });
  expect(read(after(pressDelete(script(action), 'act'), action))[1]).toBe(
    'action: The sun is up. Mina sits down. Too early.',
  );
  const empty = after({ changes: [{ id: 'mina', set: { text: '' } }] });
  expect(after(pressDelete(script(empty), 'act'), empty).has('mina')).toBe(false);
});

describe('kinds and speakers', () => {
  it('goes round the kinds both ways; a new speech is by the one who would answer, an aside by who spoke last', () => {
    const speech = after(cycleType(script(), 'aside', -1));
    expect(read(speech)[4]).toBe('speech r-theo: (looks up)');
    expect(read(after(cycleType(script(speech), 'aside', 1), speech))).toEqual(read(STORY));
    expect(read(after(setType(script(), 'act', 'speech')))[1]).toMatch(/^speech: The sun/u);
    expect(read(after(setType(script(), 'end', 'speech'))).at(-1)).toBe('speech r-theo: FADE OUT');
    const spoken = after(setType(script(), 'theo', 'action'));
    expect(read(after(setType(script(spoken), 'theo', 'aside'), spoken))[3]).toBe(
      'aside Mina: Are you waiting?',
    );
    expect(read(after(setType(script(), 'theo', 'transition')))[3]).toBe('transition: Are you waiting?');
  });

  it('confirms guesses by choosing a speaker, for all that goes on in the speech, and all at once', () => {
    const guessed = after({ changes: ['mina', 'theo'].map((id) => ({ id, set: { guessed: true } })) });
    const chosen = after(setSpeaker(script(guessed), 'mina', { role: 'r-theo', name: 'Theo' }), guessed);
    expect(guessesIn(scenesIn(chosen)).map(({ id }) => id)).toEqual(['theo']);
    expect(read(chosen)[2]).toBe('speech r-theo: Too early.');
    const both = after(setSpeaker(script(), 'theo', { name: 'Bo' }));
    expect(read(both).slice(3, 5)).toEqual(['speech Bo: Are you waiting?', 'aside Bo: (looks up)']);
    expect(guessesIn(scenesIn(after(confirmAll(guessesIn(scenesIn(guessed))), guessed)))).toEqual([]);
  });

  it('makes a speech of a name and a colon: of any name where nobody speaks yet, of known ones else', () => {
    const known = [{ name: 'Mina' }, { role: 'r-theo', name: 'Theo' }];
    const typed = (id: string, text: string, parts = STORY) =>
      typedCue(parts.get(id) as LinePart, text, known) as Edit;
    expect(read(after(typed('act', 'theo: Hello')))[1]).toBe('speech r-theo: Hello');
    expect(read(after(typed('act', 'Mina：你好')))[1]).toBe('speech Mina: 你好');
    expect(typed('act', 'Note: it rains')).toBeUndefined();
    expect(typed('aside', 'Mina: so')).toBeUndefined();
    const nobody = after({ changes: [{ id: 'mina', set: { speaker: null, text: '' } }] });
    expect(read(after(typed('mina', 'Bo:', nobody), nobody))[2]).toBe('speech Bo: ');
  });
});

describe('order', () => {
  it('moves a paragraph past its neighbours, over shots and into the scene beside', () => {
    const up = after(moveLine(script(), 'theo', -1));
    expect(scenesIn(up)[0]?.lines.map(({ id }) => id)).toEqual(['act', 'theo', 'mina', 'aside']);
    expect(read(after(moveLine(script(up), 'theo', 1), up))).toEqual(read(STORY));
    expect(after(moveLine(script(), 'aside', 1)).get('aside')?.parent).toBe('s2');
    expect(after(moveLine(script(), 'end', -1)).get('end')?.parent).toBe('s1');
    expect(moveLine(script(), 'act', -1).changes).toEqual([]);
  });

  it('moves a scene with what is in it, adds one behind another, and deletes one', () => {
    const moved = after(moveScene(script(), 's1', 1));
    expect(scenesIn(moved).map(({ part: { id } }) => id)).toEqual(['s2', 's1']);
    expect(moveScene(script(), 's1', -1).changes).toEqual([]);
    const added = after(addScene(script(), 's1'));
    expect(scenesIn(added).map(({ part: { id } }) => (id.length > 2 ? 'new' : id))).toEqual([
      's1',
      'new',
      's2',
    ]);
    expect(read(after(removeScene(script(), 's1')))).toEqual(['# ', 'transition: FADE OUT']);
    expect(after(removeScene(script(), 's1')).has('shot')).toBe(false);
  });

  it('adds a paragraph at the end of a scene unless an empty one is there, and deletes one', () => {
    const edit = addLine(script(), 's1');
    const parts = after(edit);
    expect(read(parts)[5]).toBe('speech r-theo: ');
    expect(addLine(script(parts), 's1')).toEqual({ changes: [], caret: edit.caret });
    expect(removeLine(script(), 'mina').caret).toEqual({ id: 'act' });
    expect(read(after(toScene(script(), 'theo')))).toContain('# Are you waiting?');
  });
});

it('pastes lines as paragraphs, speeches where they begin with a name of the script', () => {
  const text = 'and waits.\r\n\r\nMina: For the moon.\nTHEO：Ah.\nNote: no name';
  const edit = pasteText(script(), 'act', [14, 30], text);
  const parts = after(edit);
  expect(read(parts).slice(1, 6)).toEqual([
    'action: The sun is up.and waits.',
    'speech Mina: For the moon.',
    'speech r-theo: Ah.',
    'action: Note: no name',
    'speech Mina: Too early.',
  ]);
  expect(caretIn(edit, parts)).toBe('Note: no name|13');
  const long = pasteText(script(), 'act', [0, 30], `one\n${'x'.repeat(12_000)}`);
  expect(
    scenesIn(after(long))[0]
      ?.lines.slice(0, 5)
      .map(({ text: words = '' }) => words.length),
  ).toEqual([3, 5000, 5000, 2000, 10]);
});

it('puts what a model wrote at the end of a scene, with new names as speakers', () => {
  const edit = appendText(
    script(),
    's2',
    'The ferry hums.\nBo: Look!\ntheo: Behind you.\nIt is late: they know, and go.\n',
  );
  expect(read(after(edit)).slice(-4)).toEqual([
    'action: The ferry hums.',
    'speech Bo: Look!',
    'speech r-theo: Behind you.',
    'action: It is late: they know, and go.',
  ]);
});

it('keeps the scenes that did not change as the same objects', () => {
  const before = scenesIn(STORY);
  const parts = after({ changes: [{ id: 'mina', set: { text: 'Late.' } }] });
  const kept = keepScenes(before, scenesIn(parts));
  expect(kept.map((scene, at) => scene === before[at])).toEqual([false, true]);
});
