/**
 * Runs as a process: reads the frames of a film from its standard input, planar YUV 4:2:0 each, and writes them as an
 * MP4 without an optimised layout to its standard output. Reports `frame=<count>` on its standard error. See
 * `encode-mp4.ts`.
 */
import { createRequire } from 'node:module';
import type { EncoderSettings } from './encode-mp4.ts';

/** The part of the encoder that is used; its published types are for browsers. */
interface Encoder extends EncoderSettings {
  outputFilename: string;
  FS: { readFile(name: string): Uint8Array };
  initialize(): void;
  addFrameYuv(frame: Uint8Array): void;
  finalize(): void;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as EncoderSettings;
const { createH264MP4Encoder } = createRequire(import.meta.url)('h264-mp4-encoder') as {
  createH264MP4Encoder(): Promise<Encoder>;
};
const encoder = Object.assign(await createH264MP4Encoder(), settings);
encoder.initialize();

const frame = Buffer.alloc((settings.width * settings.height * 3) / 2);
let filled = 0;
let frames = 0;
for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
  for (let at = 0; at < chunk.length; ) {
    const taken = chunk.copy(frame, filled, at);
    at += taken;
    filled += taken;
    if (filled < frame.length) continue;
    encoder.addFrameYuv(frame);
    filled = 0;
    frames += 1;
    process.stderr.write(`frame=${frames}\n`);
  }
}
if (filled > 0 || frames === 0) throw new Error('the last frame is not whole');
encoder.finalize();
process.stdout.write(encoder.FS.readFile(encoder.outputFilename));
