import { readFile, writeFile } from 'node:fs/promises';
import {
  type FilmText,
  subtitledFilm,
} from '../../server/engines/builtin/subtitles/testing/subtitled-film.ts';
import { describeVideo } from '../../server/media/describe/describe-video.ts';
import { decodeFrames, encodeFrames } from '../../server/media/raw-frames.ts';
import { createMediaWorld } from '../../server/media/testing/media-world.ts';
import type { GivenFile } from './pictures.ts';

const CLIP = { width: 320, height: 180, frameRate: 15 };

/** A part of the frame, in shares of it. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A clip with burnt-in text and a known clean original. */
export interface SubtitledClip {
  file: GivenFile;
  frames: number;
  clean(frame: number): Uint8Array;
  /** The frames of a video of the clip's size. */
  decode(address: string, origin: string): Promise<Buffer[]>;
  close(): void;
}

/** At most two seconds of camera movement, encoded at high quality. */
export async function subtitledClip(
  name: string,
  frames: number,
  texts: readonly FilmText[],
): Promise<SubtitledClip> {
  const media = await createMediaWorld({ kind: 'library' });
  const film = subtitledFilm({ ...CLIP, frames, cut: frames, texts });
  const path = media.at('film.mp4');
  const raw = { ...CLIP, pixels: 'yuv420p' } as const;
  await encodeFrames(media.engine, film.lettered(), {
    frames: raw,
    seconds: frames / CLIP.frameRate,
    path,
    faithful: true,
  });
  return {
    file: { name, mimeType: 'video/mp4', buffer: await readFile(path) },
    frames,
    clean: film.clean,
    decode: async (address, origin) => {
      const bytes = await fetch(new URL(address, origin)).then((answer) => answer.arrayBuffer());
      const made = media.at('made.mp4');
      await writeFile(made, Buffer.from(bytes));
      const decoded: Buffer[] = [];
      for await (const one of decodeFrames(media.engine, await describeVideo(media.engine, made), raw))
        decoded.push(one);
      return decoded;
    },
    close: media.close,
  };
}

/** Mean squared difference of brightness in a part of two frames. 28 dB is 103; outlined letters are thousands. */
export function difference(one: Uint8Array, other: Uint8Array, { left, top, right, bottom }: Part): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(top * CLIP.height); y < bottom * CLIP.height; y += 1)
    for (let x = Math.round(left * CLIP.width); x < right * CLIP.width; x += 1) {
      const at = y * CLIP.width + x;
      sum += ((one[at] as number) - (other[at] as number)) ** 2;
      count += 1;
    }
  return sum / count;
}
