import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from '../../kit/form-values.ts';
import type { CutOutGuess } from './cut-out/use-cut-out-mask.ts';

/** The picture that a stage works on. */
export interface StagePicture {
  /** The product's own address, or that of a guest's picture in this browser. */
  url: string;
  width: number;
  height: number;
}

/** What is uploaded when a run starts: values that replace those in the form. */
export type Prepare = () => Promise<FormValues>;

/** What a stage gets: the centre of an editor, for a field that needs more room than a form has. */
export interface StageProps<Field> {
  tool: Tool;
  field: Field;
  values: FormValues;
  change: (values: FormValues) => void;
  /** The picture of the field that this one lies over; undefined for a field that has none, such as a drawing. */
  picture: StagePicture | undefined;
  /**
   * Registers how the drawing gets into the run. Until then the form holds `ON_STAGE` in its place, so that the button
   * knows that there is one.
   */
  onPrepare: (prepare: Prepare | undefined) => void;
  /** The stage is shown; the others of the tool are hidden, but alive. */
  inFront: boolean;
  /** What would be cut out by box and strokes, as last reported by the stage where they are drawn; undefined before. */
  guess: CutOutGuess | undefined;
  /** Shares the guess with the other stages of the tool. */
  onGuess: (guess: CutOutGuess) => void;
}
