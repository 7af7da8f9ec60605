import path from 'node:path';

/** A slow machine does not explain more failed files than this. */
const MOST_FILES_AGAIN = 10;

/**
 * Runs a project, and its failed files a second time, one by one: a test that only fails in parallel is
 * reported as such, and one slow moment of a busy machine does not hide the results of the others
 * (docs/decisions/0059).
 * @param {(files: string[]) => Promise<{ ok: boolean, report: object | undefined }>} attempt runs these files, or the
 *   whole project if there are none, and returns the runner's JSON report
 * @returns {Promise<{ ok: boolean, passed: number, failed: string[], recovered: string[] }>} names of tests that failed
 *   twice, and of those that passed in the second run
 */
export async function runTwice(attempt) {
  const first = readAttempt(await attempt([]));
  const again = [...new Set(first.failed.map(({ file }) => file))];
  if (again.length === 0 || again.length > MOST_FILES_AGAIN) return { ...summaryOf(first), recovered: [] };
  const second = readAttempt(await attempt(again));
  const tests = [...first.tests.filter(({ file }) => !again.includes(file)), ...second.tests];
  const summary = summaryOf({ ok: second.ok, tests, failed: second.failed });
  return { ...summary, recovered: first.failed.map(nameOf).filter((name) => !summary.failed.includes(name)) };
}

function readAttempt({ ok, report }) {
  const tests = (report?.testResults ?? []).flatMap(({ name: file, assertionResults, status }) => {
    const own = assertionResults.map(({ fullName, status: outcome }) => ({ file, fullName, outcome }));
    // A file that failed to load or to set up has no failed test.
    const silent = status === 'failed' && !own.some(({ outcome }) => outcome === 'failed');
    return silent ? [...own, { file, fullName: '(whole file)', outcome: 'failed' }] : own;
  });
  return { ok, tests, failed: tests.filter(({ outcome }) => outcome === 'failed') };
}

function summaryOf({ ok, tests, failed }) {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  return { ok, passed, failed: failed.map(nameOf) };
}

const nameOf = ({ file, fullName }) => `${path.relative(process.cwd(), file)} > ${fullName}`;
