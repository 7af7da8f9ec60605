import { describe, expect, test } from 'vitest';
import { hashText } from '../brief.ts';
import type { ShotRequest, StoryCharacter } from '../request.ts';
import { castMember } from './cast.ts';
import { composeShot } from './compose-shot.ts';
import { composeLook } from './draw-look.ts';
import { drawShot } from './draw-shot.ts';

const MINA: StoryCharacter = {
  name: 'Mina',
  description: 'a nine-year-old girl with red hair in two pigtails, glasses and a blue dress',
};
const THEO: StoryCharacter = { name: 'Theo', description: 'an old man with a white beard and a green coat' };
const BEACH = { name: 'Beach', description: 'a beach with a lighthouse at dusk' };

const shot = (prompt: string, rest: Partial<ShotRequest> = {}) =>
  composeShot({ prompt, characters: [MINA, THEO], place: BEACH, width: 320, height: 180, seed: 1, ...rest });
/** The looks of the characters by their names, without what they do and feel. */
const looksIn = (...given: Parameters<typeof shot>) => {
  const { brief } = shot(...given);
  return Object.fromEntries(
    brief.subjects.flatMap(({ words, look }) =>
      look ? [[words, { ...look, pose: undefined, mood: undefined }]] : [],
    ),
  );
};

describe('a character', () => {
  test('is the same in every shot as in its look, also beside another one', () => {
    const sheet = (character: StoryCharacter) => {
      const look = composeLook({ character, seed: 0, width: 256, height: 256 }).member.subject.look;
      return { ...look, pose: undefined, mood: undefined };
    };
    const expected = { Mina: sheet(MINA), Theo: sheet(THEO) };
    for (const [at, prompt] of [
      'Mina runs after Theo',
      'THEO waves to MINA',
      '@Theo reads a book to @Mina on a bench',
      'They look at the sea',
      'Mina laughs. Mina jumps. Theo is sad.',
      '',
      'Theo和Mina在海边散步',
    ].entries())
      expect(looksIn(prompt, { seed: at })).toEqual(expected);
  });

  test('stands beside whom it runs into', () => {
    const { brief, layout } = shot('Mina runs into Theo');
    expect(brief.relations.map(({ kind }) => kind)).toEqual(['beside']);
    expect(layout.figures.filter(({ noun, parent }) => noun === 'person' && parent !== undefined)).toEqual(
      [],
    );
  });

  test('does and feels what the words say of it', () => {
    const { brief } = shot('Mina runs, Theo reads a book and is sad');
    const of = (name: string) => brief.subjects.find(({ words }) => words === name)?.look;
    expect([of('Mina')?.pose, of('Theo')?.pose, of('Theo')?.mood]).toEqual(['run', 'read', 'sad']);
  });

  test('is the one whom the words describe, if they name nobody', () => {
    const { brief } = shot('An old man ties up a red boat', { characters: [THEO] });
    expect(brief.subjects.filter(({ kind }) => kind === 'person')).toHaveLength(1);
    expect(brief.subjects.find(({ look }) => look)?.look).toMatchObject({
      accessories: ['beard'],
      outfit: 'coat',
    });
  });

  test('changes only in what a changed word says, and its traits win over the words', () => {
    const look = (description: string, traits?: StoryCharacter['traits']) =>
      castMember({ name: 'Mina', description, traits }).subject.look;
    const before = look('a girl in a blue dress');
    expect(look('a girl in a red dress')).toEqual({
      ...before,
      outfitColor: look('a girl in a red dress')?.outfitColor,
    });
    expect(look('a woman in a blue dress')).toEqual({ ...before, age: 'adult' });
    const fixed = { hairStyle: 'bun', hairColor: '#112233', accessories: ['hat'], age: 'elder' } as const;
    expect(
      look('a girl with glasses and long red hair in a blue dress', { ...fixed, accessories: ['hat'] }),
    ).toEqual({
      ...before,
      ...fixed,
    });
  });

  test('may be an animal, and has a name in Chinese', () => {
    const dog = { name: 'Rex', description: 'a small brown dog' };
    const { brief } = shot('Mina walks with Rex', { characters: [MINA, dog] });
    expect(brief.subjects.map(({ words, noun }) => [words, noun])).toEqual([
      ['Mina', 'person'],
      ['Rex', 'dog'],
    ]);
    const girl = { name: '小美', description: '八岁的女孩，红色双马尾，戴眼镜' };
    const told = shot('小美在海边奔跑', { characters: [girl], place: undefined }).brief;
    expect(told.subjects[0]).toMatchObject({
      words: '小美',
      look: { pose: 'run', hairStyle: 'pigtails', age: 'child' },
    });
  });
});

describe('a place', () => {
  test('has the same background in every shot, with any characters and any seed', () => {
    const scenes = [
      shot('Mina runs'),
      shot('Theo sleeps', { seed: 9 }),
      shot('', { characters: [], seed: 3 }),
    ];
    const things = scenes.map(({ layout }) => layout.figures.filter(({ noun }) => noun === 'lighthouse'));
    for (const [at, { scene }] of scenes.entries()) {
      expect(hashText(JSON.stringify(scene))).toBe(hashText(JSON.stringify(scenes[0]?.scene)));
      expect(things[at]).toHaveLength(1);
      expect(things[at]?.map(({ x, y, scale }) => [x, y, scale])).toEqual(
        things[0]?.map(({ x, y, scale }) => [x, y, scale]),
      );
    }
  });

  test('takes hour and weather from what happens, if that names them', () => {
    expect(shot('Mina runs').brief).toMatchObject({ places: ['beach'], time: 'dusk', weather: 'clear' });
    expect(shot('Mina runs in a kitchen at night in the rain').brief).toMatchObject({
      places: ['beach'],
      time: 'night',
      weather: 'rain',
    });
  });
});

test('a nearer shot shows the faces larger, and all of them', () => {
  const sizes = ['wide', 'full', 'medium', 'close'] as const;
  const heads = sizes.map((size) => {
    const { layout, brief } = shot('Mina and Theo wave', { size });
    return layout.figures.flatMap(({ figure, subject, x, y, scale }) => {
      const { head } = figure.anchors;
      return brief.subjects[subject]?.look && head
        ? [{ x: x + head.x * scale, y: y + head.y * scale, scale }]
        : [];
    });
  });
  for (const two of heads) {
    expect(two).toHaveLength(2);
    for (const { x, y } of two) expect([x > 0 && x < 320, y > 0 && y < 180]).toEqual([true, true]);
  }
  const scales = heads.map(([first]) => first?.scale ?? 0);
  expect(scales).toEqual(scales.toSorted((one, other) => one - other));
  expect((scales[3] ?? 0) / (scales[1] ?? 1)).toBeGreaterThan(1.5);
});

test('any size of shot can be drawn of anything, and what is not drawn is said', () => {
  for (const size of ['wide', 'medium', 'close', 'detail'] as const)
    for (const prompt of ['Mina holds a lantern, Theo sleeps on a bench', 'zxcv', 'a cat under a table']) {
      const request = {
        kind: 'shot',
        prompt,
        characters: [MINA, THEO],
        size,
        width: 256,
        height: 256,
        seed: 2,
      } as const;
      const { raster, notDrawn } = drawShot({ ...request, place: BEACH }, () => undefined);
      expect(raster.data).toHaveLength(256 * 256 * 3);
      expect(notDrawn.includes('zxcv')).toBe(prompt === 'zxcv');
    }
});
