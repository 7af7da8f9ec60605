import { beforeEach, expect, it, vi } from 'vitest';
import { askAhead, takeAhead } from './ask-ahead.ts';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: unknown) => Promise<unknown>>(),
}));
vi.mock('../../lib/client.ts', () => ({ call }));
beforeEach(() => {
  call.mockReset().mockImplementation(async () => ({ revision: 3 }));
});

it('gives what was asked for ahead to one opening: the next one asks for the document as it is by then', async () => {
  askAhead('text');
  expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: 'text' } });
  expect(await takeAhead('text')).toEqual({ revision: 3 });
  expect(takeAhead('text')).toBeUndefined();
});

it('drops what was asked for once another document is opened', () => {
  askAhead('text');
  expect(takeAhead('other')).toBeUndefined();
  expect(takeAhead('text')).toBeUndefined();
});

it('leaves a failure to the opening that takes it', async () => {
  call.mockRejectedValue(new Error('no connection'));
  askAhead('text');
  await Promise.resolve();
  await expect(takeAhead('text')).rejects.toThrow('no connection');
});
