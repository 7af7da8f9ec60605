import { SPOKEN_LINES_PER_CALL, type SpokenLine, speakLines } from '@inkreel/contract/api/spoken-lines.ts';
import { call } from '../../lib/client.ts';
import { untilAnswered } from '../../lib/until-answered.ts';
import { untilNews } from '../../runs/follow-run.ts';
import { keyOf, type LineWish } from './core/line-speech.ts';

/**
 * Has lines spoken, and asks for the next ones whenever one is done, until all of them are.
 * @param stepPoints what the first line costs if nothing was paid yet
 * @returns the speech of all lines that are known; undefined if it was stopped
 * @throws ApiError
 */
export async function speakWishes(
  documentId: string,
  wishes: readonly LineWish[],
  {
    known,
    stepPoints,
    onLines,
    onDone,
    isStopped,
  }: {
    known: ReadonlyMap<string, SpokenLine>;
    stepPoints: number;
    onLines: (wishes: readonly LineWish[], lines: readonly SpokenLine[]) => void;
    /** Receives the number of finished lines. */
    onDone: (count: number) => void;
    isStopped: () => boolean;
  },
): Promise<ReadonlyMap<string, SpokenLine> | undefined> {
  const spoken = new Map(known);
  let left = wishes;
  let [expected, isFirst] = [stepPoints, true];
  while (left.length > 0) {
    const asked = left.slice(0, SPOKEN_LINES_PER_CALL);
    const body = { document_id: documentId, lines: asked, again: isFirst, expected_points: expected };
    // The server knows the lines that it has begun: they are not spoken twice.
    const { lines } = await untilAnswered(() => call(speakLines, { body }));
    isFirst = false;
    // The price was paid with the first spoken line; later ones are included.
    if (lines.some(({ state }) => state === 'spoken')) expected = 0;
    onLines(asked, lines);
    for (const [at, wish] of asked.entries()) {
      const line = lines[at];
      if (line) spoken.set(keyOf(wish), line);
    }
    const isDone = (wish: LineWish) => ['spoken', 'failed'].includes(spoken.get(keyOf(wish))?.state ?? '');
    left = left.filter((wish) => !isDone(wish));
    onDone(wishes.length - left.length);
    if (isStopped()) return undefined;
    const running = lines.flatMap(({ state, task_id }) => (state === 'running' ? (task_id ?? []) : []));
    if (left.length > 0) await untilNews(running);
  }
  return spoken;
}
