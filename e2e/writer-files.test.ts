/** A file becomes a text, with what could not be kept, and leaves as Markdown and Word. */
import { readFileSync } from 'node:fs';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { beforeAll, expect, test } from 'vitest';
import { HOSTILE_HOST, HOSTILE_TEXTS } from './support/hostile-texts.ts';
import { findFlaws } from './support/inspect.ts';
import { pictureFile } from './support/pictures.ts';
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
  const good = body.getByRole('link', { name: 'good' });
  await good.click();
  await page.getByRole('button', { name: writerTexts.en.bar.link, exact: true }).click();
  const way = page.getByRole('link', { name: writerTexts.en.link.open });
  expect(await way.getAttribute('href')).toBe('https://example.org');
  await page.keyboard.press('Escape');
  await user.context.route('https://example.org/**', (route) => route.fulfill({ body: 'good' }));
  const [tab] = await Promise.all([page.waitForEvent('popup'), good.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.getByText('good').waitFor();
  await tab.close();
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

/** Pastes into the sheet, with files as copies of Word and Excel have them. */
function pasteInto(data: Readonly<Record<string, string>>, image?: string): Promise<void> {
  return user.page.locator('.ProseMirror').evaluate(
    (sheet, [types, file]) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
      const bytes = file === undefined ? [] : Array.from(atob(file), (letter) => letter.charCodeAt(0));
      if (bytes.length > 0)
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
      sheet.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, image] as const,
  );
}

test('images come along as data, in RTF or as the only thing copied, and the others are named', async () => {
  const { page } = user;
  const { buffer } = await pictureFile('moon.png', { width: 40, height: 30 }, '#3a5f8a');
  const [hex, base64] = [buffer.toString('hex'), buffer.toString('base64')];
  const shown = page.locator('.ProseMirror img[src^="/"]');
  const names = () => shown.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  const html = `<p>Tea <img src="file:///C:/clip_image001.png" alt="Kettle"> and <img src="data:image/png;base64,${base64}" alt="Moon"></p>`;
  await page.locator('.ProseMirror').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const rtf = `{\\rtf1 Tea {\\*\\shppict{\\pict{\\*\\picprop}\\picw8\\pngblip\n${hex}}}{\\nonshppict{\\pict\\wmetafile8 00}}}`;
  await pasteInto({ 'text/html': html, 'text/plain': 'Tea and', 'text/rtf': rtf });
  await expect.poll(names).toEqual(['Kettle', 'Moon']);
  await pasteInto({ 'text/html': html, 'text/plain': 'Tea and' });
  await page.getByText(texts.losses.local_image(1)).waitFor();
  await page.getByText('(Kettle)').waitFor();
  await expect.poll(names).toEqual(['Kettle', 'Moon', 'Moon']);
  expect(await findFlaws(page, 'writer-pasted')).toEqual([]);
  await page.getByRole('button', { name: texts.close, exact: true }).click();
  // Excel adds an image of the cells; a browser copies an image as its address, and its bytes.
  await pasteInto({ 'text/html': '<table><tr><td>7</td></tr></table>', 'text/plain': '7' }, base64);
  await pasteInto({ 'text/html': '<img src="https://example.org/a.png">', 'text/plain': '' }, base64);
  await expect.poll(() => shown.count()).toBe(4);
  expect(await page.locator('.ProseMirror td').allTextContents()).toEqual(['7']);
  expect(await page.locator('.ProseMirror').getByText('example.org').count()).toBe(0);
});

test('what other programs copy becomes lists, tasks and code, and of 200 hostile texts nothing is run or fetched', async () => {
  const { page } = user;
  const paste = pasteInto;
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
  await becomes(
    'One<br>line<br> <br>Two<div></div>Three<p>&nbsp;</p><h2>Four</h2>',
    'p:Oneline p:Two p:Three h2:Four',
  );
  await becomes(
    '<h2 style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.2<span>&nbsp; </span></span>Boats</h2>',
    'h2:1.2 Boats',
  );
  await becomes(
    '<ul><li data-type="taskItem" data-checked="true"><label><input type="checkbox" checked><span>Done</span></label><div><p>Row</p></div></li></ul>',
    'ul(litrue(p:Row))',
  );
  await becomes(
    '<ol><li><ol><li><ol><li>One</li></ol></li><li>Two</li></ol></li><li>Three</li></ol>',
    'ol(li(p:One) li(p:Two) li(p:Three))',
  );
  await becomes('<p><b>One <span style="font-weight:normal">two</span></b></p>', 'p:One two');
  expect(await page.locator('.ProseMirror strong').allTextContents()).toEqual(['One ']);
  await empty();
  await paste({ 'text/html': '<table><tr><td>A<tr><td>B<td>C</table>', 'text/plain': 'words' });
  const cells = () => page.locator('.ProseMirror td').allTextContents();
  await expect.poll(cells).toEqual(['A', '', 'B', 'C']);

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
