import { aiObjectReplacer } from '@inkreel/contract/tools/ai-object-replacer.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { replaceModel } from '@inkreel/contract/tools/replace-model.ts';
import { shoe } from '@inkreel/contract/tools/shoe.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import { expect, test } from 'vitest';
import { givenTo } from './given-to.ts';

const given = (tool: Tool, language: 'en' | 'zh') => {
  const [sample] = tool.samples;
  if (!sample) throw new Error('the tool has no sample');
  return givenTo(tool, sample, language);
};

test('pictures are listed by their field, one or many', () => {
  expect(given(shoe, 'zh')).toEqual([
    { label: '鞋子，最多三个角度', pictures: ['/samples/shoe/sneaker.webp'] },
  ]);
});

test('words are listed only in the language that they are written in', () => {
  const words = ({ words: said }: { words?: string }) => said;
  expect(given(replaceModel, 'en').map(words)).toEqual([
    'A woman of seventy, dark skin, grey hair in a bun, friendly',
  ]);
  expect(given(replaceModel, 'zh')).toEqual([]);
  expect(given(aiObjectReplacer, 'zh').map(({ pictures }) => pictures)).toEqual([
    ['/samples/ai-object-replacer/mug-mask.png'],
  ]);
});

test('sounds and films are not pictures', () => {
  expect(given(videoRetalk, 'en')).toEqual([]);
});
