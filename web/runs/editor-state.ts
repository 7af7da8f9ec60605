/** What `navigate(editor, { state })` may carry to a tool's editor. */
export interface EditorState {
  /** Input of a run whose settings are used again. */
  input?: Record<string, unknown>;
  /** The run to show. */
  taskId?: string;
}
