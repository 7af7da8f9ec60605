import { lengthOfVideo } from '@inkreel/contract/media-limits.ts';
import { FilePathSource, Input, type InputAudioTrack, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import type { InputFormat } from '../job.ts';
import type { MediaEngine, MediaRunOptions } from '../media-engine.ts';
import { MediaFailure } from '../media-failure.ts';
import type { MediaSource, PictureFacts } from '../operations/streams.ts';
import { coloursOf } from './colours.ts';
import { frameRateOf, longestPause } from './frame-rate.ts';
import type { Look } from './look.ts';
import { needsCopy } from './needs-copy.ts';
import { readAviFile } from './read-avi.ts';

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];

/** A stored video as a source of jobs. */
export interface VideoSource extends MediaSource {
  video: NonNullable<MediaSource['video']>;
  /** Codec of the sound that is used, as FFmpeg names it. */
  soundCodec: string | undefined;
  /** Whether films draw from a copy of it (`needsCopy`). */
  needsCopy: boolean;
}

/** What the index of a video says. */
interface Index {
  format: InputFormat;
  /** Pixels as shown, after the rotation. */
  width: number;
  height: number;
  /** Ends of the pictures and of the longest sound, in seconds from the start of the file; 0 or less without one. */
  end: number;
  soundEnd: number;
}

/**
 * What a stored video is: everything that jobs on it need to know. It is asked once, here.
 * @throws MediaFailure with media_unreadable if no picture can be decoded
 */
export async function describeVideo(
  engine: MediaEngine,
  path: string,
  options: Pick<MediaRunOptions, 'signal' | 'limits'> = {},
): Promise<VideoSource> {
  const { format, width, height, end, soundEnd } = await readIndex(path).catch((error: unknown) => {
    throw new MediaFailure('media_unreadable', error);
  });
  const look = await engine.look({ path, format }, options);
  const measured = frameRateOf(look.times);
  const sound = playableSound(look);
  // The end of the last picture is not always in the file.
  const last = measured > 0 ? (look.times.at(-1) ?? 0) + 1 / measured : 0;
  const seconds = lengthOfVideo(Math.max(end, last), sound === undefined ? 0 : soundEnd);
  return {
    path,
    format,
    seconds,
    video: {
      width,
      height,
      frameRate: measured,
      longestPause: longestPause([...look.times, seconds]),
      colours: coloursOf(look),
      isInterlaced: look.isInterlaced,
      ...copyTagOf(look),
    },
    hasSound: sound !== undefined,
    ...(sound === undefined ? {} : { sound }),
    soundCodec: sound === undefined ? undefined : look.sounds[sound],
    needsCopy: needsCopy(look, format, sound),
  };
}

/** Only what plays in browsers and on Apple devices is copied. */
function copyTagOf({ codec, pixels, isInterlaced }: Look): Pick<PictureFacts, 'copyTag'> {
  if (isInterlaced) return {};
  if (codec === 'h264' && /^yuvj?420p$/.test(pixels)) return { copyTag: 'avc1' };
  return codec === 'hevc' && /^yuvj?420p(10le)?$/.test(pixels) ? { copyTag: 'hvc1' } : {};
}

/** Number of the first sound that can be decoded. */
function playableSound({ sounds }: Look): number | undefined {
  const at = sounds.findIndex((codec) => SOUND_CODECS.has(codec) || codec.startsWith('pcm_'));
  return at < 0 ? undefined : at;
}

async function readIndex(path: string): Promise<Index> {
  const avi = await readAviFile(path);
  if (avi) {
    const { width, height, durationMs, soundMs } = avi;
    return { format: 'avi', width, height, end: durationMs / 1000, soundEnd: soundMs / 1000 };
  }
  const input = new Input({ source: new FilePathSource(path), formats: FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no pictures');
    const start = Math.max(0, await input.getFirstTimestamp());
    const isMatroska = /matroska|webm/i.test((await input.getFormat()).name);
    return {
      format: isMatroska ? 'matroska' : 'mov',
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      end: (await track.computeDuration()) - start,
      soundEnd: (await longestSound(await input.getAudioTracks())) - start,
    };
  } finally {
    input.dispose();
  }
}

/** Broken sounds do not count. */
async function longestSound(tracks: readonly InputAudioTrack[]): Promise<number> {
  const ends = tracks.slice(0, MOST_SOUNDS).map((track) => track.computeDuration().catch(() => 0));
  return Math.max(0, ...(await Promise.all(ends)));
}
const MOST_SOUNDS = 8;

/** Sounds that jobs decode, as FFmpeg names their codecs; those that begin with `pcm_` are too. */
const SOUND_CODECS = new Set(
  'aac mp2 mp3 opus vorbis flac alac ac3 eac3 amr_nb amr_wb adpcm_ms adpcm_ima_wav adpcm_ima_qt'.split(' '),
);
