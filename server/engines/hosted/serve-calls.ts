import type { RunFailure } from '@inkreel/contract/errors.ts';
import { inFolder, type PictureDeps } from '../aisdk/image-request.ts';
import {
  checkStored,
  handingOver,
  keepOutcomes,
  type MadeKind,
  removeAnswer,
  type Stored,
} from '../aisdk/made-files.ts';
import type { Polled } from '../aisdk/operations.ts';
import type { Outcome, Ticket } from '../aisdk/outcome.ts';
import { NO_COST } from '../cost.ts';
import type { DecodeTurns } from '../decode-turn.ts';
import type { EngineHost } from '../define-engine.ts';
import type { CapabilityEngine } from '../engine.ts';
import { finishHosted, type HostedPlan, typeAsMade } from './finish-hosted.ts';
import { FileTooLargeError } from './send-file.ts';
import { whileBusy } from './while-busy.ts';

/** One submit of a run, and how its output is processed. */
export interface Call<Body> {
  body: Body;
  plan: HostedPlan;
}

/** The provider does not support this run, which shows only when its pictures are read: nothing is submitted. */
export interface NotTaken {
  notTaken: RunFailure;
  detail: string;
}

/** Context for preparing a capability's calls. */
export interface CallKit {
  /** Materializes a picture by its URL; returns the path of a file. */
  bring(address: string): Promise<string>;
  turns: DecodeTurns;
  /** Aborts when the calls are no longer needed. */
  signal?: AbortSignal | undefined;
}

/** A provider with its own interface. */
export interface HostedProvider<Body> {
  /** @param signal ends the wait for an answer that is the result; one that is an operation is waited for */
  submit(body: Body, signal?: AbortSignal): Promise<Outcome>;
  /** @throws Error for an answer that is not as documented */
  poll(ticket: Ticket): Promise<Polled>;
  cancel?(ticket: Ticket): Promise<void>;
  /** True if its documents say that a failed operation costs nothing. */
  failuresAreFree?: boolean;
}

/** How it serves one capability. */
export interface HostedService<Input, Body>
  extends Pick<CapabilityEngine<Input>, 'values' | 'refuse' | 'facts' | 'answersAtOnce'> {
  calls(input: Input, kit: CallKit): Promise<readonly Call<Body>[] | NotTaken>;
}

/** Serves a capability by calls of a provider: each is submitted once, and stored as an operation or with its answer. */
export function serveCalls<Input, Body>(
  provider: HostedProvider<Body> | undefined,
  host: EngineHost,
  { calls, ...taking }: HostedService<Input, Body>,
): CapabilityEngine<Input> {
  const deps: PictureDeps = { folder: handingOver(host), downloadToPath: host.downloadToPath };
  const kind: MadeKind<HostedPlan> = {
    finish: (made, plan, turns, to) => finishHosted(deps, made, plan, turns, to),
    asMade: typeAsMade,
    failuresAreFree: provider?.failuresAreFree === true,
  };
  const open = () => {
    if (!provider) throw new Error('nothing is routed to an engine without a key');
    return provider;
  };
  return {
    ...taking,
    prepare: (input, { owner, signal }) =>
      inFolder(deps, (bring) =>
        calls(input, { bring, turns: { decoding: host.decoding, owner }, signal }),
      ).catch((error: unknown): NotTaken => {
        if (error instanceof FileTooLargeError) return { notTaken: 'media_size', detail: error.message };
        throw error;
      }),
    start: async (_input, context, prepared) => {
      const ready = prepared as readonly Call<Body>[] | NotTaken;
      if ('notTaken' in ready) {
        const { notTaken: code, detail } = ready;
        return { nothing: { state: 'refused', status: 400, detail, code }, cost: NO_COST };
      }
      const { submit } = open();
      const outcomes = await Promise.all(
        ready.map(({ body }) => whileBusy(() => submit(body, context.signal), context)),
      );
      return keepOutcomes(host, context.taskId, outcomes, (at) => (ready[at] as Call<Body>).plan, kind);
    },
    check: (operation, context) =>
      checkStored(host, operation as unknown as Stored<HostedPlan>, kind, context, open().poll),
    cancel: async (operation) => {
      const stored = operation as unknown as Stored<HostedPlan>;
      if ('nothing' in stored) return;
      for (const ticket of 'tickets' in stored ? stored.tickets : [])
        await provider?.cancel?.(ticket).catch(() => undefined);
      await removeAnswer(host, stored.answer);
    },
  };
}
