/**
 * Runs as a process: speaks texts with eSpeak NG. Reads one request as JSON from its standard input, writes the samples
 * to the path that it names, and reports on its standard output, as JSON, when each sound is heard. See `espeak.ts`.
 *
 * eSpeak NG is under the GNU General Public License, version 3 or later, and so is this file, which loads it
 * (SPDX-License-Identifier: GPL-3.0-or-later). The rest of the product talks to it through pipes only, and works
 * without it: docs/decisions/0048-built-in-speech.md.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { EspeakAnswer, EspeakRequest } from './espeak.ts';

/** The part of the package that is used; it has no types. */
interface Speaker {
  set_voice(identifier: string): number;
  set_rate(wordsPerMinute: number): void;
  set_pitch(pitch: number): void;
  get_samplerate(): number;
  synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
}
interface EspeakEvent {
  type: string;
  /** Counted in characters (code points) from 1. */
  text_position: number;
  word_length: number;
  /** Milliseconds from the beginning of the text. */
  audio_position: number;
  id?: string | number;
}

const PACKAGE: string = '@echogarden/espeak-ng-emscripten';

const request = JSON.parse(await text(process.stdin)) as EspeakRequest;
const { default: load } = (await import(PACKAGE)) as {
  default: () => Promise<{ eSpeakNGWorker: new () => Speaker }>;
};
const { eSpeakNGWorker: Worker } = await load();
const answer = speak(new Worker(), request);
process.stdout.write(JSON.stringify(answer));

function speak(speaker: Speaker, { identifier, rate, pitch, pieces, path }: EspeakRequest): EspeakAnswer {
  // An unknown voice leaves the one before it in place.
  if (speaker.set_voice(identifier) !== 0) throw new Error(`eSpeak NG has no voice ${identifier}`);
  speaker.set_pitch(pitch);
  const sampleRate = speaker.get_samplerate();
  const file = openSync(path, 'w');
  let samples = 0;
  const write = (sound: Int16Array) => {
    writeSync(file, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength));
    samples += sound.length;
  };
  const events: EspeakAnswer['events'] = [];
  const spans: EspeakAnswer['pieces'] = [];
  for (const [at, piece] of pieces.entries()) {
    const start = samples;
    speaker.set_rate(piece.rate ?? rate);
    const begunMs = (samples / sampleRate) * 1000;
    speaker.synthesize(piece.text, (sound, heard) => {
      if (sound.length > 0) write(sound);
      for (const event of heard) {
        const ms = begunMs + event.audio_position;
        if (event.type === 'phoneme') events.push({ ms, symbol: String(event.id) });
        if (event.type === 'word')
          events.push({ ms, piece: at, start: event.text_position - 1, length: event.word_length });
      }
      return false;
    });
    spans.push({ start, end: samples });
    events.push({ ms: (samples / sampleRate) * 1000, symbol: '' });
    write(new Int16Array(Math.round((piece.pauseMs / 1000) * sampleRate)));
    process.stderr.write(`piece=${at + 1}\n`);
  }
  closeSync(file);
  return { sampleRate, samples, pieces: spans, events };
}
