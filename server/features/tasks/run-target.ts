/** What a run is made for: a part of a document, or something else that a writer knows. */
export interface RunTarget {
  /** Names its writer: the kind of a document, or of another thing. */
  kind: string;
  id: string;
  /** The part of a document. */
  part?: string | undefined;
  /** JSON that runs only hand to the writer, such as the fingerprint of the inputs when the run was ordered. */
  made?: unknown;
}
