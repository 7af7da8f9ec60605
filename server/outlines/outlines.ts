import { type Outline, resourceKey, type TextResource } from '@inkreel/scene/timeline/resources.ts';
import type { Owner } from '../gate/fair-queue.ts';
import { createMainThreadGate } from '../gate/main-thread.ts';
import { openLetterFonts } from './letter-fonts.ts';
import { outlineLine } from './outline-line.ts';

/** Characters of kept outlines together: path data is ASCII, so these are bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;

const inTurn = createMainThreadGate({ waitMs: 30_000, busy: 'server_busy' });
/** By their texts, the latest used last. */
const kept = new Map<string, Outline>();
let keptBytes = 0;

/**
 * The outlines of lines of text, in their order. Those that were asked for lately are known; the others wait for a turn.
 * @throws AppError server_busy
 */
export async function outlinesOf(owner: Owner, lines: readonly TextResource[]): Promise<Outline[]> {
  const outlines: Outline[] = [];
  for (const line of lines) outlines.push(known(line) ?? (await makeInTurn(owner, line)));
  return outlines;
}

function known(line: TextResource): Outline | undefined {
  const key = resourceKey(line);
  const found = kept.get(key);
  if (!found) return undefined;
  kept.delete(key);
  kept.set(key, found);
  return found;
}

async function makeInTurn(owner: Owner, line: TextResource): Promise<Outline> {
  const [hb, fonts] = await openLetterFonts(line);
  const outline = await inTurn({ owner }, () => known(line) ?? outlineLine(line.text, hb, fonts));
  const key = resourceKey(line);
  if (kept.has(key)) return outline;
  kept.set(key, outline);
  keptBytes += weightOf(key, outline);
  for (const [oldest, each] of kept) {
    if (keptBytes <= KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= weightOf(oldest, each);
  }
  return outline;
}

const weightOf = (key: string, { path }: Outline) => 2 * key.length + path.length;
