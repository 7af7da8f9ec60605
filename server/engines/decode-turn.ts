import type { DecodeBudget } from '../decoding/decode-budget.ts';
import { openCost } from '../decoding/decode-cost.ts';
import { type ImageFacts, pixelsOf, readImageFacts } from '../decoding/decoder.ts';
import type { Owner } from '../gate/fair-queue.ts';
import { AppError } from '../http/app-error.ts';

/** The owner of the decodes, and their budget; without one decoding is unlimited. */
export interface DecodeTurns {
  decoding: DecodeBudget | undefined;
  owner: Owner | undefined;
}

/** How long a run waits for a decoder, in milliseconds; the run's time limit applies too. */
const DECODE_WAIT_MS = 4 * 60 * 1000;

/**
 * Opens a picture at its owner's turn.
 * @throws AppError image_unreadable, image_too_heavy, images_busy
 */
export async function inDecodeTurn<Value>(
  path: string,
  { decoding, owner = { organisationId: '', userId: '' } }: DecodeTurns,
  work: (facts: ImageFacts) => Promise<Value>,
): Promise<Value> {
  const facts = await readImageFacts(path).catch(unreadable);
  const begin = () => work(facts).catch(unreadable);
  if (!decoding) return begin();
  const charge = { bytes: openCost(facts), pixels: pixelsOf(facts) };
  return decoding.run({ ...charge, owner, waitMs: DECODE_WAIT_MS }, begin);
}

function unreadable(cause: unknown): never {
  throw new AppError('image_unreadable', { cause });
}
