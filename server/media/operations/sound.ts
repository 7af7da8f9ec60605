import { audioOf, FilterGraph, type FilterText, filter, type Pad } from '../filter-graph.ts';
import { ENCODERS, type MediaJob, type OutputFormat, type StreamFrom } from '../job.ts';
import { inputOf, type MediaSource, soundFilters, soundUntil } from './streams.ts';

/**
 * The sound of a file alone: WAV (16 bits) or MP3, 48 kHz, stereo.
 * @param seconds of its beginning; all of it where nothing is said
 */
export function extractAudioJob(
  source: MediaSource,
  format: 'wav' | 'mp3',
  path: string,
  seconds?: number,
): MediaJob {
  const graph = new FilterGraph();
  const end = seconds === undefined ? [] : [filter('atrim', { end: seconds })];
  const [pad] = graph.chain([audioOf(0)], [...soundFilters(), ...end, asEncoded(format)]);
  return {
    inputs: [inputOf(source)],
    graph: graph.text([pad]),
    output: { format, path, audio: { pad }, ...(seconds === undefined ? {} : { seconds }) },
    expectedSeconds: seconds ?? source.seconds,
  };
}

/** Speech as it is kept: WAV (16 bits), 48 kHz, one channel. */
export function resampleSpeechJob(source: MediaSource, path: string): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(0)],
    [
      filter('aresample', { sample_rate: ENCODERS.sampleRate, async: 1, first_pts: 0 }),
      filter('aformat', { sample_fmts: 's16', channel_layouts: 'mono' }),
    ],
  );
  return {
    inputs: [inputOf(source)],
    graph: graph.text([pad]),
    output: { format: 'wav', path, audio: { pad } },
    expectedSeconds: source.seconds,
  };
}

/** The kind of numbers that an encoder takes. */
const asEncoded = (format: OutputFormat): FilterText =>
  format === 'wav' ? filter('aformat', { sample_fmts: 's16' }) : mp3Frames();
const mp3Frames = () => filter('asetnsamples', { nb_out_samples: 1152, pad: 0 });

/**
 * A video with another sound; its pictures are copied, not encoded again. Silence follows a sound that is shorter, and one
 * that is longer ends with the pictures.
 */
export function replaceAudioJob(video: MediaSource, sound: MediaSource, path: string): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(1)],
    [...soundFilters(), filter('apad', { whole_dur: video.seconds }), ...soundUntil(video.seconds)],
  );
  return withSound(video, [inputOf(sound)], graph, pad, path);
}

function withSound(
  video: MediaSource,
  others: MediaJob['inputs'],
  graph: FilterGraph,
  pad: Pad,
  path: string,
): MediaJob {
  const pictures: StreamFrom = { copyOf: 0 };
  return {
    inputs: [inputOf(video), ...others],
    graph: graph.text([pad]),
    output: { format: 'mp4', path, video: pictures, audio: { pad } },
    expectedSeconds: video.seconds,
  };
}

export interface Mixing {
  /** Gain of the other sound, as a factor. */
  volume?: number;
  /** Where it begins, in seconds. */
  startSeconds?: number;
  /** Plays again from its beginning for as long as the video is. */
  repeat?: boolean;
  /** Lowers it while the video's own sound is to be heard. */
  duck?: boolean;
}

/**
 * A video with new speech instead of the old, at the same times; its pictures are copied. Its own sound is lowered
 * while the new speech is to be heard, or left out.
 */
export function dubAudioJob(
  video: MediaSource,
  speech: MediaSource,
  path: string,
  { background }: { background: boolean },
): MediaJob {
  if (!background || !video.hasSound) return replaceAudioJob(video, speech, path);
  const graph = new FilterGraph();
  const whole = filter('apad', { whole_dur: video.seconds });
  const [own] = graph.chain([audioOf(0)], [...soundFilters(), whole]);
  const spoken = [...soundFilters(), whole, filter('asplit', { outputs: 2 })];
  const [voice, key] = graph.chain([audioOf(1)], spoken, 2) as [Pad, Pad];
  const [under] = graph.chain([own, key], [filter('sidechaincompress', DUBBING)]);
  const [pad] = graph.chain(
    [voice, under],
    [
      filter('amix', { inputs: 2, duration: 'longest', normalize: 0 }),
      filter('alimiter', { limit: LIMIT, level: 0 }),
      ...soundUntil(video.seconds),
    ],
  );
  return withSound(video, [inputOf(speech)], graph, pad, path);
}
/** About 19 dB under new speech: what was said before is hardly heard beside it. */
const DUBBING = { threshold: 0.01, ratio: 20, attack: 5, release: 300 } as const;

/** Music steps back quickly when somebody speaks, and comes back slowly: about 9 dB under speech of usual loudness. */
const DUCKING = { threshold: 0.03, ratio: 8, attack: 20, release: 400 } as const;
const LIMIT = 0.95;

/** A video with another sound under its own; its pictures are copied, not encoded again. */
export function mixAudioJob(video: MediaSource, other: MediaSource, mixing: Mixing, path: string): MediaJob {
  const { volume = 1, startSeconds = 0, repeat = false, duck = false } = mixing;
  const graph = new FilterGraph();
  const late =
    startSeconds > 0 ? [filter('adelay', { delays: Math.round(startSeconds * 1000), all: 1 })] : [];
  let [under] = graph.chain([audioOf(1)], [...soundFilters(), filter('volume', { volume }), ...late]);
  let [own] = graph.chain([audioOf(0)], soundFilters());
  if (duck) {
    const [kept, key] = graph.chain([own], [filter('asplit', { outputs: 2 })], 2) as [Pad, Pad];
    own = kept;
    [under] = graph.chain([under, key], [filter('sidechaincompress', DUCKING)]);
  }
  const mix = filter('amix', { inputs: 2, duration: 'first', normalize: 0 });
  const [pad] = graph.chain(
    [own, under],
    [
      mix,
      filter('alimiter', { limit: LIMIT, level: 0 }),
      filter('apad', { whole_dur: video.seconds }),
      ...soundUntil(video.seconds),
    ],
  );
  return withSound(video, [inputOf(other, { repeat })], graph, pad, path);
}
