import sharp from 'sharp';
import { DECODER } from '../../decoding/decoder.ts';
import type { Size } from '../aisdk/canvas.ts';
import { finishMade, inFolder, type PictureDeps, type Plan } from '../aisdk/image-request.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';

/** How a result is converted to the requested form; stored with the operation, so plain JSON. */
export type HostedPlan =
  | Plan
  /** It is the subject on a transparent background: alpha is taken from it, the pixels from the picture itself. */
  | { cutout: { base: string; size: Size; background?: string | undefined } }
  /** It is a copy in another size: alpha is that of the picture itself. */
  | { enlarged: { base: string; size: Size } }
  /** It is kept unchanged, such as a video; `application/json` is returned as data. */
  | { asMade: string };

/** The content type of files that are not finished here. */
export const typeAsMade = (plan: HostedPlan): string | undefined =>
  'asMade' in plan ? plan.asMade : undefined;

/**
 * Finishes a picture that a provider made.
 * @throws AppError image_unreadable if it is not a picture
 */
export async function finishHosted(
  deps: PictureDeps,
  made: string,
  plan: HostedPlan,
  turns: DecodeTurns,
  to: string,
): Promise<void> {
  if ('asMade' in plan) throw new Error('a file that is kept as it is has nothing to be finished');
  if ('canvas' in plan) return finishMade(deps, made, plan, turns, to);
  await inFolder(deps, (bring) =>
    'enlarged' in plan
      ? finishEnlarged(made, bring, plan.enlarged, turns, to)
      : finishCutout(made, bring, plan.cutout, turns, to),
  );
}

type Bring = (address: string) => Promise<string>;

async function finishEnlarged(
  made: string,
  bring: Bring,
  { base, size: { width, height } }: { base: string; size: Size },
  turns: DecodeTurns,
  to: string,
): Promise<void> {
  const file = await bring(base);
  const edge = await inDecodeTurn(file, turns, async ({ hasAlpha }) =>
    hasAlpha ? readEdge(file, { width, height }) : undefined,
  );
  await inDecodeTurn(made, turns, async () => {
    const larger = sharp(made, DECODER)
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .resize({ width, height, fit: 'fill' });
    if (!edge) return larger.png({ compressionLevel: 6 }).toFile(to);
    const plain = await larger.png({ compressionLevel: 1 }).toBuffer();
    return sharp(plain)
      .joinChannel(edge, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 6 })
      .toFile(to);
  });
}

async function finishCutout(
  made: string,
  bring: Bring,
  { base, size, background }: { base: string; size: Size; background?: string | undefined },
  turns: DecodeTurns,
  to: string,
): Promise<void> {
  const file = await bring(base);
  const edge = await inDecodeTurn(made, turns, () => readEdge(made, size));
  await inDecodeTurn(file, turns, async () => {
    const plain = await sharp(file, DECODER)
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const subject = sharp(plain).joinChannel(edge, { raw: { ...size, channels: 1 } });
    if (background === undefined) return subject.png({ compressionLevel: 6 }).toFile(to);
    const cut = await subject.png({ compressionLevel: 1 }).toBuffer();
    return sharp(cut).flatten({ background }).png({ compressionLevel: 6 }).toFile(to);
  });
}

/** Opacity of every pixel of a cut-out, in the size of the picture that it is of. */
async function readEdge(made: string, { width, height }: Size): Promise<Buffer> {
  const alpha = await sharp(made, DECODER)
    .autoOrient()
    .ensureAlpha()
    .extractChannel('alpha')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(alpha).resize({ width, height, fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
}
