/**
 * Quick questions of the editors, answered in a worker thread before a run and free of charge. Each is a module of its
 * own, loaded where it is first asked.
 *
 * `files` holds the bytes of the files that the input names, by their addresses.
 */
type Assist = (
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
) => Promise<unknown>;

export const ANALYZERS: Readonly<Record<string, () => Promise<{ default: Assist }>>> = {
  'cut-out': () => import('./cut-out.ts'),
  faces: () => import('./faces.ts'),
  texts: () => import('./texts.ts'),
};
