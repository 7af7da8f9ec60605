import { describe, expect, it } from 'vitest';
import type { Part } from '../documents/parts/part.ts';
import { storyKind } from '../documents/story-document.ts';
import { splitScript } from '../script/split-script.ts';
import { piecesOf, toStoryParts } from './to-story-parts.ts';

const SCRIPT = `EXT. BEACH - DUSK

Anna flies a kite. Ben watches.

ANNA
(softly)
It pulls.

BEN
Let go.

ANNA
Never.

CUT TO:

INT. HUT - NIGHT

BEN
Did you?
`;

function storyOf(script: string, language: 'en' | 'zh' = 'en') {
  let count = 0;
  const split = splitScript(script, language);
  const roles = new Map(split.speakers.map(({ name }) => [name, `role-${name}`]));
  return toStoryParts(split, {
    language,
    createId: () => `p${(count += 1)}`,
    roles,
    head: { style: 'picture_book' },
  });
}
const shotsOf = (parts: readonly Part[]) => parts.filter(({ kind }) => kind === 'shot');

describe('a split script as a story', () => {
  it('has a shot for each description and for up to two speeches, with its people and its time', () => {
    const shots = shotsOf(storyOf(SCRIPT));
    expect(
      shots.map(({ text, size, roles }) => [
        text,
        size,
        (roles as { role: string }[]).map(({ role }) => role),
      ]),
    ).toEqual([
      ['Anna flies a kite. Ben watches.', 'wide', ['role-Anna', 'role-Ben']],
      ['Anna and Ben talk', 'medium', ['role-Anna', 'role-Ben']],
      ['Anna speaks', 'close', ['role-Anna']],
      ['Ben speaks', 'wide', ['role-Ben']],
    ]);
    for (const { seconds } of shots) expect(seconds).toBeGreaterThanOrEqual(2);
  });

  it('keeps every word in a line of its shot, and places by name', () => {
    const parts = storyOf(SCRIPT);
    expect(
      parts.filter(({ kind }) => kind === 'line').map(({ type, text, speaker }) => [type, text, speaker]),
    ).toEqual([
      ['action', 'Anna flies a kite. Ben watches.', undefined],
      ['aside', 'softly', 'Anna'],
      ['speech', 'It pulls.', 'Anna'],
      ['speech', 'Let go.', 'Ben'],
      ['speech', 'Never.', 'Anna'],
      ['transition', 'CUT TO:', undefined],
      ['speech', 'Did you?', 'Ben'],
    ]);
    expect(parts.filter(({ kind }) => kind === 'place').map(({ name }) => name)).toEqual(['BEACH', 'HUT']);
  });

  it('is accepted by the kind of document, also for long paragraphs and wild names', () => {
    const wild = `=HYPERLINK("a")<b>: ${'A sentence of words. '.repeat(600)}\n${'名'.repeat(300)}\n\n<img onerror=x>: ok\nAnna: hi\nAnna: ho\n`;
    for (const script of [SCRIPT, wild, `“${'很长的话。'.repeat(3000)}”小明说。`]) {
      for (const part of storyOf(script)) {
        const { fields } = storyKind.parts[part.kind] as {
          fields: Record<string, (value: never) => unknown>;
        };
        for (const [field, check] of Object.entries(fields)) {
          if (part[field] !== undefined)
            expect(check(part[field] as never), `${part.kind} ${field}`).not.toBe(false);
        }
      }
    }
  });

  it('gives no shot to the words around a quote', () => {
    const parts = storyOf(
      '“你去哪儿？”小明问。\n\n“回家。”小红说。\n\n门开了，风把桌上的信吹到了地上，谁也没有去捡它。\n',
      'zh',
    );
    expect(shotsOf(parts).map(({ text }) => text)).toEqual([
      '小明和小红在说话',
      '门开了，风把桌上的信吹到了地上，谁也没有去捡它。',
    ]);
  });
});

it('cuts long texts after sentences and keeps characters whole', () => {
  expect(piecesOf('One. Two. Three.', 10)).toEqual(['One. Two.', 'Three.']);
  expect(piecesOf('😀'.repeat(3), 3)).toEqual(['😀', '😀', '😀']);
});
