import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Brief } from '../brief.ts';
import { lookOf } from './look.ts';
import { parse } from './parse.ts';

/** A brief in one line: subjects with counts, relations, place. */
function gist(brief: Brief): string {
  const subjects = brief.subjects.map(({ noun, count }) => (count === 1 ? noun : `${count} ${noun}`));
  const name = (index: number) => brief.subjects[index]?.noun ?? '?';
  const relations = brief.relations.map(
    ({ kind, subject, object }) => `${name(subject)} ${kind} ${name(object)}`,
  );
  return [subjects.join(', '), ...relations].join('; ');
}

test.each([
  ['a cat under a table', 'cat, table; cat under table'],
  ['a boy riding a bicycle', 'person, bicycle; person riding bicycle'],
  ['a fox beside a rabbit', 'fox, rabbit; fox beside rabbit'],
  ['an owl on a branch', 'owl, branch; owl on branch'],
  ['a bird in a cage', 'bird, cage; bird in cage'],
  ['a girl holding a red umbrella', 'person, umbrella; person holding umbrella'],
  ['a girl with a lantern', 'person, lantern; person holding lantern'],
  ['a woman with a dog', 'person, dog; person beside dog'],
  ['a vase between two candles', 'vase, 2 candle; vase between candle'],
  ['a bowl of green apples', 'bowl, 3 green-apple; green-apple in bowl'],
  ['a basket full of apples', 'basket, 3 apple; apple in basket'],
  ['a cat surrounded by flowers', 'cat, 3 flower; flower around cat'],
  ['a dragon in front of a castle', 'dragon, castle; dragon in_front_of castle'],
  ['a boy and a girl sitting on a bench', 'person, person, bench; person on bench; person on bench'],
  [
    'a knight riding a white horse beside a wolf',
    'person, horse, wolf; person riding horse; person beside wolf',
  ],
  ['a woman reading a book by the window', 'person, book, window; person holding book; person beside window'],
  ['a cat looking at a goldfish', 'cat, fish; cat looking_at fish'],
  ['a T-rex behind a school bus', 'dinosaur, bus; dinosaur behind bus'],
  ['12 birds', '7 bird'],
  ['猫在桌子下面', 'cat, table; cat under table'],
  ['桌子上的猫', 'table, cat; cat on table'],
  ['桌子上有一只猫', 'table, cat; cat on table'],
  ['骑着自行车的男孩', 'bicycle, person; person riding bicycle'],
  ['男孩骑着自行车', 'person, bicycle; person riding bicycle'],
  ['拿着灯笼的女孩', 'lantern, person; person holding lantern'],
  ['在大树下看书的女孩', 'tree, person; person under tree'],
  ['一个老人在大树下看书', 'person, tree; person under tree'],
  ['站在老人旁边的狗', 'person, dog; dog beside person'],
  ['小狗和小猫之间有一个红色的球', 'dog, cat, ball; ball between dog; ball between cat'],
  ['奶奶和孙女坐在长椅上', 'person, person, bench; person on bench; person on bench'],
  ['城堡前面有一条龙', 'castle, dragon; dragon in_front_of castle'],
  ['一群大雁飞过天空', '5 goose'],
  ['三只小猫在沙发上睡觉', '3 cat, sofa; cat on sofa'],
  ['戴着草帽的农夫牵着一头牛', 'person, cow; person beside cow'],
  ['一家三口在海边散步', 'person, person, person'],
  ['a mother and her two children', 'person, 2 person'],
  ['kids flying kites', '3 person, 3 kite; person holding kite'],
  ['渔夫坐在小船上，手里拿着鱼竿', 'person, boat, fishing-rod; person on boat; person holding fishing-rod'],
  ['一个少年推着自行车，旁边有一只狐狸', 'person, bicycle, fox; person beside bicycle; fox beside person'],
  ['小男孩抱着泰迪熊坐在床上', 'person, teddy-bear, bed; person holding teddy-bear; person on bed'],
  ['少年侠客', 'person'],
])('%s', (prompt, expected) => {
  expect(gist(parse(prompt))).toBe(expected);
});

test.each([
  [
    'A detective in a neon alley, cyberpunk, rainy night',
    { places: ['street'], style: 'cyberpunk', weather: 'rain', time: 'night', light: 'neon' },
  ],
  ['a valley at sunrise', { places: ['mountain'], time: 'dawn', styleAsked: false, subjects: [] }],
  ['水墨画，江上孤舟', { style: 'water_ink', places: ['river'], language: 'zh' }],
  ['马克杯放在大理石桌面上', { surface: 'marble', places: ['table'], style: 'ultra_realistic' }],
  ['A red ceramic mug on a wooden table', { surface: 'wood', places: ['table'], placeAsked: true }],
  ['an astronaut on the moon, 3D cartoon', { places: ['moon'], style: '3d_cartoon', time: 'night' }],
  ['穿雨衣的女孩站在雨夜的街道上', { places: ['street'], weather: 'rain', time: 'night' }],
  ['冬天的雪地里', { places: ['snowland'], season: 'winter', placeAsked: true }],
  ['a penguin', { places: ['snowland'], placeAsked: false, season: 'winter' }],
])('setting of %s', (prompt, expected) => {
  expect(parse(prompt)).toMatchObject(expected);
});

test.each([
  [
    'a girl with long blonde hair and glasses',
    { gender: 'female', age: 'child', hairColor: '#e2b24c', hairStyle: 'long', accessories: ['glasses'] },
  ],
  ['穿黄色雨衣的小女孩', { gender: 'female', outfit: 'raincoat', outfitColor: '#f6c21c' }],
  ['an old fisherman with a white beard', { gender: 'male', age: 'elder', hairColor: '#f3f1ec' }],
  ['围着红色围巾的男孩', { accessories: ['scarf'], accentColor: '#c8322b' }],
  ['a happy samurai running', { outfit: 'kimono', mood: 'happy', pose: 'run' }],
  ['坐在长椅上哭泣的老奶奶', { gender: 'female', age: 'elder', pose: 'sit', mood: 'sad' }],
  ['a black man in a grey suit', { skin: '#7a4a2f', outfitColor: '#8d9299' }],
  ['a girl in red', { outfitColor: '#c8322b' }],
  ['a girl without a hat', { accessories: [] }],
  ['没有戴帽子的女孩', { accessories: [] }],
  ['a girl holding a red umbrella', { accessories: ['umbrella'], accentColor: '#c8322b', pose: 'hold' }],
])('look of %s', (prompt, expected) => {
  const person = parse(prompt, { seed: 7 }).subjects.find(({ kind }) => kind === 'person');
  expect(person?.look).toMatchObject(expected);
});

test.each([
  ['江上一叶小舟', 1, 'boat'],
  ['湖上两叶扁舟', 2, 'boat'],
  ['桌上一壶茶', 1, 'coffee'],
  ['三列火车驶过草原', 3, 'train'],
  ['一行大雁', 1, 'goose'],
])('the measure word of %s counts, and is not left over', (prompt, count, noun) => {
  const { subjects, notDrawn } = parse(prompt);
  expect(notDrawn).toEqual([]);
  expect(subjects).toMatchObject([{ noun, count }]);
});

test.each(['老人独自坐在长椅上', '渔翁独坐小舟', '红色汽车驶过城市', '男孩背书包', 'a still lake'])(
  '%s leaves no word over',
  (prompt) => {
    expect(parse(prompt).notDrawn).toEqual([]);
  },
);

test('looks go to the person they describe', () => {
  const [boy, girl] = parse('一个戴红色围巾的男孩和一个穿蓝色裙子的女孩').subjects;
  expect(boy?.look).toMatchObject({ gender: 'male', accessories: ['scarf'], accentColor: '#c8322b' });
  expect(girl?.look).toMatchObject({
    gender: 'female',
    outfit: 'dress',
    outfitColor: '#2f6fc4',
    accessories: [],
  });
  const [son, daughter] = parse('a boy in a blue hoodie and a girl in a yellow dress walking').subjects;
  expect(son?.look).toMatchObject({ outfit: 'hoodie', outfitColor: '#2f6fc4', pose: 'walk' });
  expect(daughter?.look).toMatchObject({ outfit: 'dress', outfitColor: '#f6c21c', pose: 'walk' });
});

test.each([
  ['a catalogue', []],
  ['一个马克杯', ['mug']],
  ['空空的马路', []],
  ['龙虾', ['lobster']],
  ['向日葵', ['sunflower']],
  ['a carpet', ['rug']],
  ['an education', []],
  ['无人机', ['drone']],
])('no word within a word: %s', (prompt, nouns) => {
  expect(parse(prompt).subjects.map(({ noun }) => noun)).toEqual(nouns);
});

test.each([
  ['no people, an empty street in Venice', [], ['Venice']],
  ['沙漠里没有人，只有一只骆驼', ['camel'], []],
  ['a cat with blue eyes', ['cat'], ['blue eyes']],
  ['a sign with the text "HELLO CAT"', [], ['sign', 'text', 'HELLO CAT']],
  ['a dog, no text, no watermark', ['dog'], []],
  ['猫が座っている', [], ['猫が座っている']],
  ['Кот сидит', [], ['Кот', 'сидит']],
  ['🐱 !!!', [], ['🐱']],
])('words that are not drawn: %s', (prompt, nouns, notDrawn) => {
  const brief = parse(prompt);
  expect(brief.subjects.map(({ noun }) => noun)).toEqual(nouns);
  expect(brief.notDrawn).toEqual(notDrawn);
  expect(brief.places.length).toBeGreaterThan(0);
});

test('a style that is not among the nine is reported as the nearest', () => {
  const brief = parse('oil painting of a horse');
  expect(brief.style).toBe('picture_book');
  expect(brief.understood).toContainEqual({
    words: 'oil painting',
    span: { start: 0, end: 12 },
    as: 'nearest_style',
  });
  expect(parse('水墨的马', { style: 'anime' })).toMatchObject({ style: 'anime', styleAsked: true });
});

test('a picture has at most eight subjects; the ninth is reported', () => {
  const brief = parse('a cat, a dog, a fox, a wolf, a bear, a lion, a tiger, a horse, a zebra');
  expect(brief.subjects).toHaveLength(8);
  expect(brief.notDrawn).toEqual(['zebra']);
});

test('the same words and seed give the same person, whatever their context', () => {
  const look = (prompt: string) => parse(prompt, { seed: 3 }).subjects[0]?.look;
  expect(look('a girl in a forest')).toEqual(look('a girl in a city at night'));
  expect(lookOf('an old king with glasses', 5)).toEqual(lookOf('an old king with glasses', 5));
  expect(lookOf('an old king with glasses', 5)).toMatchObject({
    age: 'elder',
    gender: 'male',
    outfit: 'gown',
  });
  expect(lookOf('一个戴眼镜的女孩', 5).accessories).toEqual(['glasses']);
});

test('any string gives a brief whose spans and indexes hold', () => {
  const words = fc.constantFrom(
    'a cat',
    '猫',
    '在',
    '的',
    '桌子上',
    'no',
    '没有',
    ' and ',
    'under',
    '“',
    '"',
    'text',
    '\ud800',
    '红色',
    ' ',
    ',',
    '和',
  );
  const prompts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(prompts, (prompt) => {
      const brief = parse(prompt);
      expect(brief.places.length).toBeGreaterThan(0);
      expect(brief.subjects.length).toBeLessThanOrEqual(8);
      for (const [index, subject] of brief.subjects.entries()) {
        expect(subject.index).toBe(index);
        expect(prompt.slice(subject.span.start, subject.span.end)).toBe(subject.words);
        expect(subject.count >= 1 && subject.count <= 7).toBe(true);
      }
      for (const { subject, object } of brief.relations) {
        expect(Math.max(subject, object)).toBeLessThan(brief.subjects.length);
        expect(subject).not.toBe(object);
      }
      for (const { words: told, span } of brief.understood)
        expect(prompt.slice(span.start, span.end)).toBe(told);
    }),
  );
});
