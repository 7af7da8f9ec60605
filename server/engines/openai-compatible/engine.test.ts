import { expect, test } from 'vitest';
import engine from './engine.ts';

test('a server inside the operator’s network is shown as theirs and keeps its rank', () => {
  const set = (inside: string) =>
    engine.setUp(
      {
        OPENAI_COMPATIBLE_BASE_URL: 'https://models.example.com/v1',
        OPENAI_COMPATIBLE_IMAGE_MODEL: 'draw',
        OPENAI_COMPATIBLE_PRIVATE: inside,
      },
      'intl',
    );
  expect(set('1')).toMatchObject({ kind: 'own', rank: 'hosted' });
  expect(set('0')).toMatchObject({ kind: 'hosted', rank: 'hosted' });
});
