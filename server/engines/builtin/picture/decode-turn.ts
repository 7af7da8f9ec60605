import type { DecodeCharge, TakeTurn } from '../../../decoding/turn-port.ts';

const free: TakeTurn = async () => () => undefined;
/** A thread does one work at a time, so that one line to the budget is enough. */
let takeTurn = free;

/** From now on decodes in this thread wait for their turn; without it they begin at once. */
export function waitForTurns(take: TakeTurn | undefined): void {
  takeTurn = take ?? free;
}

/** Decodes in its turn. @throws Error whose message is the code of the refusal; what `decode` throws */
export async function inTurn<Value>(charge: DecodeCharge, decode: () => Promise<Value>): Promise<Value> {
  const end = await takeTurn(charge);
  try {
    return await decode();
  } finally {
    end();
  }
}
