import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadErrorTexts } from '../../lib/error-texts.ts';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { placeholderOf } from '../../runs/unsent-runs.ts';
import { FailedRunView, failedRunOf } from './failed-step.tsx';

// The price is that of the engine which is chosen on this device: none.
beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => vi.unstubAllGlobals());
beforeAll(() => Promise.all([loadMessages('en'), loadErrorTexts('en')]));

const input = { image_url: '/files/a.png' };
const failed: TaskRecord = {
  ...placeholderOf({
    key: 'run',
    toolId: removeBg.id,
    input,
    quoted: { points: 5, pointsEach: 5 },
    projectId: null,
    createdAt: new Date(0).toISOString(),
    state: 'sending',
    target: { kind: 'design', id: 'design', part: 'layer' },
  }),
  state: 'FAILED',
  error: 'image_too_many_pixels',
};

/** The step of a layer whose run failed. */
async function step(run: TaskRecord | undefined, error = 'image_too_many_pixels'): Promise<string> {
  const view = { failed: { task: failed.id, tool: removeBg.id, error }, run, onPick: () => undefined };
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider language="en">
        <FailedRunView {...view} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}

test('a step that failed says why, that no points were taken, and what trying it again costs', async () => {
  const html = await step(failed);
  expect(html).toContain(en.errors.image_too_many_pixels);
  expect(html).toContain('No points were taken.');
  expect(html).toContain('Try again, 5 points');
});

test('points that were taken are told', async () => {
  const html = await step({ ...failed, receipt: { ...failed.receipt, settled: 3 } });
  expect(html).toContain('<small>3 points</small>');
  expect(html).not.toContain('No points');
});

test('what somebody else tried says what failed, and cannot be tried again', async () => {
  const html = await step(undefined, 'task_failed');
  expect(html).toContain('Processing failed');
  expect(html).not.toContain('Try again');
});

test('a layer has a failed run as long as no other one has begun', () => {
  const part = { id: 'layer', kind: 'image', parent: null, index: 'a0' };
  expect(failedRunOf({ ...part, run: { state: 'running', task: 't', tool: 'x' } })).toBeUndefined();
  expect(failedRunOf({ ...part, run: { state: 'failed', task: 't', tool: 'x' } })).toMatchObject({
    task: 't',
  });
});
