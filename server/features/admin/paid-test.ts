import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { v7 } from 'uuid';
import { type Cost, readCost } from '../../engines/cost.ts';
import type { EngineTest } from '../../engines/define-engine.ts';
import type { CapabilityEngine, Operation } from '../../engines/engine.ts';
import { costByList, type Price } from '../../engines/prices.ts';

type Draw = CapabilityEngine<CapabilityInput['text_to_image']>;

/** The input of a paid test: one small picture, in the lowest quality. */
const INPUT: CapabilityInput['text_to_image'] = {
  prompt: 'a red apple on a white table',
  width: 512,
  height: 512,
  seed: 1,
  count: 1,
  quality: 'draft',
};
const ASK_AGAIN_MS = 1000;

/** What the picture of a paid test costs by the provider's price list; unknown if the list does not have it. */
export function costOfTest(draw: Pick<Draw, 'facts'>, prices: readonly Price[], at: Date): Cost {
  const [model] = draw.facts?.models ?? [];
  if (model === undefined) return { basis: 'unknown' };
  const pixels = { made: [INPUT.width * INPUT.height], sent: [] };
  return costByList(prices, model, { units: { picture: 1, call: 1 }, pixels }, { at });
}

/**
 * Makes one small picture, for an engine whose provider has no free call. It is submitted once, whatever
 * happens, and not stored.
 * @param signal once it aborts, the provider is asked to cancel
 * @param pause waits between two polls
 * @throws what the engine throws
 */
export async function drawOnce(
  draw: Draw,
  signal: AbortSignal,
  pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<EngineTest & { cost: Cost }> {
  const taskId = v7();
  const prepared = await draw.prepare?.(INPUT, { taskId });
  const operation: Operation = await draw.start(INPUT, { taskId }, prepared);
  const cost = readCost(operation.cost) ?? { basis: 'unknown' };
  try {
    while (!signal.aborted) {
      const check = await draw.check(operation, { taskId, waitMs: 0, stored: [], signal });
      if (check.state === 'done')
        return {
          ok: check.outputs.length > 0,
          said: draw.facts?.models[0] ?? 'OK',
          cost: check.cost ?? cost,
        };
      if (check.state === 'failed')
        return { ok: false, said: check.detail ?? check.code, cost: check.cost ?? cost };
      await pause(check.state === 'away' ? check.afterMs : ASK_AGAIN_MS);
    }
    return { ok: false, said: 'taken, but no picture in time', cost };
  } finally {
    await draw.cancel?.(operation);
  }
}
