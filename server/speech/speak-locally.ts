import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { MediaEngine } from '../media/media-engine.ts';
import { resampleSpeechJob } from '../media/operations/sound.ts';
import { type EspeakAnswer, runEspeak } from './espeak.ts';
import { withoutMarkup, wordsPerMinute } from './espeak-text.ts';
import { levelSamples } from './level.ts';
import { addTimings, type SpeechTimings, type SpokenPhoneme, type SpokenWord } from './speech-timings.ts';
import { splitText, type TextPiece } from './split-text.ts';
import { localVoice } from './voices.ts';
import { wavOf } from './wav.ts';

export interface LocalSpeech {
  text: string;
  /**
   * An id of `LOCAL_VOICES`; by default the first voice for the language, or for the language of the text's
   * script.
   */
  voice?: string | undefined;
  language?: SpeechLanguage | undefined;
  /** In per cent of the usual speed, 50 to 200. */
  speed?: number | undefined;
  /** Loudness of the file; -16 LUFS is usual. */
  lufs?: number;
}

export interface SpeakingOptions {
  media: MediaEngine;
  /** Path of the file. */
  path: string;
  signal?: AbortSignal | undefined;
  /** Called with the progress, 0 to 1; may throw to stop. */
  onProgress?: (share: number) => void;
}

/** Speech as a WAV file: 48 kHz, one channel. Its timings are in the file too: `readTimings`. */
export interface SpokenFile extends SpeechTimings {
  path: string;
  seconds: number;
}

const LUFS = -16;
/** Share of the work that is speaking; the rest is levelling. */
const SPEAKING_SHARE = 0.8;

/**
 * Speaks a text with a built-in voice.
 * @throws NoVoiceError; ProgramError; MediaFailure; the signal's reason; what `onProgress` throws
 */
export async function speakLocally(
  { text, voice, language, speed = 100, lufs = LUFS }: LocalSpeech,
  { media, path: target, signal, onProgress = () => undefined }: SpeakingOptions,
): Promise<SpokenFile> {
  const chosen = localVoice(text, { voice, language });
  if (!chosen) throw new NoVoiceError(voice ?? language ?? '');
  const stop = new AbortController();
  const ends = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const tell = (share: number) => {
    try {
      onProgress(share);
    } catch (error) {
      stop.abort(error);
    }
  };
  const pieces = splitText(text);
  const base = path.join(path.dirname(target), randomUUID());
  const raw = `${base}.pcm`;
  const wav = `${base}.wav`;
  try {
    const answer = await runEspeak(
      {
        identifier: chosen.identifier,
        rate: wordsPerMinute(speed),
        pitch: chosen.pitch,
        pieces: pieces.map((piece) => ({
          text: withoutMarkup(piece.text),
          pauseMs: (piece.pauseMs * 100) / speed,
        })),
        path: raw,
      },
      { signal: ends, onPiece: (spoken) => tell((SPEAKING_SHARE * spoken) / pieces.length) },
    );
    const seconds = answer.samples / answer.sampleRate;
    const bytes = await readFile(raw);
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, answer.samples);
    await writeFile(wav, wavOf(levelSamples(samples, answer.sampleRate, lufs), answer.sampleRate));
    await media.run(resampleSpeechJob({ path: wav, format: 'wav', seconds, hasSound: true }, target), {
      signal: ends,
      onProgress: (share) => tell(SPEAKING_SHARE + (1 - SPEAKING_SHARE) * share),
    });
    const timings = timingsOf(answer, text, pieces);
    await addTimings(target, timings);
    return { path: target, seconds, ...timings };
  } finally {
    await Promise.all([raw, wav].map((file) => rm(file, { force: true })));
  }
}

/** No built-in voice has the id or speaks the language. */
export class NoVoiceError extends Error {
  constructor(wanted: string) {
    super(`there is no built-in voice for ${wanted}`);
    this.name = 'NoVoiceError';
  }
}

/** A change of language, which is not a sound. */
const isSound = (symbol: string) => !/^\(.*\)$/.test(symbol);

/** When each sound is heard, with words as ranges of the text. */
function timingsOf(
  { events, samples, sampleRate }: EspeakAnswer,
  text: string,
  pieces: readonly TextPiece[],
): SpeechTimings {
  const whole = Math.round((samples / sampleRate) * 1000);
  const phonemes: SpokenPhoneme[] = [];
  const words: SpokenWord[] = [];
  for (const event of events) {
    const startMs = Math.min(whole, Math.round(event.ms));
    if ('symbol' in event) {
      const { symbol } = event;
      const last = phonemes.at(-1);
      if (!isSound(symbol) || (symbol === '' && last?.symbol === '')) continue;
      if (last) last.endMs = startMs;
      phonemes.push({ symbol, startMs, endMs: whole });
      continue;
    }
    const piece = pieces[event.piece] as TextPiece;
    const from = piece.start + unitsOf(piece.text, event.start);
    const end = piece.start + unitsOf(piece.text, event.start + event.length);
    if (end > from && end <= text.length) words.push({ start: from, end, startMs });
  }
  return { phonemes: phonemes.filter(({ startMs, endMs }) => endMs > startMs), words, text };
}

/** Number of UTF-16 code units of this many code points. */
const unitsOf = (text: string, codePoints: number) => [...text].slice(0, codePoints).join('').length;
