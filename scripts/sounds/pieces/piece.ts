/** What all pieces have in common: sections of 30 seconds, one alone or three in a row. */
import { later, type Note, type Score, type ScorePart } from '../score.ts';

/** A section as parts by their names; the same name in two sections is the same player. */
export type Section = Readonly<Record<string, ScorePart>>;

export interface Piece {
  id: string;
  beatsPerMinute: number;
  /** Beats of a bar. */
  bar: number;
  /** Of a section: 30 seconds. */
  bars: number;
  swing?: number;
  /** The section that is heard alone. */
  short: Section;
  /** The three sections of the long version; the end of the last leads back to the first. */
  long: readonly [Section, Section, Section];
}

export function scoreOf({ beatsPerMinute, bar, bars, swing, short, long }: Piece, seconds: 30 | 90): Score {
  const sections = seconds === 30 ? [short] : long;
  const parts = new Map<string, ScorePart & { notes: Note[] }>();
  for (const [place, section] of sections.entries())
    for (const [name, part] of Object.entries(section)) {
      const known = parts.get(name) ?? { ...part, notes: [] };
      known.notes.push(...later(part.notes, place * bar * bars));
      parts.set(name, known);
    }
  const beats = bar * bars * sections.length;
  return { beatsPerMinute, beats, parts: [...parts.values()], ...(swing !== undefined && { swing }) };
}
