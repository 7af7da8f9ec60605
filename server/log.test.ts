import { expect, it } from 'vitest';
import { createKeyText } from './features/api-keys/key-format.ts';
import { createLog } from './log.ts';

it('hides API keys anywhere in a line', () => {
  const lines: string[] = [];
  const log = createLog(
    { LOG_LEVEL: 'info', ROLE: 'all' },
    { write: (line: string) => void lines.push(line) },
  );
  const key = createKeyText();
  log.info({ path: `/api.v1/${key}`, nested: [{ deep: key }] }, `came with ${key}`);
  log.warn({ err: new Error(`failed for ${key}`, { cause: new Error(key) }), token: key }, 'failed');
  log.info(key.slice(0, 20));
  expect(lines).toHaveLength(3);
  const text = lines.join('');
  expect(text).not.toContain(key.slice('ink_live_'.length, 20));
  expect(text).toContain('came with ink_live_[hidden]');
  // The result is still one record per line.
  expect(lines.map((line) => JSON.parse(line).role)).toEqual(['all', 'all', 'all']);
});
