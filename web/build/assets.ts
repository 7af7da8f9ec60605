import fs from 'node:fs';
import path from 'node:path';
import { STATIC_ASSET_VERSION } from '@inkreel/contract/limits.ts';
import type { Language } from '@inkreel/contract/site.ts';

/**
 * The folder of built files below `dist`: their addresses carry the asset version (specification, section 9).
 */
export const ASSETS_FOLDER = `assets/${STATIC_ASSET_VERSION}`;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The output of the client build: source file (relative to `web/`) to file names below `dist`. */
export type Manifest = Record<string, Chunk>;

/** Reads the client build's manifest. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The chunk built from `source`.
 * @throws Error if the build has none, for example after the source was renamed
 */
export function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk;
}

/**
 * Files of the given sources, of everything they import at the start, and of the texts they use in one
 * language; each once.
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  language: Language,
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, source);
    for (const imported of imports) visit(imported);
    for (const loaded of dynamicImports)
      if (loaded.startsWith(`../contract/messages/${language}/`)) visit(loaded);
  };
  for (const source of sources) visit(source);
  const chunks = [...seen].map((source) => chunkOf(manifest, source));
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}
