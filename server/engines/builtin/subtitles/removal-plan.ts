import type { Quality } from '@inkreel/contract/pricing.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { MediaStage } from '../../../media/run-stages.ts';
import type { WorkContext } from '../work.ts';
import type { Clip } from './open-clip.ts';
import { findReader } from './reader.ts';
import { areasOfClip, removalStages } from './remove-text.ts';

/**
 * The stages that remove text from a clip: in the given areas, or where subtitles and watermarks are found.
 * @param tick called during the search for areas; may throw to stop
 * @param required whether a clip without text is refused
 * @throws ModelFailure, MediaFailure; its stages WorkRefused
 */
export async function planRemoval(
  clip: Clip,
  { areas, quality, required }: { areas: readonly SubtitleArea[]; quality: Quality; required: boolean },
  { keep, tick }: Required<Pick<WorkContext, 'keep'>> & { tick: () => void },
): Promise<MediaStage[]> {
  const reader = findReader();
  const isGiven = areas.some(({ mode }) => mode === 'remove');
  const guess = async () => Buffer.from(JSON.stringify(reader ? await areasOfClip(clip, reader, tick) : []));
  const found = isGiven
    ? []
    : (JSON.parse(Buffer.from(await keep('areas-1', guess)).toString()) as SubtitleArea[]);
  return removalStages(clip, [...found, ...areas], { quality, reader, required });
}
