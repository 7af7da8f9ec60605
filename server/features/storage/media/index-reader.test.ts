import { afterEach, expect, it } from 'vitest';
import { createIndexReader, type IndexReader, type IndexReaderOptions } from './index-reader.ts';
import { filmFile, lyingWebm } from './testing/media-files.ts';

const attacker = { organisationId: 'attacker', userId: 'attacker' };
const honest = { organisationId: 'honest', userId: 'honest' };

const open: IndexReader[] = [];
const reader = (options: Partial<IndexReaderOptions> = {}) => {
  const opened = createIndexReader({ startMs: 60_000, ...options });
  open.push(opened);
  return opened;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

it('reads a file beside forty of another person that take minutes each', async () => {
  const { read, usage } = reader({ fileMs: 600_000 });
  const bytes = lyingWebm();
  const gone = new AbortController();
  const attacks = Array.from({ length: 40 }, () =>
    read({ bytes }, 'video/webm', { owner: attacker, signal: gone.signal }),
  );
  expect(usage()).toMatchObject({ running: 1, waiting: 39 });
  const film = await filmFile('webm');
  for (let at = 0; at < 3; at += 1)
    await expect(read({ bytes: film }, 'video/webm', { owner: honest })).resolves.toMatchObject({
      width: 64,
    });
  expect(usage()).toMatchObject({ running: 1, waiting: 39 });
  gone.abort(new Error('hung up'));
  for (const each of await Promise.allSettled(attacks))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'hung up' } });
  expect(usage()).toMatchObject({ running: 0, waiting: 0 });
});

it('replaces each thread that a file has used up', async () => {
  const { read, usage } = reader({ fileMs: 500 });
  const owners = ['one', 'two', 'three'].map((userId) => ({
    organisationId: userId,
    userId,
  }));
  const bytes = lyingWebm();
  const ended = await Promise.allSettled(owners.map((owner) => read({ bytes }, 'video/webm', { owner })));
  const refusal = { status: 'rejected', reason: expect.objectContaining({ code: 'media_unreadable' }) };
  expect(ended).toEqual([refusal, refusal, refusal]);
  await expect(read({ bytes: await filmFile('webm') }, 'video/webm')).resolves.toMatchObject({ width: 64 });
  expect(usage()).toMatchObject({ running: 0, waiting: 0 });
});

it('ends what it reads, and forgets what waits, when the caller hangs up', async () => {
  const { read, usage } = reader({ fileMs: 600_000 });
  const bytes = lyingWebm();
  const gone = new AbortController();
  const attacks = ['one', 'two', 'one', 'two'].map((organisationId) =>
    read({ bytes }, 'video/webm', {
      owner: { ...attacker, organisationId, userId: organisationId },
      signal: gone.signal,
    }),
  );
  expect(usage()).toMatchObject({ running: 2, waiting: 2 });
  const waiting = filmFile('webm').then((film) => read({ bytes: film }, 'video/webm', { owner: honest }));
  gone.abort(new Error('hung up'));
  for (const each of await Promise.allSettled(attacks))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'hung up' } });
  await expect(waiting).resolves.toMatchObject({ width: 64 });
  expect(usage()).toMatchObject({ running: 0, waiting: 0 });
});

it('is not ready while no thread can be started, and does not blame the file', async () => {
  const { read, checkHealth } = reader({
    thread: new URL('./testing/dead-thread.ts', import.meta.url),
    startMs: 300,
  });
  await checkHealth();
  const bytes = await filmFile('webm');
  await expect(read({ bytes }, 'video/webm')).rejects.toMatchObject({ code: 'server_busy' });
  await expect(checkHealth()).rejects.toMatchObject({ reason: 'no_threads' });
  const alive = reader();
  await alive.read({ bytes }, 'video/webm');
  await alive.checkHealth();
});
