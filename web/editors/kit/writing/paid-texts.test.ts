import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { call, openResponse } from '../../../lib/client.ts';
import { paidTexts } from './paid-texts.ts';

// Earlier test files of this thread have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
vi.mock('../../../lib/client.ts', () => ({
  call: vi.fn<() => Promise<unknown>>(),
  openResponse: vi.fn<() => Promise<Response>>(),
}));
vi.mock('../../../lib/sleep.ts', () => ({ sleep: async () => undefined }));

const sent = vi.mocked(openResponse);
const read = vi.mocked(call);
beforeEach(() => {
  sent.mockReset();
  read.mockReset();
});

const BEGIN = { task_id: 'run', held: 9, model: 'pen', choices: [{ delta: { content: 'A fox' } }] };
const END = { points: { held: 9, settled: 4, returned: 5 } };
const answer = (...lines: (object | '[DONE]')[]) =>
  new Response(lines.map((line) => `data: ${line === '[DONE]' ? line : JSON.stringify(line)}\n\n`).join(''));
const ASKED = [{ role: 'user', content: 'about a fox' }] as const;
const open = (project?: string) => paidTexts(project, new AbortController().signal);

test('a text whose answer was lost is sent again under its key, and each text has its own key', async () => {
  sent.mockRejectedValueOnce(new ApiError('network_error'));
  sent.mockImplementation(async () => answer(BEGIN, END, '[DONE]'));
  const { write, charged } = open('home');
  expect(await write(ASKED, 50)).toBe('A fox');
  await write(ASKED, 50);
  const keys = sent.mock.calls.map(([, { idempotencyKey } = {}]) => idempotencyKey);
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
  const body = { messages: ASKED, stream: true, max_tokens: 50, project_id: 'home' };
  expect(sent).toHaveBeenCalledWith(chatCompletions, expect.objectContaining({ body }));
  expect(await charged()).toBe(8);
});

test('what a text that broke off was charged is read from its run, once', async () => {
  sent.mockResolvedValueOnce(answer(BEGIN));
  const { write, charged } = open();
  const texts: string[] = [];
  await expect(write(ASKED, 50, (text) => texts.push(text))).rejects.toMatchObject({ code: 'network_error' });
  expect(texts).toEqual(['A fox']);
  const receipt = { quoted: 9, settled: 3, returned: 6 };
  read.mockResolvedValueOnce({ receipt, outputs: [], finished_at: '2026-03-01T12:00:00Z' });
  expect(await charged()).toBe(3);
  expect(await charged()).toBe(3);
});

test('what an error says of the points counts, and its run is not read', async () => {
  const failed = { error: { code: 5003, message: 'failed' }, points: { held: 9, settled: 0, returned: 9 } };
  sent.mockResolvedValueOnce(answer(BEGIN, END, '[DONE]')).mockResolvedValueOnce(answer(BEGIN, failed));
  const { write, charged } = open();
  await write(ASKED, 50);
  await expect(write(ASKED, 50)).rejects.toBeInstanceOf(ApiError);
  expect(await charged()).toBe(4);
  expect(read).not.toHaveBeenCalled();
});
