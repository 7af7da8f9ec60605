import type { SpeechTimings } from '../../../speech/speech-timings.ts';
import { CLOSED, type MouthShape, type ShapeTrack, TRACK_RATE } from './mouth-shape.ts';

const shape = (open: number, wide: number, teeth = 0): MouthShape => ({ open, wide, teeth });

/**
 * Mouth shapes by symbols of the International Phonetic Alphabet. Sounds that look alike share a shape:
 * the visemes of MPEG-4 (ISO 14496-2, annex C), without the invisible differences inside the mouth.
 */
const SHAPES: readonly (readonly [signs: string, shape: MouthShape])[] = [
  ['pbmɓʙ', CLOSED],
  ['fvɱʋ', shape(0.1, 0.1, 0.5)],
  ['θð', shape(0.2, 0.1, 0.6)],
  ['tdnlɫɾʔkɡgŋhxɣcɟqχʁħʕɦɲʎɳɖʈɭ', shape(0.27, 0.1, 0.3)],
  ['szɕʑʂʐçʝ', shape(0.13, 0.4, 1)],
  ['ʃʒ', shape(0.2, -0.5, 0.8)],
  ['rɹɻɽ', shape(0.24, -0.35)],
  ['jɥ', shape(0.2, 0.4)],
  ['w', shape(0.14, -0.95)],
  ['iɪɨ', shape(0.28, 0.85, 0.5)],
  ['yʏ', shape(0.22, -0.8)],
  ['eɛ', shape(0.46, 0.55, 0.3)],
  ['æ', shape(0.75, 0.4)],
  ['aɐɑʌ', shape(0.95, 0.05)],
  ['əɘɚɝɜɤɞɵœø', shape(0.4, -0.1)],
  ['ɔɒ', shape(0.68, -0.55)],
  ['oɯ', shape(0.46, -0.8)],
  ['uʊʉ', shape(0.24, -1)],
];
const BY_SIGN = new Map(SHAPES.flatMap(([signs, known]) => [...signs].map((sign) => [sign, known] as const)));

/** Mouth shapes of speech with known phoneme times. */
export function speakPhonemes({ phonemes }: SpeechTimings, seconds: number): ShapeTrack {
  const shapes: MouthShape[] = Array.from({ length: Math.ceil(seconds * TRACK_RATE) }, () => CLOSED);
  for (const { symbol, startMs, endMs } of phonemes) {
    const signs = [...symbol].flatMap((sign) => BY_SIGN.get(sign) ?? []);
    const from = Math.round((startMs / 1000) * TRACK_RATE);
    const to = Math.min(shapes.length, Math.round((endMs / 1000) * TRACK_RATE));
    // The parts of a diphthong have equal shares of its time.
    for (let at = from; at < to; at += 1)
      shapes[at] = signs[Math.floor(((at - from) / (to - from)) * signs.length)] ?? CLOSED;
  }
  return { rate: TRACK_RATE, shapes };
}
