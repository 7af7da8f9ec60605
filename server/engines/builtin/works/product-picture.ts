import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { placeSubject } from '../scenes/place-subject.ts';
import type { Made, WorkContext } from '../work.ts';

/** A product in a scene, with the requested margin (`padding`, in hundredths of the shorter side). */
export default function productPicture(
  input: CapabilityInput['product_picture'],
  context: WorkContext,
): Promise<Made> {
  return placeSubject(input, input.padding / 100, context);
}
