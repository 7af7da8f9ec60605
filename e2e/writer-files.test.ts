/** A file becomes a text, with what could not be kept, and leaves as Markdown and Word. */
import { readFileSync } from 'node:fs';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { beforeAll, expect, test } from 'vitest';
import { HOSTILE_HOST, HOSTILE_TEXTS } from './support/hostile-texts.ts';
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
  expect(await body.locator('.text-group > *').nth(1).textContent()).toBe('A second file.');
  const original = await exported(texts.original({ name: 'More.md' }));
  expect(original.bytes.toString()).toBe(buffer.toString());
});

test('what other programs copy becomes lists, tasks and code, and of 200 hostile texts nothing is run or fetched', async () => {
  const { page } = user;
  const paste = async (data: Readonly<Record<string, string>>) => {
    await page.locator('.ProseMirror').evaluate((sheet, types) => {
      const clipboard = new DataTransfer();
      for (const [type, value] of Object.entries(types)) clipboard.setData(type, value);
      const event = new ClipboardEvent('paste', {
        clipboardData: clipboard,
        bubbles: true,
        cancelable: true,
      });
      sheet.dispatchEvent(event);
    }, data);
  };
  const empty = async () => {
    await page.locator('.ProseMirror').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  };
  const drawn = () =>
    page.locator('.ProseMirror').evaluate((sheet) => {
      const say = (element: Element): string => {
        const name = element.localName + ((element as HTMLElement).dataset['checked'] ?? '');
        const inner = [...element.children].filter((each) => /^(?:[uo]l|li|p|pre|h\d)$/.test(each.localName));
        return inner.length > 0 ? `${name}(${inner.map(say).join(' ')})` : `${name}:${element.textContent}`;
      };
      return [...sheet.querySelectorAll(':scope > .text-group > *')].map(say).join(' ');
    });
  const becomes = async (html: string, wanted: string) => {
    await empty();
    await paste({ 'text/html': html, 'text/plain': 'words' });
    await expect.poll(drawn).toBe(wanted);
  };
  const word = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${text}</p>`;
  await becomes(
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${word(1, '1.', 'Milk')}${word(2, '·', '<b>Cold</b>')}${word(1, '2.', 'Tea')}<p>End</p></body></html>`,
    'ol(li(p:Milk ul(li(p:Cold))) li(p:Tea)) p:End',
  );
  await becomes(
    '<ul><li><input type="checkbox" checked>done</li><li role="checkbox" aria-checked="false"><img src="data:," aria-roledescription="checkbox"><p>open</p></li></ul>',
    'ul(litrue(p:done) lifalse(p:open))',
  );
  await becomes(
    '<ul><li>One</li><li style="list-style:none"><ul><li>Below</li></ul></li><ul><li>Too</li></ul></ul>',
    'ul(li(p:One ul(li(p:Below)) ul(li(p:Too))))',
  );
  await becomes(
    '<div style="font-family: Consolas, monospace; white-space: pre;"><div><span>if (a)</span></div><br><div>  b();</div></div>',
    'pre:if (a)\n\n  b();',
  );
  await becomes('<p>One</p><br><code>a<br>b</code>', 'p:One pre:a\nb');
  await becomes('<p>words <b><code>a<br>b</code></b></p>', 'p:words pre:a\nb');
  await becomes('<p>One <code>a<br>b</code> two</p>', 'p:One pre:a\nb p:two');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === HOSTILE_HOST) asked.push(request.url());
  });
  const [title, address] = [await page.title(), page.url()];
  await empty();
  for (const text of HOSTILE_TEXTS)
    await paste(
      'html' in text ? { 'text/html': text.html, 'text/plain': '' } : { 'text/plain': text.markdown },
    );
  await page.locator('.ProseMirror').getByRole('heading', { name: 'Before' }).first().waitFor();
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  const sheet = page.locator('.ProseMirror');
  expect(await sheet.locator('script, iframe, object, embed, style, link, video, audio').count()).toBe(0);
  expect(
    await sheet
      .locator('a')
      .evaluateAll(
        (links) => links.filter((each) => /^(?!https?:)/.test(each.getAttribute('href') ?? 'https:')).length,
      ),
  ).toBe(0);
  expect(asked).toEqual([]);
  expect([await page.title(), page.url()]).toEqual([title, address]);
  expect(HOSTILE_TEXTS).toHaveLength(200);
});
