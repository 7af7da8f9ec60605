import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

test('contains all questions and steps', () => {
  const text = aiImageGenerator.text.en;
  const [faq, howTo] = JSON.parse(structuredData(text));
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    text.questions.map(({ question }) => question),
  );
  expect(howTo.step).toHaveLength(3);
});

test('a text cannot end the script element', () => {
  const text = { ...aiImageGenerator.text.en, name: '</script><script>alert(1)</script>' };
  expect(structuredData(text)).not.toContain('<');
  expect(JSON.parse(structuredData(text))[1].name).toBe(text.name);
});
