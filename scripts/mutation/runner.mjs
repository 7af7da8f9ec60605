import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestRunner } from 'vitest';

/**
 * Failures in a row after which the test is run without a change, to confirm that the changes caused them.
 */
const FAILURES_IN_A_ROW = 6;
/** How many times longer than without a change a test may take, and the minimum in milliseconds. */
const SLOWER = 10;
const AT_LEAST_MS = 4000;
/** How long an abandoned test may continue before its process is abandoned too, in milliseconds. */
const LEFTOVER_MS = 5000;
/** Hits of a change, as a multiple of those without it, after which it counts as an endless loop. */
const HITS = 200;
/** More than there are changes: a test is repeated until `onAfterRetryTask` reports that it passed. */
const AS_OFTEN_AS_NEEDED = 1e6;

/**
 * Runs each test of a file once for every change that it reaches, in one process and against one world: the code
 * carries all changes behind switches (`changes.mjs`). A test that fails with a change and passes without it right
 * afterwards has noticed the change. If it does not pass again, the change broke the world for the following tests: the
 * file is abandoned, and `measure.mjs` restarts it without the changes already decided.
 *
 * The folder `MUTATION_FOLDER` has the changes to test in `plan.json`; findings go to `found.jsonl`.
 */
export default class MutationRunner extends TestRunner {
  #folder = process.env['MUTATION_FOLDER'] ?? '';
  #plan = JSON.parse(readFileSync(path.join(this.#folder, 'plan.json'), 'utf8'));
  #pending = new Set(this.#plan.pending);
  #isGivenUp = false;
  #asked = 0;
  #tests = 0;
  #unhandled = 0;
  /** State of the running test. */
  #now;

  constructor(config) {
    super(config);
    process.on('unhandledRejection', () => {
      this.#unhandled += 1;
    });
    if (this.#plan.active !== undefined) switches().activeMutant = this.#plan.active;
    this.#tell({ started: process.pid });
  }

  onBeforeRunFiles(files) {
    switches().currentTestId = 'hooks';
    return super.onBeforeRunFiles?.(files);
  }

  onAfterRunFiles(files) {
    const { static: evaluated = {}, perTest = {} } = switches().mutantCoverage ?? {};
    this.#tell({
      ended: true,
      evaluated: Object.keys(evaluated),
      inHooks: Object.keys(perTest['hooks'] ?? {}),
    });
    return super.onAfterRunFiles(files);
  }

  async onBeforeRunTask(test) {
    if (this.#isGivenUp) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    this.#tests += 1;
    const key = `${this.#tests}`;
    this.#now = { key, phase: 'first', queue: [], failed: [], hits: {}, tookMs: 0 };
    test.retry = this.#plan.active === undefined ? AS_OFTEN_AS_NEEDED : 0;
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask(test, options);
    const now = this.#now;
    const ns = switches();
    this.#unhandled = 0;
    now.leftover = undefined;
    ns.hitCount = 0;
    if (this.#plan.active === undefined) {
      now.change = now.phase === 'change' ? now.queue.shift() : undefined;
      ns.currentTestId = now.phase === 'first' ? now.key : 'again';
      ns.activeMutant = now.change;
      if (now.change !== undefined) this.#tell({ asks: now.change, test: now.key });
    } else now.change = this.#plan.active;
    ns.hitLimit = HITS * Math.max(10, now.hits[now.change] ?? this.#plan.hits ?? 0);
  }

  async runTask(test) {
    const now = this.#now;
    const startedAt = performance.now();
    const running = TestRunner.getTestFn(test)();
    if (now.change === undefined) {
      await running;
      now.tookMs = Math.max(now.tookMs, performance.now() - startedAt);
      return;
    }
    let timer;
    const late = new Promise((_resolve, reject) => {
      const limitMs = Math.max(AT_LEAST_MS, SLOWER * now.tookMs);
      timer = setTimeout(() => {
        now.leftover = Promise.resolve(running).catch(() => undefined);
        reject(new Error('late'));
      }, limitMs);
    });
    try {
      await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async onAfterRetryTask(test, options) {
    await super.onAfterRetryTask(test, options);
    const now = this.#now;
    const ns = switches();
    if (test.result.pending || test.result.state === 'skip') return;
    const hasPassed = test.result.state !== 'fail' && this.#unhandled === 0;
    if (this.#plan.active !== undefined) {
      if (!hasPassed) this.#giveUp();
      return;
    }
    const wasLate = now.leftover !== undefined;
    ns.activeMutant = undefined;
    ns.currentTestId = 'hooks';
    const isOver = !wasLate || (await endsSoon(now.leftover));
    const isDone = this.#note(hasPassed, wasLate) || !isOver;
    if (!isOver) {
      // Nothing can be run after a test that continues.
      this.#notice(now.failed.filter(({ id }, index) => index === 0 || id === now.change));
      this.#giveUp();
    }
    test.result.attempts = [];
    test.result.errors = isDone ? undefined : [new Error('again')];
    test.result.state = isDone ? 'pass' : 'fail';
  }

  /** Handles the result of a try, and chooses the next step. @returns whether this test is done */
  #note(hasPassed, wasLate) {
    const now = this.#now;
    if (now.phase === 'first') {
      if (!hasPassed) {
        now.phase = 'broken';
        if (this.#asked > 0) this.#giveUp();
        else this.#tell({ broken: now.key });
        return true;
      }
      now.hits = switches().mutantCoverage?.perTest[now.key] ?? {};
      const reached = Object.keys(now.hits);
      this.#tell({ test: now.key, reached });
      const tried = new Set(this.#plan.tried[now.key]);
      now.queue = reached.filter((id) => this.#pending.has(id) && !tried.has(id));
      now.phase = 'second';
      const isSlow =
        now.tookMs > (this.#plan.slowMs ?? Number.POSITIVE_INFINITY) || this.#plan.later.includes(now.key);
      if (now.queue.length > 0 && isSlow) {
        this.#tell({ slow: now.key });
        return true;
      }
      return now.queue.length === 0 || this.#plan.once.includes(now.key);
    }
    if (now.phase === 'second') {
      now.phase = 'change';
      if (hasPassed) return false;
      this.#tell({ once: now.key });
      this.#giveUp();
      return true;
    }
    if (now.phase === 'check') {
      this.#notice(hasPassed ? now.failed : now.failed.slice(0, 1));
      now.failed = [];
      now.phase = 'change';
      if (!hasPassed) this.#giveUp();
      return !hasPassed || now.queue.length === 0;
    }
    this.#asked += 1;
    if (hasPassed) {
      // Code that is evaluated once and cached, like a prepared statement, was not tested.
      this.#tell({ [switches().hitCount > 0 ? 'tried' : 'kept']: now.change, test: now.key });
      this.#notice(now.failed);
      now.failed = [];
      return now.queue.length === 0;
    }
    now.failed.push({ id: now.change, late: wasLate });
    if (now.queue.length === 0 || now.failed.length >= FAILURES_IN_A_ROW) now.phase = 'check';
    return false;
  }

  #notice(failed) {
    for (const { id, late } of failed) {
      this.#pending.delete(id);
      this.#tell({ noticed: id, late, test: this.#now.key });
    }
  }

  #giveUp() {
    if (!this.#isGivenUp) this.#tell({ givenUp: true });
    this.#isGivenUp = true;
  }

  #tell(line) {
    appendFileSync(
      path.join(this.#folder, 'found.jsonl'),
      `${JSON.stringify({ ...line, at: Math.round(performance.now()) })}\n`,
    );
  }
}

/** The state that the switched code reads. */
function switches() {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}

function endsSoon(promise) {
  let timer;
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), LEFTOVER_MS);
  });
  return Promise.race([promise.then(() => true), tooLate]).finally(() => clearTimeout(timer));
}
