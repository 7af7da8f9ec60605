import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import { describe, expect, it } from 'vitest';
import type { Client } from '../lib/client.ts';
import { keepInStock, stockName } from './keep-in-stock.ts';
import type { VerbSubject } from './verb-subject.ts';

const file = { url: '/files/2026/11/a.png?v=2' } as TaskResult['file'];
const subject = (prompt: string | null): VerbSubject => ({
  result: { index: 1, file } as TaskResult,
  toolId: 'upscale',
  prompt,
  projectId: null,
});

describe('the name of a result in the stock', () => {
  it.each([
    ['its prompt in one line', ' A red\n mug ', 'A red mug'],
    ['the tool and its place where there is none', ' ', 'Upscaler 2'],
    ['whole words of a long prompt', 'boat '.repeat(40), 'boat '.repeat(24).trim()],
    ['a long prompt without spaces, cut', '船'.repeat(200), '船'.repeat(120)],
    ['no half of a character', `a${'🚤'.repeat(80)}`, `a${'🚤'.repeat(59)}`],
  ])('is %s', (_what, prompt, expected) => {
    expect(stockName(subject(prompt), 'Upscaler')).toBe(expected);
  });

  it('is the tool’s name if there is no prompt', () => {
    expect(stockName(subject(null), 'Upscaler')).toBe('Upscaler 2');
  });
});

describe('keeping a result', () => {
  const stock = (paths: readonly string[]) => {
    const added: unknown[] = [];
    const call = (async ({ method }: { method: string }, { body }: { body?: unknown }) => {
      if (method === 'POST') return added.push(body);
      return { items: paths.map((path) => ({ file: { path } })), next: null };
    }) as unknown as Client['call'];
    return { call, added };
  };

  it('adds its file under the name', async () => {
    const { call, added } = stock(['/files/2026/11/other.png']);
    expect(await keepInStock(call, subject(null), 'Mug')).toBe('kept');
    expect(added).toEqual([{ url: '/files/2026/11/a.png', name: 'Mug' }]);
  });

  it('adds nothing if it is there already, and says so', async () => {
    const { call, added } = stock(['/files/2026/11/other.png', '/files/2026/11/a.png']);
    expect(await keepInStock(call, subject(null), 'Mug')).toBe('already');
    expect(added).toEqual([]);
  });
});
