/** What `navigate(editor, { state })` may carry to a tool's editor. */
export interface EditorState {
  /** Input of a run whose settings are used again. */
  input?: Record<string, unknown>;
  /** A picture to continue with: the property that takes it, and its address. The rest of the form stays. */
  picture?: { name: string; url: string };
  /**
   * Texts that were written elsewhere, by property. The rest of the form stays, and undo restores the earlier
   * texts.
   */
  words?: Record<string, unknown>;
  /** The run to show. */
  taskId?: string;
  /** A button of the earlier page started the run of `input`, for at most these points, which it named. */
  start?: { points: number };
}
