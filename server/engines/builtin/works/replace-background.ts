import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { placeSubject } from '../scenes/place-subject.ts';
import type { Made, WorkContext } from '../work.ts';

/** Share of the shorter side that stays free around an unplaced subject. */
const PADDING = 0.12;

/** The subject of the picture in front of another background. */
export default function replaceBackground(
  input: CapabilityInput['replace_background'],
  context: WorkContext,
): Promise<Made> {
  return placeSubject(input, PADDING, context);
}
