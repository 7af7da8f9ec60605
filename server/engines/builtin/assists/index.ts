/**
 * Quick requests of the editors, answered in a worker thread before a run and free of charge. Each is a
 * separate module, loaded on first use.
 *
 * `files` holds the bytes of the files that the input names, by URL, and `paths` their local paths.
 */
type Assist = (
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
  paths: Readonly<Record<string, string>>,
) => Promise<unknown>;

export const ANALYZERS: Readonly<Record<string, () => Promise<{ default: Assist }>>> = {
  'cut-out': () => import('./cut-out.ts'),
  faces: () => import('./faces.ts'),
  portrait: () => import('./portrait.ts'),
  retalk: () => import('./retalk.ts'),
  'subtitle-areas': () => import('./subtitle-areas.ts'),
  'subtitle-preview': () => import('./subtitle-preview.ts'),
  texts: () => import('./texts.ts'),
};
