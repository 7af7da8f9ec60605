import { expect, test } from 'vitest';
import { STYLES } from '../brief.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import { characterBrief } from './character-brief.ts';
import { takeAge } from './spoken-age.ts';

const GIRL = 'A ten-year-old girl with short red hair, glasses, a green coat and a yellow scarf';
const lookIn = (scene: string, seed = 1, character = GIRL) =>
  characterBrief({ character, scene, seed }).subjects.find(({ look }) => look)?.look;

test('one description is one person, whatever the scene, the seed and the style', () => {
  const looks = [
    lookIn('reading under a tree', 1),
    lookIn('She walks a dog on the beach', 99),
    lookIn('in a cafe', 7),
    ...STYLES.map(
      (style) => characterBrief({ character: GIRL, scene: 'a boat', seed: 3, style }).subjects[0]?.look,
    ),
  ].map((look) => ({ ...look, pose: undefined, mood: undefined }));
  for (const look of looks) expect(look).toEqual(looks[0]);
  expect(looks[0]).toMatchObject({
    age: 'child',
    gender: 'female',
    hairStyle: 'bob',
    outfit: 'coat',
    accessories: ['glasses', 'scarf'],
  });
});

test('the scene decides action, emotion and held objects', () => {
  expect(lookIn('running on the beach')?.pose).toBe('run');
  expect(lookIn('sad in the rain')?.mood).toBe('sad');
  expect(lookIn('holding an umbrella in the rain')?.accessories).toContain('umbrella');
  expect(lookIn('in a cafe')?.accessories).not.toContain('umbrella');
});

test('a trade does not bring its tools into every scene', () => {
  expect(lookIn('in a kitchen', 1, 'an old fisherman')?.accessories).not.toContain('fishing_rod');
  expect(lookIn('fishing in a boat', 1, 'an old fisherman')?.accessories).toContain('fishing_rod');
});

test('a scene without people gets the character, a scene with others keeps them', () => {
  const kitchen = characterBrief({ character: GIRL, scene: 'in a kitchen', seed: 1 });
  expect(kitchen.subjects.map(({ kind }) => kind)).toEqual(['person']);
  expect(kitchen.places[0]).toBe('kitchen');
  const walk = characterBrief({ character: GIRL, scene: 'a girl and an old man in the park', seed: 1 });
  expect(walk.subjects.map(({ look }) => look?.age)).toEqual(['child', 'elder']);
});

test('understands Chinese descriptions and scenes', () => {
  const brief = characterBrief({
    character: '六十五岁的渔夫，白胡子，穿蓝色外套',
    scene: '在江上的小船里钓鱼',
    seed: 4,
  });
  const look = brief.subjects.find((subject) => subject.look)?.look;
  expect(look).toMatchObject({ age: 'elder', outfit: 'coat' });
  expect(look?.accessories).toContain('beard');
  expect(look?.accessories).toContain('fishing_rod');
  expect(brief.subjects.some(({ noun }) => noun === 'boat')).toBe(true);
});

test('a description without a word for a person is still a person', () => {
  expect(lookIn('in a cafe', 1, 'long black hair, red dress')).toMatchObject({
    hairStyle: 'long',
    outfit: 'dress',
  });
});

test('undrawn words of description and scene are reported', () => {
  const { notDrawn } = characterBrief({
    character: 'a girl with freckles',
    scene: 'juggling photons',
    seed: 1,
  });
  expect(notDrawn).toContain('freckles');
  expect(notDrawn).toContain('photons');
});

test('the report names the description first, then the scene', () => {
  const brief = characterBrief({ character: GIRL, scene: 'on the moon', seed: 1 });
  const words = wordsUnderstood(brief, brief.notDrawn);
  for (const word of ['red', 'coat', 'scarf', 'moon']) expect(words).toContain(word);
  expect(words.indexOf('coat')).toBeLessThan(words.indexOf('moon'));
});

test.each([
  ['ten-year-old girl', 'child', 'girl'],
  ['a 15 years old boy', 'teen', 'a boy'],
  ['woman, aged 30 years old', 'adult', 'woman,'],
  ['seventy year old man', 'elder', 'man'],
  ['8岁的女孩', 'child', '女孩'],
  ['二十五岁的女子', 'adult', '女子'],
  ['十七岁少年', 'teen', '少年'],
  ['an old man', undefined, 'an old man'],
])('%s', (text, age, rest) => {
  expect(takeAge(text)).toEqual(age === undefined ? { rest } : { age, rest });
});
