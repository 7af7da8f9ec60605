import type { SplitScript } from '@inkreel/contract/script/split.ts';
import { splitScript } from '@inkreel/contract/script/split-script.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { createMainThreadGate } from '../../gate/main-thread.ts';

/** A text of the longest size takes some milliseconds. */
const inTurn = createMainThreadGate({ waitMs: 30_000, busy: 'server_busy' });

/** Splits a short text. @throws AppError server_busy */
export const splitInTurn = (owner: Owner, text: string, language?: string): Promise<SplitScript> =>
  inTurn({ owner }, () => splitScript(text, language));
