import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { carryOut } from '../adjust/carry-out.ts';
import { understand } from '../adjust/language/understand.ts';
import { decodeMask, decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

/** The picture after the commands of an instruction; reports the understood ones. */
export default async function editByWords(
  { image_url, mask_url, prompt }: CapabilityInput['edit_by_words'],
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('reading', 0);
  const { commands, said, understood, notUnderstood } = understand(prompt);
  const picture = await decodePicture(files[image_url] as Uint8Array);
  const mask = mask_url ? await decodeMask(files[mask_url] as Uint8Array, picture) : undefined;
  const { picture: changed, leftOut } = await carryOut(picture, commands, {
    mask,
    seed,
    tick: (done) => report('changing', 0.05 + 0.9 * done),
  });
  const undone = new Set(leftOut.map((command) => said[commands.indexOf(command)] as string));
  return {
    picture: changed,
    report: {
      understood: understood.filter((part) => !undone.has(part)),
      notDrawn: [...notUnderstood, ...undone],
    },
  };
}
