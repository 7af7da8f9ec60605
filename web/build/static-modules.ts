import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contract = path.resolve(import.meta.dirname, '../../contract');
/**
 * The parts of an endpoint that the browser uses; its schemas, and with them the schema library, stay on the
 * server.
 */
const ENDPOINT_KEYS = ['method', 'path', 'root'];

/**
 * Evaluates some modules at build time and gives the browser their values instead of their code: the
 * contract's endpoints (address only), its tools (they are data), and every `*.static.ts`. Exports that are
 * not data (functions, schemas) are left out; importing one of them in the browser fails the build.
 */
export function staticModules(): Plugin {
  return {
    name: 'inkreel:static-modules',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!isStatic(file)) return null;
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const data = browserValue(value);
        return data === undefined ? [] : [`export const ${name} = ${JSON.stringify(data)};`];
      });
      return { code: lines.join('\n'), moduleType: 'js', map: null };
    },
  };
}

function isStatic(file: string): boolean {
  if (file.endsWith('.static.ts')) return true;
  const folder = path.dirname(file);
  if (folder === path.join(contract, 'api')) return true;
  // A tool's file is data; the neighbouring files that define tools are code.
  return folder === path.join(contract, 'tools') && /= defineTool\(/.test(fs.readFileSync(file, 'utf8'));
}

function browserValue(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if ('method' in value && 'auth' in value)
    return Object.fromEntries(
      Object.entries(value).filter(([key, part]) => ENDPOINT_KEYS.includes(key) && part !== false),
    );
  return isData(value) ? value : undefined;
}

function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}
