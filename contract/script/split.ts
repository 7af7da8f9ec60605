/** What splitting a script answers: the form that was found, scenes with their parts, and who speaks. */
export const SCRIPT_FORMS = ['fountain', 'screenplay', 'stage', 'name-line', 'juben', 'prose'] as const;
/** `juben`: Chinese scripts for film and television with numbered scenes. */
export type ScriptForm = (typeof SCRIPT_FORMS)[number];

export const SCRIPT_PART_KINDS = ['action', 'dialogue', 'parenthetical', 'transition'] as const;
export type ScriptPartKind = (typeof SCRIPT_PART_KINDS)[number];

/** `named`: the form names the speaker; `likely`: a sentence beside the speech does; `guess`: by turns. */
export const CONFIDENCES = ['named', 'likely', 'guess'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A paragraph of a scene. `from` and `to` are positions in the text that was split, in UTF-16 units. */
export interface ScriptPart {
  kind: ScriptPartKind;
  /** Of a speech and its parentheticals; absent where nobody could be guessed. */
  speaker?: string;
  text: string;
  confidence: Confidence;
  from: number;
  to: number;
  /** Spoken together with the speech before. */
  dual?: true;
  /** What the name's brackets say, such as `V.O.`, `CONT'D` or `画外音`. */
  voice?: string;
}

export interface ScriptScene {
  /** As written; empty for what stands before the first heading. */
  heading: string;
  place?: string;
  time?: string;
  /** Scene number as Fountain writes it, such as `12A`. */
  number?: string;
  /** What nobody hears or sees: notes, `# section`, `= synopsis`, `/* cut *\/`, cast lists. */
  notes: string[];
  parts: ScriptPart[];
  from: number;
  to: number;
}

export interface ScriptSpeaker {
  name: string;
  /** Other names in the text that stand for the same person. */
  aliases: string[];
  /** Number of speeches. */
  lines: number;
  confidence: Confidence;
}

export interface SplitScript {
  form: ScriptForm;
  /** Entries of a title page, by key in lower case. */
  title: Record<string, string>;
  scenes: ScriptScene[];
  speakers: ScriptSpeaker[];
}
