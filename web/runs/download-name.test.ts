import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const named = (prompt: string | null, content_type = 'image/png') =>
  downloadName({
    result: { index: 1, file: { content_type } } as TaskResult,
    toolId: 'ai-image-generator',
    prompt,
    projectId: null,
  });

test.each([
  ['A red mug, on a table', 'A-red-mug-on-a-table-2.png'],
  ['江上渔翁，水墨画', '江上渔翁-水墨画-2.png'],
  ['../../etc/passwd\u0000"<>|:*?', 'etc-passwd-2.png'],
  ['!!!', 'ai-image-generator-2.png'],
  [null, 'ai-image-generator-2.png'],
])('%j is saved as %s', (prompt, name) => {
  expect(named(prompt)).toBe(name);
});

test('the ending follows the file, long prompts are cut', () => {
  expect(named('x'.repeat(300), 'image/jpeg')).toBe(`${'x'.repeat(48)}-2.jpg`);
});

test.each([
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['video/quicktime', 'mov'],
  ['video/mp4', 'mp4'],
])('a file of %s ends in %s', (type, ending) => {
  expect(named('a', type)).toBe(`a-2.${ending}`);
});
