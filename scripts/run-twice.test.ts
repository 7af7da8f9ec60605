import { expect, test, vi } from 'vitest';
import { type Attempt, runTwice } from './lib/run-twice.mjs';

type Outcome = 'passed' | 'failed';
const file = (name: string, outcomes: Outcome[], status: Outcome = 'passed') => ({
  name: `${process.cwd()}/${name}`,
  status: outcomes.includes('failed') ? 'failed' : status,
  assertionResults: outcomes.map((outcome, index) => ({ fullName: `case ${index}`, status: outcome })),
});
const attempt = (ok: boolean, ...testResults: ReturnType<typeof file>[]) => ({ ok, report: { testResults } });

test('a project that passes is run once', async () => {
  const run = vi.fn<(files: string[]) => Promise<Attempt>>(async () =>
    attempt(true, file('a', ['passed', 'passed'])),
  );
  expect(await runTwice(run)).toEqual({ ok: true, passed: 2, failed: [], recovered: [] });
  expect(run.mock.calls).toEqual([[[]]]);
});

test('a failed file is run a second time, which decides its result', async () => {
  const run = vi
    .fn<(files: string[]) => Promise<Attempt>>()
    .mockResolvedValueOnce(attempt(false, file('a', ['passed']), file('b', ['passed', 'failed'])))
    .mockResolvedValueOnce(attempt(true, file('b', ['passed', 'passed'])));
  expect(await runTwice(run)).toEqual({ ok: true, passed: 3, failed: [], recovered: ['b > case 1'] });
  expect(run.mock.calls[1]).toEqual([[`${process.cwd()}/b`]]);
});

test('a test that fails twice has failed, as has a file that fails to load twice', async () => {
  const broken = attempt(false, file('a', ['passed']), file('b', ['failed']), file('c', [], 'failed'));
  expect(
    await runTwice(async (files) =>
      files.length > 0 ? attempt(false, file('b', ['failed']), file('c', [], 'failed')) : broken,
    ),
  ).toEqual({
    ok: false,
    passed: 1,
    failed: ['b > case 0', 'c > (whole file)'],
    recovered: [],
  });
});

test('a failure outside any file, or of too many files, is not retried', async () => {
  const crashed = vi.fn<(files: string[]) => Promise<Attempt>>(async () => ({
    ok: false,
    report: undefined,
  }));
  expect(await runTwice(crashed)).toMatchObject({ ok: false, passed: 0 });
  const many = vi.fn<(files: string[]) => Promise<Attempt>>(async () =>
    attempt(false, ...Array.from({ length: 11 }, (_, at) => file(`${at}`, ['failed']))),
  );
  expect(await runTwice(many)).toMatchObject({ ok: false, failed: { length: 11 } });
  expect(crashed).toHaveBeenCalledTimes(1);
  expect(many).toHaveBeenCalledTimes(1);
});
