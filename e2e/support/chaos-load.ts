import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import type { Random } from '../../server/testing/random.ts';
import { type ApiAnswer, callApi } from './api.ts';

/** A run that the product has accepted: from then on it may not be lost. */
export interface Accepted {
  token: string;
  key: string;
  body: object;
  taskId: string;
}

export interface Load {
  accepted: Accepted[];
  /** Orders that were answered, with their idempotency keys. */
  ordered: { key: string; id: string }[];
  /** E-mail addresses to which a reset code was promised. */
  resetCodes: string[];
  /** Answers of 500 and above. */
  failures: { status: number; body: unknown }[];
  /** Answers that should never occur. */
  surprises: string[];
}

/** A restart takes many seconds on a busy machine. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;
/** Within this time a running server answers, even if only with a failure. */
const ANSWER_MS = 30_000;
const RUN_PATH = '/cloud/request/ai/image/text2image';
/** Statuses that a program retries: busy, too many, and server failures. */
const WORTH_ANOTHER_TRY = [429, 500, 503];
/** Except refusals that last longer than the test. */
const TOO_MANY: ErrorCode[] = ['too_many_codes', 'too_many_orders'];

interface Call {
  token?: string;
  key?: string;
  body?: object;
  /** Milliseconds before a retry. */
  pauseMs?: number;
}

/** People who use the product while its parts are killed: they resend unanswered calls with the same key. */
export class Crowd implements Load {
  accepted: Accepted[] = [];
  ordered: Load['ordered'] = [];
  resetCodes: string[] = [];
  failures: Load['failures'] = [];
  surprises: string[] = [];
  readonly url: string;
  /** Called after every call that was answered or broke off. */
  readonly onCall: (path: string) => void;

  constructor(url: string, onCall: (path: string) => void) {
    this.url = url;
    this.onCall = onCall;
  }

  /** One user's round: a few small runs, some cancelled, some sent twice, all watched until they end. */
  async act(token: string, name: string, runs: number, random: Random): Promise<void> {
    for (let run = 0; run < runs; run += 1) {
      const body = {
        prompt: random.one(['a red mug on a table', 'a boat on a lake at dusk', 'a fox in the snow']),
        width: 256,
        height: 256,
        count: random.whole(1, 2),
        quality: 'draft',
      };
      const key = `${name}-${run}`;
      const taskId = await this.submit(token, key, body);
      if (taskId === undefined) continue;
      this.accepted.push({ token, key, body, taskId });
      if (random.fraction() < 0.3) await this.cancel(token, taskId);
      if (random.fraction() < 0.3 && (await this.submit(token, key, body)) !== taskId) {
        this.surprises.push(`${key} became a second task`);
      }
    }
    await this.watch(token);
  }

  /** Polls until none of the user's runs is unfinished. */
  async watch(token: string, patienceMs = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      const { data } = await this.stubborn<{ items: unknown[] }>('GET', '/tasks?state=unfinished', { token });
      if (data.items.length === 0) return;
      await pause(PAUSE_MS);
    }
    this.surprises.push(`runs were unfinished after ${patienceMs / 1000} s`);
  }

  /** The task's id; undefined if the run was refused for a reason. */
  private async submit(token: string, key: string, body: object): Promise<string | undefined> {
    const answer = await this.stubborn<{ output?: { task_id: string } }>('POST', RUN_PATH, {
      token,
      key,
      body,
    });
    if (answer.code !== 0) this.surprises.push(`${key} was refused with ${answer.code}`);
    return answer.data.output?.task_id;
  }

  private async cancel(token: string, taskId: string): Promise<void> {
    await this.ask('POST', `/tasks/${taskId}/cancel`, { token }, ['task_not_cancellable']);
  }

  /** Like `stubborn`; anything but success and these refusals is a surprise. */
  async ask<Data>(
    method: 'GET' | 'POST',
    path: string,
    call: Call,
    fine: ErrorCode[] = [],
  ): Promise<ApiAnswer<Data>> {
    const answer = await this.stubborn<Data>(method, path, call);
    if (answer.code !== 0 && !isOneOf(answer, fine))
      this.surprises.push(`${method} ${path} was refused with ${answer.code} ${answer.message}`);
    return answer;
  }

  /** Sends until an answer comes that a retry would not change. */
  async stubborn<Data>(
    method: 'GET' | 'POST',
    path: string,
    { pauseMs = PAUSE_MS, ...options }: Call,
  ): Promise<ApiAnswer<Data>> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // Node throws if a connection breaks off.
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await callApi<Data>(this.url, method, path, { ...options, signal }).catch(
        (error: Error) => error,
      );
      this.onCall(path);
      if (signal.aborted) this.surprises.push(`${method} ${path} hung`);
      if (!(answer instanceof Error)) {
        if (answer.status >= 500) this.failures.push({ status: answer.status, body: answer });
        if (!WORTH_ANOTHER_TRY.includes(answer.status) || isOneOf(answer, TOO_MANY)) return answer;
      }
      if (Date.now() > end) throw new Error(`${method} ${path} had no answer: ${describe(answer)}`);
      await pause(pauseMs);
    }
  }
}

function isOneOf({ code }: { code: number }, codes: ErrorCode[]): boolean {
  return codes.some((each) => ERRORS[each].number === code);
}

function describe(answer: object): string {
  return answer instanceof Error ? `${answer.message} (${String(answer.cause)})` : JSON.stringify(answer);
}
