/** A paragraph of a formatted script as its form names it. Positions are in the whole text. */
export interface ScriptElement {
  kind:
    | 'heading'
    | 'action'
    | 'cue'
    | 'dialogue'
    | 'lyric'
    | 'parenthetical'
    | 'transition'
    | 'centered'
    | 'section'
    | 'synopsis'
    | 'page-break'
    | 'title'
    /** Cast lists and labels such as `时间：`. */
    | 'meta';
  text: string;
  from: number;
  to: number;
  /** Of a heading: an act before a scene joins it. */
  level?: 'act' | 'scene';
  place?: string;
  time?: string;
  /** Scene number of Fountain, `#12A#`. */
  number?: string;
  /** Of a cue: name without extension. */
  name?: string;
  extension?: string;
  dual?: true;
  /** Of a section: 1 for `#`. */
  depth?: number;
  /** Of a title entry. */
  key?: string;
}
