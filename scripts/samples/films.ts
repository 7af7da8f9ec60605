import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputSchema, type Sample, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import sharp from 'sharp';
import { openClip } from '../../server/engines/builtin/subtitles/open-clip.ts';
import type { Work, WorkContext } from '../../server/engines/builtin/work.ts';
import { scaleJob } from '../../server/media/operations/video.ts';
import { decodeFrames } from '../../server/media/raw-frames.ts';
import { folderKeeper } from '../../server/media/testing/staged-work.ts';
import { PUBLIC } from './folders.ts';

/** An encoded film, and its first frame as PNG. */
export interface Film {
  bytes: Uint8Array;
  poster: Uint8Array;
}

/**
 * Runs the built-in engine on files below `web/public` and scales its film to the size of the
 * sample.
 * @param input as in a sample of the catalogue
 * @throws WorkRefused; MediaFailure
 */
export async function filmOf(
  tool: Tool,
  { input, width, height }: Pick<Sample, 'input' | 'width' | 'height'>,
  work: Work<never>,
): Promise<Film> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-sample-'));
  try {
    const addresses = Object.values(input).filter(
      (value): value is string => typeof value === 'string' && value.startsWith('/samples/'),
    );
    const paths = Object.fromEntries(addresses.map((address) => [address, path.join(PUBLIC, address)]));
    const files = Object.fromEntries(
      Object.entries(paths).map(([address, file]) => [address, fs.readFileSync(file)]),
    );
    const context: WorkContext = {
      files,
      paths,
      index: 0,
      seed: 1,
      report: () => undefined,
      keepFile: folderKeeper(folder, () => undefined),
    };
    const made = await work(inputSchema(tool).parse(input) as never, context);
    if (!('path' in made)) throw new Error(`${tool.id} made no film`);
    const small = path.join(folder, 'small.mp4');
    const { engine, source } = await openClip(made.path);
    await engine.run(scaleJob(source, Math.max(width, height), small));
    return { bytes: fs.readFileSync(small), poster: await firstFrame(small) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function firstFrame(file: string): Promise<Uint8Array> {
  const { engine, source } = await openClip(file);
  const { width, height, frameRate } = source.video;
  const shape = { width, height, frameRate, pixels: 'rgba' as const };
  for await (const frame of decodeFrames(engine, source, shape, { seconds: 1 / frameRate }))
    return sharp(Buffer.from(frame), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  throw new Error(`${file} has no frame`);
}
