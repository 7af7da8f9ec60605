import { expect, test } from 'vitest';
import { chooseRenderer } from '../sketch.ts';
import { parse } from './parse.ts';

const nouns = (prompt: string) => parse(prompt).subjects.map(({ noun }) => noun);

test.each([
  ['sand dunes in the desert at night under the stars, photo', { places: ['desert'], time: 'night' }],
  ['a misty pine forest, photo', { places: ['forest'], vegetation: 'pine', weather: 'fog' }],
  ['lavender field under a cloudy sky, photo', { vegetation: 'lavender', weather: 'cloudy' }],
  ['a snowy mountain lake at sunrise, photo', { season: 'winter', weather: 'clear' }],
  ['秋天的湖边，雪山倒映在湖水中，照片', { places: ['lake', 'mountain'], notDrawn: [] }],
  ['满月下的大海，照片', { moon: 'full', time: 'night' }],
])('%s is a landscape without subjects', (prompt, expected) => {
  const brief = parse(prompt);
  expect(brief).toMatchObject({ ...expected, subjects: [] });
  expect(chooseRenderer(brief)).toBe('landscape');
});

test.each([
  ['An owl on a branch at night, full moon', ['owl', 'branch']],
  ['大熊猫坐在竹林里', ['panda']],
  ['A scarecrow in a sunflower field', ['scarecrow']],
  ['a girl among cherry trees in a garden', ['person', 'cherry-tree']],
  ['a boy holding a star', ['person', 'star']],
  ['a cat sleeping on a cloud', ['cat', 'cloud']],
  ['a yellow star', ['star']],
  ['A boy sitting on the moon', ['person', 'crescent-moon']],
  ['an astronaut on the moon', ['person']],
  ['a robot dog', ['robot-dog']],
])('subjects of "%s"', (prompt, expected) => {
  expect(nouns(prompt)).toEqual(expected);
});

test('parts that the scene draws are reported as understood', () => {
  const { understood, notDrawn } = parse('an owl under the full moon and the stars');
  expect(understood.filter(({ as }) => as === 'scenery').map(({ words }) => words)).toEqual([
    'full moon',
    'stars',
  ]);
  expect(notDrawn).toEqual([]);
});

test('a window beside a still life is its light', () => {
  const brief = parse('a coffee mug on a wooden table by the window');
  expect(brief).toMatchObject({ light: 'window', surface: 'wood' });
  expect(brief.subjects.map(({ noun }) => noun)).toEqual(['mug']);
  expect(chooseRenderer(brief)).toBe('product');
});

test('no one wears a raincoat without rain, and no two people wear the same colour', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const spring = parse('a mother, a father, a girl and a boy in a park, spring', { seed }).subjects;
    expect(spring.map(({ look }) => look?.outfit)).not.toContain('raincoat');
    expect(spring.map(({ look }) => look?.outfit)).not.toContain('coat');
    expect(new Set(spring.map(({ look }) => look?.outfitColor)).size).toBe(4);
  }
});

test.each([
  ['一个外星人和一个宇航员在月球上握手', [{ kind: 'beside', subject: 1, object: 0 }]],
  [
    '小男孩抱着一只兔子坐在月亮上',
    [
      { kind: 'holding', subject: 0, object: 1 },
      { kind: 'on', subject: 0, object: 2 },
    ],
  ],
  ['a girl hugging a teddy bear', [{ kind: 'holding', subject: 0, object: 1 }]],
  [
    'A man reading to his son on a bench',
    [
      { kind: 'on', subject: 1, object: 2 },
      { kind: 'on', subject: 0, object: 2 },
    ],
  ],
  [
    'a snowman with a scarf and a hat',
    [
      { kind: 'wearing', subject: 0, object: 1 },
      { kind: 'wearing', subject: 0, object: 2 },
    ],
  ],
])('relations of "%s"', (prompt, expected) => {
  expect(parse(prompt).relations).toEqual(expected);
});
