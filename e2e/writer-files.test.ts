/** A file becomes a text, with what could not be kept, and leaves as Markdown and Word. */
import { readFileSync } from 'node:fs';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { beforeAll, expect, test } from 'vitest';
import { findFlaws } from './support/inspect.ts';
import { type Principal, visitRegistered } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const world = enterSite('intl');
const texts = writerFileTexts.en;
let user: Principal;

const MARKDOWN = `# Tea house

**“好。”** he *says*, [bad](javascript:document.title='run') and [good](https://example.org).

<script>document.title = 'run'</script>

<img src="x" onerror="document.title = 'run'">

| Tea | Cups |
| --- | ---: |
| Green | 3 |

- [x] boiled
`;

beforeAll(async () => {
  user = await visitRegistered(world);
});

/** Takes what a choice of the export menu saves. */
async function exported(choice: string): Promise<{ name: string; bytes: Buffer }> {
  const { page } = user;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.export, exact: true }).click();
  await page.getByRole('menuitem', { name: choice }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a Markdown file becomes a text that runs nothing, and is the same text when it leaves', async () => {
  const { page } = user;
  await page.goto('/ai-editor');
  await page.getByRole('button', { name: texts.import }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Tea.md', mimeType: 'text/markdown', buffer: Buffer.from(MARKDOWN) });
  await page.getByText(texts.imported).waitFor();
  await page.getByText(texts.losses.unsafe_address(1)).waitFor();
  const body = page.getByLabel(writerTexts.en.sheet, { exact: true });
  await body.getByRole('heading', { name: 'Tea house' }).waitFor();
  expect(await body.locator('script, img, iframe').count()).toBe(0);
  expect(await findFlaws(page, 'writer-import')).toEqual([]);
  await page.getByRole('button', { name: texts.close, exact: true }).click();
  const markdown = await exported(texts.markdown);
  expect(markdown.name).toBe('Tea.md');
  expect(markdown.bytes.toString()).toContain('| Green |    3 |');
  expect(markdown.bytes.toString()).toContain("<script>document.title = 'run'</script>");
  const word = await exported(texts.word);
  expect(word.name).toBe('Tea.docx');
  // What is in it, the units read back.
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(word.bytes.length).toBeGreaterThan(5000);
  expect(await page.title()).toBe('Tea - Inkreel');
  const original = await exported(texts.original({ name: 'Tea.md' }));
  expect([original.name, original.bytes.toString()]).toEqual(['Tea.md', MARKDOWN]);
});

test('a file is put into an open text behind the caret, and kept with it', async () => {
  const { page } = user;
  const body = page.getByLabel(writerTexts.en.sheet, { exact: true });
  await body.getByRole('heading', { name: 'Tea house' }).click();
  await page.keyboard.press('End');
  const buffer = Buffer.from('A second file.\n\n- with a list\n');
  await page
    .getByLabel(writerTexts.en.kinds.file)
    .setInputFiles({ name: 'More.md', mimeType: 'text/markdown', buffer });
  await body.getByText('A second file.').waitFor();
  expect(await body.evaluate((sheet) => sheet.children[1]?.textContent)).toBe('A second file.');
  const original = await exported(texts.original({ name: 'More.md' }));
  expect(original.bytes.toString()).toBe(buffer.toString());
});
