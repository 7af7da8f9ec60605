import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { readHints } from '../cutout/read-hints.ts';
import { decodePicture } from '../picture/codec.ts';
import { type Picture } from '../pixels/picture.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

/** The subject of the picture alone, on a transparent or coloured (`#rrggbb`) background. */
export default async function removeBackground(
  input: CapabilityInput['remove_background'],
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  if (isTransparent(picture)) throw new WorkRefused('image_transparent');
  const hints = await readHints(input, files, picture);
  const { picture: subject, doubts } = await cutOut(picture, hints, (share) =>
    report('cutting', 0.05 + share * 0.9),
  );
  if (input.background !== undefined) fillBehind(subject, input.background);
  const notes = doubts.map((place) => ({ code: 'check_edge' as const, place }));
  return {
    picture: subject,
    ...(notes.length > 0 ? { report: { understood: [], notDrawn: [], notes } } : {}),
  };
}

function isTransparent({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}

/** Puts a colour behind a picture, in place. */
export function fillBehind({ data }: Picture, color: string): void {
  const behind = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] as number) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] as number) * share + (behind[channel] as number) * (1 - share);
    data[at + 3] = 255;
  }
}
