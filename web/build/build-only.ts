import path from 'node:path';
import type { Plugin } from 'vite';

const routes = path.resolve(import.meta.dirname, '../routes.tsx');
const TEXT = /^\s+(?:source|budget): '[^']*',\n|, (?:source|budget): '[^']*'/gm;
const LIST = /^\s+(?:parts|memberParts): \[[^\]]*\],\n/gm;

/** Leaves out of the routes what only the build reads: browsers do not get it. */
export function buildOnly(): Plugin {
  return {
    name: 'inkreel:build-only',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== routes) return null;
      return { code: code.replace(TEXT, '').replace(LIST, ''), map: null };
    },
  };
}
