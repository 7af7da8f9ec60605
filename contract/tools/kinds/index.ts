/** The list of field kinds: a kind is its file here, its file in `web/editors/form/kinds/`, and its line in both lists. */
import type { Kind } from '../../fields/kind.ts';
import { areas } from './areas.ts';
import { audio } from './audio.ts';
import { check } from './check.ts';
import { choice } from './choice.ts';
import { color } from './color.ts';
import { count } from './count.ts';
import { drawing } from './drawing.ts';
import { fit } from './fit.ts';
import { flag } from './flag.ts';
import { frame } from './frame.ts';
import { image } from './image.ts';
import { images } from './images.ts';
import { lines } from './lines.ts';
import { mask } from './mask.ts';
import { placement } from './placement.ts';
import { prompt } from './prompt.ts';
import { quality } from './quality.ts';
import { range } from './range.ts';
import { seed } from './seed.ts';
import { size } from './size.ts';
import { speech } from './speech.ts';
import { strokes } from './strokes.ts';
import { style } from './style.ts';
import { texts } from './texts.ts';
import { video } from './video.ts';
import { voice } from './voice.ts';
import { words } from './words.ts';

export const KINDS = {
  prompt,
  size,
  count,
  quality,
  style,
  seed,
  words,
  image,
  images,
  video,
  audio,
  mask,
  strokes,
  choice,
  range,
  flag,
  color,
  frame,
  placement,
  texts,
  drawing,
  lines,
  areas,
  check,
  speech,
  fit,
  voice,
};

type Kinds = typeof KINDS;
export type FieldKind = keyof Kinds;
/** What each kind adds to a field, by the kind's name. */
export type FieldKinds = {
  [Name in FieldKind]: Kinds[Name] extends Kind<infer Field extends { kind: Name }> ? Field : never;
};

/** A field that only counts for one value of another is shown for that value only. */
interface Conditional {
  when?: { name: string; value: string | number | boolean };
}
export type Field = FieldKinds[FieldKind] & Conditional;
