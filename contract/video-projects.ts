/**
 * How steps of a one-clip project are charged (decisions, Video projects): pure, used by browser and server.
 */

/** Tools whose runs may be steps of a project. */
export const PROJECT_TOOLS = ['translate-subtitle', 'translate-audio'] as const;
export type ProjectTool = (typeof PROJECT_TOOLS)[number];

export const isProjectTool = (id: string): id is ProjectTool => PROJECT_TOOLS.some((tool) => tool === id);

/** Videos that one price pays for. */
export const PROJECT_VIDEOS = 10;

/** Characters that can be read in a second (decisions, Reading speed). */
const CHARACTERS_PER_SECOND = 20;
/** Minimum charged length, in seconds. */
const SHORTEST_CLIP = 5;

/** Characters of the words of a clip, at most. */
export const charactersOf = (seconds: number): number =>
  Math.ceil(Math.max(SHORTEST_CLIP, seconds) * CHARACTERS_PER_SECOND);

/** Characters that one price pays for: for each of its videos, all words recognised, translated and spoken. */
export const paidCharacters = (seconds: number): number => 3 * PROJECT_VIDEOS * charactersOf(seconds);

/** What the price of a step depends on besides the clip. */
export interface ProjectStepKind {
  makesVideo: boolean;
  /** The engine whose own price counts; null if the tool's does. */
  engine: string | null;
  /** Points per five seconds at that price. */
  unitPoints: number;
}

/** An earlier step, with the state of its points. */
export interface PaidStep extends ProjectStepKind {
  taskId: string;
  /** The run whose points pay for it. */
  paidBy: string;
  /** Characters that it recognises, translates or speaks; 0 for a video, which is counted as one. */
  characters: number;
  /** `held` until its run ends, `settled` if it was delivered; a refunded step was not. */
  state: string;
}

/** Who pays for a step: an earlier one, the step itself, or unknown while the first one is running. */
export type Payment = { by: string; videosLeft: number } | 'itself' | 'unknown';

/**
 * Who pays for the next step of a clip. A price covers steps that cost no more, until its videos or characters
 * are used up; the step that uses the last characters is covered entirely.
 * @param steps of this clip and this tool, oldest first
 * @param seconds of the clip
 */
export function paymentOf(steps: readonly PaidStep[], next: ProjectStepKind, seconds: number): Payment {
  const payers = steps.filter(({ taskId, paidBy }) => taskId === paidBy);
  for (const payer of payers.filter(({ state }) => state === 'settled').toReversed()) {
    if (!coversPrice(payer, next)) continue;
    const used = usedOf(steps, payer.taskId);
    const videosLeft = PROJECT_VIDEOS - used.videos;
    const isLeft = next.makesVideo ? videosLeft > 0 : used.characters < paidCharacters(seconds);
    if (isLeft) return { by: payer.taskId, videosLeft };
  }
  return payers.some(({ state }) => state === 'held') ? 'unknown' : 'itself';
}

/**
 * A price that an operator changed later still covers the same steps; that of a cheaper engine does not cover
 * a more expensive one.
 */
const coversPrice = (payer: ProjectStepKind, next: ProjectStepKind): boolean =>
  payer.engine === next.engine || payer.unitPoints >= next.unitPoints;

function usedOf(steps: readonly PaidStep[], payer: string): { videos: number; characters: number } {
  const paid = steps.filter(
    ({ paidBy, state }) => paidBy === payer && (state === 'held' || state === 'settled'),
  );
  return {
    videos: paid.filter(({ makesVideo }) => makesVideo).length,
    characters: paid.reduce((sum, { characters }) => sum + characters, 0),
  };
}
