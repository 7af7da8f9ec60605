import { describe, expect, it } from 'vitest';
import type { SplitScript } from './split.ts';
import { splitScript } from './split-script.ts';

/** A script in one line per part, as it is read. */
const outline = ({ scenes }: SplitScript) =>
  scenes.flatMap(({ heading, parts }) => [
    `# ${heading}`,
    ...parts.map(
      ({ kind, speaker, text, confidence }) =>
        `${kind}${speaker ? ` ${speaker}` : ''}${kind === 'dialogue' ? ` (${confidence})` : ''}: ${text.replaceAll('\n', ' / ')}`,
    ),
  ]);
const said = ({ scenes }: SplitScript) =>
  scenes
    .flatMap(({ parts }) => parts)
    .filter(({ kind }) => kind === 'dialogue')
    .map(({ speaker, text }) => `${speaker}: ${text}`);

const FOUNTAIN = `Title: The Kite
  A draft
Author: N. N.

# Act One
= They meet.

EXT. BEACH - DUSK #1A#

A kite dips. [[Too early?]]

ANNA (V.O.)
(softly)
I *never* liked kites.
  
Not once.

/* BEN
Cut. */

BEN
You do!

ANNA ^
I don't!

@McAllister
Hello.

!BANG

~Over the sea

.MEANWHILE

> FADE TO WHITE.

> The End <
`;

describe('splitting of formatted scripts', () => {
  it('reads Fountain with forced elements, notes, boneyard, lyrics and two who speak at once', () => {
    const split = splitScript(FOUNTAIN);
    expect(split.form).toBe('fountain');
    expect(split.title).toEqual({ title: 'The Kite\nA draft', author: 'N. N.' });
    expect(split.scenes[0]?.notes).toEqual(['# Act One', '= They meet.', 'Too early?', '/* BEN\nCut. */']);
    expect(outline(split)).toEqual([
      '# EXT. BEACH - DUSK',
      'action: A kite dips.',
      'parenthetical Anna: softly',
      'dialogue Anna (named): I never liked kites. / Not once.',
      'dialogue Ben (named): You do!',
      "dialogue Anna (named): I don't!",
      'dialogue McAllister (named): Hello.',
      'action: BANG',
      'action: Over the sea',
      '# MEANWHILE',
      'transition: FADE TO WHITE.',
      'action: The End',
    ]);
  });

  it('loses no word of a Fountain text', () => {
    const text = FOUNTAIN;
    const { title, scenes } = splitScript(text);
    const kept = [
      ...Object.entries(title).flat(),
      ...scenes.flatMap(({ heading, number = '', notes, parts }) => [
        heading,
        number,
        ...notes,
        ...parts.flatMap(({ text: words, speaker = '', voice = '' }) => [words, speaker, voice]),
      ]),
    ]
      .join(' ')
      .toLowerCase();
    const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    expect(words.filter((word) => !kept.includes(word))).toEqual([]);
  });

  it('reads a printed screenplay by its indentation', () => {
    const split = splitScript(`12  INT. KITCHEN - NIGHT  12

Rain on the glass. Anna looks at a letter on the table and does not
open it.

                    ANNA
              (to herself,
              quietly)
          Tomorrow. I will open it
          tomorrow.

                    BEN (O.S.)
          ANNA!

                                             CUT TO:

EXT. GARDEN - DAY
`);
    expect(split.form).toBe('screenplay');
    expect(outline(split)).toEqual([
      '# 12  INT. KITCHEN - NIGHT  12',
      'action: Rain on the glass. Anna looks at a letter on the table and does not open it.',
      'parenthetical Anna: to herself, quietly',
      'dialogue Anna (named): Tomorrow. I will open it tomorrow.',
      'dialogue Ben (named): ANNA!',
      'transition: CUT TO:',
      '# EXT. GARDEN - DAY',
    ]);
    expect(split.scenes[0]).toMatchObject({ place: 'KITCHEN', time: 'NIGHT' });
  });

  it('reads stage plays with names before the words', () => {
    const split = splitScript(`ACT I

SCENE I. A hall.

[Enter the DUKE and his FOOL.]

DUKE. What news?
FOOL. None, my lord. [Bows] And plenty.

DUKE. [Laughs.] Speak plainly.

FOOL. Then I am silent.
`);
    expect(split.form).toBe('stage');
    expect(outline(split)).toEqual([
      '# ACT I · SCENE I. A hall.',
      'action: Enter the DUKE and his FOOL.',
      'dialogue Duke (named): What news?',
      'dialogue Fool (named): None, my lord.',
      'parenthetical Fool: Bows',
      'dialogue Fool (named): And plenty.',
      'parenthetical Duke: Laughs.',
      'dialogue Duke (named): Speak plainly.',
      'dialogue Fool (named): Then I am silent.',
    ]);
  });

  it('reads names with a colon in two languages', () => {
    expect(said(splitScript('Anna: Is it ten?\nBen (yawning): Nearly.\nAnna: Then go.\n'))).toEqual([
      'Anna: Is it ten?',
      'Ben: Nearly.',
      'Anna: Then go.',
    ]);
    expect(said(splitScript('小明：几点了？\n小红（打哈欠）：快十点了。\n小明：走吧。\n'))).toEqual([
      '小明: 几点了？',
      '小红: 快十点了。',
      '小明: 走吧。',
    ]);
  });

  it('reads Chinese scripts with numbered scenes, directions and names on their own line', () => {
    const split = splitScript(`第一场　内景　茶馆　夜
人物：王掌柜、小六

△ 灯光昏黄。

小六：（轻声）掌柜的，来客了。
王掌柜：请。

第二场　外景　街口　日

小六：天亮了。
`);
    expect(split.form).toBe('juben');
    expect(split.scenes.map(({ place, time }) => [place, time])).toEqual([
      ['茶馆', '夜'],
      ['街口', '日'],
    ]);
    expect(outline(split)).toEqual([
      '# 第一场　内景　茶馆　夜',
      'action: 灯光昏黄。',
      'parenthetical 小六: 轻声',
      'dialogue 小六 (named): 掌柜的，来客了。',
      'dialogue 王掌柜 (named): 请。',
      '# 第二场　外景　街口　日',
      'dialogue 小六 (named): 天亮了。',
    ]);
    expect(
      said(splitScript('1. 内 教室 日\n\n老师\n上课。\n\n学生\n（起立）\n老师好！\n\n老师\n请坐。\n')),
    ).toEqual(['老师: 上课。', '学生: 老师好！', '老师: 请坐。']);
  });
});

describe('splitting of prose', () => {
  it('names speakers from the verbs of saying and marks turns as guesses', () => {
    const split = splitScript(
      '“Is it far?” asked Anna.\n\nBen shook his head and said, “An hour.”\n\n“On foot?”\n\n“On foot,” he said. “Or two.”\n',
    );
    expect(outline(split)).toEqual([
      '# ',
      'dialogue Anna (likely): Is it far?',
      'action: asked Anna.',
      'action: Ben shook his head and said,',
      'dialogue Ben (likely): An hour.',
      'dialogue Anna (guess): On foot?',
      'dialogue Ben (likely): On foot,',
      'action: he said.',
      'dialogue Ben (guess): Or two.',
    ]);
  });

  it('reads Chinese prose with the speaker before or after the words', () => {
    const split = splitScript(
      '小明放下书，轻声问道：“你听见了吗？”小红摇头说：“没有。”\n\n“那是风。”小明又说。\n\n“也许吧。”\n',
    );
    expect(said(split)).toEqual(['小明: 你听见了吗？', '小红: 没有。', '小明: 那是风。', '小红: 也许吧。']);
  });

  it('takes quoted words that nobody says for narration', () => {
    expect(said(splitScript('他把“自由”两个字写在墙上。\n\n老王说：“擦掉。”\n'))).toEqual(['老王: 擦掉。']);
  });
});

describe('any text', () => {
  it.each([
    ['empty', ''],
    ['white space', ' \n\t\u3000\n'],
    ['NULs', 'A\0: b\0\nA: c\n\0\0'],
    ['lone surrogates', '\ud800: hi\n\udfff: ho\n'],
    ['deep brackets', `${'('.repeat(50_000)}${'[['.repeat(20_000)}`],
    ['deep quotes', '“'.repeat(50_000)],
    ['comments without an end', '/* '.repeat(50_000)],
  ])('is split without an error: %s', (_, text) => {
    const { scenes } = splitScript(text);
    for (const { parts } of scenes) for (const part of parts) expect(part.text.isWellFormed()).toBe(true);
  });

  it('keeps the position of every part in the text', () => {
    const text = 'INT. A - DAY\r\n\r\nANNA\r\nHello.\r\n\r\nBEN\r\nBye. [[x]] Now.\r\n';
    const parts = splitScript(text).scenes.flatMap((scene) => scene.parts);
    expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual(['Hello.', 'Bye. [[x]] Now.']);
  });
});
