import type { DecodeCharge, TakeTurn } from '../../../decoding/turn-port.ts';

const free: TakeTurn = async () => () => undefined;
/** A thread does one job at a time, so one channel to the budget is enough. */
let takeTurn = free;

/** From now on decodes in this thread wait for their turn; without it they begin at once. */
export function waitForTurns(take: TakeTurn | undefined): void {
  takeTurn = take ?? free;
}

/**
 * Decodes in its turn. @throws Error with the code of the refusal as its message; errors of `decode`
 */
export async function inTurn<Value>(charge: DecodeCharge, decode: () => Promise<Value>): Promise<Value> {
  const end = await takeTurn(charge);
  try {
    return await decode();
  } finally {
    end();
  }
}
