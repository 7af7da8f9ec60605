/** Screens beside the form ask a kind for what they need: a kind that the product does not have is known to all of them. */
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Kind, QualityTier } from '@inkreel/contract/fields/kind.ts';
import { mediaSamples } from '@inkreel/contract/fields/offers.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { CAPABILITY_INPUTS } from '@inkreel/contract/tools/capability-inputs.ts';
import { defineTool, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type Field, type FieldKinds, KINDS } from '@inkreel/contract/tools/kinds/index.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderPage } from '../../../entry-server.tsx';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import AnotherWay from '../speaking/another-way.tsx';
import CheckList from '../speaking/check-list.tsx';

/** The kinds, as their files in the contract would define them. */
function addedKinds() {
  const names = { matt: { en: 'Matt paper', zh: '哑光纸' }, gloss: { en: 'Gloss paper', zh: '光面纸' } };
  const tiers: readonly QualityTier[] = [
    { value: 'draft', text: { en: { name: 'Proof', hint: '' }, zh: { name: '打样', hint: '' } } },
  ];
  const finish: Kind<{ kind: 'finish'; name: string }> = {
    properties: ({ name }) => ({
      [name]: { rule: { type: 'one_of', values: ['matt', 'gloss'] }, initial: 'matt' },
    }),
    options: ({ name }) => ({ name, values: ['matt', 'gloss', 'plain'], needModel: [] }),
    valueName: (_field, value) => names[value as keyof typeof names],
    tiers: () => tiers,
  };
  const scan: Kind<{ kind: 'scan'; name: string }> = {
    properties: ({ name }) => ({ [name]: { rule: { type: 'file' } } }),
    pictureLimits: () => ({ image_too_small: 333, image_too_large: 4444 }),
  };
  const reel: Kind<{ kind: 'reel' }> = {
    properties: () => ({ film: { rule: { type: 'file' } } }),
    medium: () => ({
      kind: 'video',
      name: 'film',
      secondsName: 'seconds',
      limits: {} as never,
      samples: ['media/reel.mp4'],
    }),
  };
  return { finish, scan, reel };
}

// Earlier test files of this thread have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const seen = vi.hoisted((): { tool?: Tool; limits?: unknown } => ({}));
vi.mock('@inkreel/contract/tools/index.ts', async (original) => {
  const { TOOLS } = await original<typeof import('@inkreel/contract/tools/index.ts')>();
  const [generator] = TOOLS;
  if (!generator) throw new Error('the catalogue is empty');
  Object.assign(KINDS, addedKinds());
  const print = z.object({ finish: z.string(), image_url: z.string(), film: z.string() });
  Object.assign(CAPABILITY_INPUTS, { print: print.extend({ seconds: z.number().optional() }) });
  const fields = [
    { kind: 'finish', name: 'finish' },
    { kind: 'scan', name: 'image_url' },
    { kind: 'reel' },
  ] as unknown as Field[];
  const capability = 'print' as Capability;
  const path = '/ai/image/printer';
  const tool = defineTool({ ...generator, id: 'printer', path, capability, aliases: [], fields });
  seen.tool = tool;
  return { TOOLS: [...TOOLS, tool] };
});
const found = { left: 0, top: 0, width: 0.1, height: 0.1 };
vi.mock('../speaking/use-speaker-check.ts', () => ({
  useSpeakerCheck: () => ({
    state: 'checked',
    answer: { rules: [{ rule: 'body_proportion', passed: false }], check_pass: false, found: [found] },
  }),
}));
vi.mock('../speaking/crop-to-face.tsx', () => ({
  CropToFace: ({ limits }: { limits: unknown }) => {
    seen.limits = limits;
    return null;
  },
}));

beforeAll(() => loadMessages('en'));
const addedTool = (): Tool => {
  if (!seen.tool) throw new Error('the tool was not added');
  return seen.tool;
};

const render = (node: ReactNode) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider language="en">{node}</MessagesProvider>
    </QueryClientProvider>,
  );

test('the landing page prices the tiers of a new kind', async () => {
  expect((await renderPage('intl', '/img-tools/printer')).html).toContain('One picture, proof');
  expect((await renderPage('intl', '/zh/img-tools/printer')).html).toContain('打样');
});

test('a result offers the other named values of a new kind', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const run = { input: { finish: 'matt' } } as unknown as TaskRecord;
  const html = render(<AnotherWay tool={addedTool()} run={run} actionsOf={() => ({}) as never} />);
  expect(html).toContain('Gloss paper');
  expect(html).not.toContain('Matt paper');
  expect(html).not.toContain('plain');
});

test('a face is cut out within the limits of a new kind of picture', () => {
  const field = { kind: 'check', of: 'image_url' } as unknown as FieldKinds['check'];
  const values = { image_url: '/files/a' };
  render(<CheckList tool={addedTool()} field={field} values={values} change={() => undefined} />);
  expect(seen.limits).toEqual({ shortest: 333, longest: 4444 });
});

test('an editor for videos begins with the samples of a new kind of video', () => {
  expect(mediaSamples(addedTool(), 'video')).toEqual(['media/reel.mp4']);
  expect(mediaSamples(addedTool(), 'audio')).toEqual([]);
});
