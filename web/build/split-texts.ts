import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const areas = path.resolve(import.meta.dirname, '../../contract/messages/areas');
const splitter = path.resolve(import.meta.dirname, '../lib/area-texts.ts');
const AREA = /^export const (\w+) = \{ en, zh \};$/m;
const LANGUAGE = /^import \{ (\w+) as (en|zh) \} from '(\.\.\/(?:en|zh)\/[\w-]+\.ts)';$/gm;

/**
 * Cuts the areas of the texts (`contract/messages/areas`) by language: the browser build loads only the
 * language that is shown. The server's build and the tests have both.
 */
export function splitTexts(): Plugin {
  return {
    name: 'inkreel:split-texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (this.environment.name !== 'client' || path.dirname(file) !== areas) return null;
      return { code: splitArea(fs.readFileSync(file, 'utf8'), file), moduleType: 'js', map: null };
    },
  };
}

/** @throws Error if the area is not written as expected */
function splitArea(source: string, file: string): string {
  const name = AREA.exec(source)?.[1];
  const loaders = [...source.matchAll(LANGUAGE)].map(
    ([, texts, language, from]) => `${language}: async () => (await import('${from}')).${texts}`,
  );
  if (name === undefined || loaders.length !== 2)
    throw new Error(`${file} is no area of texts: { en, zh }, imported by language`);
  return [
    `import { splitTexts } from ${JSON.stringify(splitter)};`,
    `export const ${name} = splitTexts({ ${loaders.join(', ')} });`,
  ].join('\n');
}
