import { blankValues } from '@inkreel/contract/fields/check-values.ts';
import { defineTool, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { listRoutes, renderPage } from '../../entry-server.tsx';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { FieldControl } from './fields/field-control.tsx';

/**
 * A tool of a known capability, added in memory as in docs/add-a-tool.md; the server's side is tested there.
 */
// Earlier test files of this thread have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const added = vi.hoisted((): { tool?: Tool } => ({}));
vi.mock('@inkreel/contract/tools/index.ts', async (original) => {
  const catalogue = await original<typeof import('@inkreel/contract/tools/index.ts')>();
  const [generator] = catalogue.TOOLS;
  if (!generator) throw new Error('the catalogue is empty');
  const tool = defineTool({
    ...generator,
    id: 'poster',
    path: '/ai/image/poster',
    aliases: [],
    points: 35,
    fields: [
      { kind: 'prompt', samples: { en: ['A blue poster'], zh: ['蓝色海报'] } },
      { kind: 'size', presets: [{ label: '2:3', value: '512x768', width: 512, height: 768 }] },
      { kind: 'count' },
      { kind: 'quality' },
      { kind: 'seed' },
    ],
    text: {
      en: { ...generator.text.en, name: 'Poster maker', line: 'Makes posters.' },
      zh: { ...generator.text.zh, name: '海报生成', line: '生成海报。' },
    },
  });
  added.tool = tool;
  const TOOLS = [...catalogue.TOOLS, tool];
  return { TOOLS };
});

test('an added tool has a landing page in both languages and an editor', async () => {
  const paths = listRoutes('intl').map(({ path, kind }) => `${kind} ${path}`);
  expect(paths).toContain('public /img-tools/poster');
  expect(paths).toContain('app /img-tools/poster/editor');
  const [english, chinese] = [
    await renderPage('intl', '/img-tools/poster'),
    await renderPage('intl', '/zh/img-tools/poster'),
  ];
  expect(english.title).toContain('Poster maker');
  expect(english.html).toContain('Makes posters.');
  expect(english.html).toContain('35');
  expect(chinese.html).toContain('生成海报。');
});

test('an added tool is in the list of tools with its price', async () => {
  const { html } = await renderPage('cn', '/');
  expect(html).toContain('海报生成');
  expect(html).toContain('/img-tools/poster');
});

test('the form of an added tool has a control for each field and the price', async () => {
  await loadMessages('en');
  const { tool } = added;
  if (!tool) throw new Error('the tool was not added');
  const values = blankValues(tool);
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider language="en">
        {tool.fields.map((field) => (
          <FieldControl key={field.kind} tool={tool} field={field} values={values} change={() => undefined} />
        ))}
      </MessagesProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('A blue poster');
  expect(html).toContain('512');
  expect(quoteRun(tool, tool.points, { ...values, prompt: 'x', count: 2 }).points).toBe(70);
});
