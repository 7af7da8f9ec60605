import { type FilmMix, filmMix, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { CHANNELS, mixBlock } from '@inkreel/scene/film/mix.ts';
import { useEffect, useRef } from 'react';
import { useSelected } from '../../../lib/store.ts';
import type { FilmEditing } from '../film-editing.ts';
import { urlsOf } from '../media/film-copies.ts';
import { type SoundReader, soundReader } from './sound-reader.ts';

/** Samples that are mixed at once, and seconds that are mixed ahead. */
const BLOCK = SAMPLE_RATE / 4;
const AHEAD = 1;
const pageClock = () => performance.now() / 1000;

/** Plays the sound of the film at normal speed. While it does, the sound card's clock leads. */
export function useFilmSound(film: FilmEditing): void {
  const isHeard = useSelected(film.playback.state, ({ rate }) => rate === 1);
  const jumps = useSelected(film.playback.jumps, (now) => now);
  const context = useRef<AudioContext>(undefined);
  const reader = useRef<SoundReader>(undefined);
  useEffect(
    () => () => {
      void context.current?.close();
      reader.current?.close();
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump begins again from where it leads
  useEffect(() => {
    const mix = isHeard ? filmMix(film.document.state.get().parts) : undefined;
    if (!mix || mix.sounds.length === 0) return undefined;
    context.current ??= new AudioContext({ sampleRate: SAMPLE_RATE });
    reader.current ??= soundReader((source) => urlsOf(film.document.files.get(), film.copies.get())(source));
    const left = new AbortController();
    void playSound(film, mix, context.current, reader.current, left.signal).catch(() => undefined);
    return () => {
      left.abort();
      film.playback.setClock(pageClock);
    };
  }, [film, isHeard, jumps]);
}

async function playSound(
  { playback, frameNow, view }: FilmEditing,
  mix: FilmMix,
  context: AudioContext,
  reader: SoundReader,
  signal: AbortSignal,
): Promise<void> {
  await context.resume();
  const read = (from: number) => mixBlock(mix, { from, count: BLOCK }, reader.read);
  const sampleOf = (frame: number) => Math.round((frame / view.get().fps) * SAMPLE_RATE);
  // Files are decoded before the clock changes: until then the picture goes on alone.
  await read(sampleOf(frameNow()));
  if (signal.aborted || context.state !== 'running') return;
  playback.setClock(() => context.currentTime);
  const begin = { time: context.currentTime, sample: sampleOf(frameNow()) };
  const playing = new Set<AudioBufferSourceNode>();
  signal.addEventListener('abort', () => {
    for (const node of playing) node.stop();
  });
  for (let at = 0; !signal.aborted && begin.sample + at < mix.samples; at += BLOCK) {
    const time = begin.time + at / SAMPLE_RATE;
    await waitUntil(context, time - AHEAD, signal);
    if (signal.aborted) return;
    const node = context.createBufferSource();
    node.buffer = bufferOf(await read(begin.sample + at), context);
    node.connect(context.destination);
    playing.add(node);
    node.addEventListener('ended', () => playing.delete(node));
    const late = Math.max(0, context.currentTime - time);
    if (!signal.aborted) node.start(time + late, late);
  }
}

/** @param time of the context */
async function waitUntil(context: AudioContext, time: number, signal: AbortSignal): Promise<void> {
  const seconds = time - context.currentTime;
  if (seconds <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function bufferOf(samples: Float32Array, context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(CHANNELS, samples.length / CHANNELS, SAMPLE_RATE);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const data = buffer.getChannelData(channel);
    for (let at = 0; at < data.length; at += 1) data[at] = samples[at * CHANNELS + channel] ?? 0;
  }
  return buffer;
}
