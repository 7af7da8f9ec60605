import { readScript, splitText } from '@inkreel/contract/api/scripts.ts';
import { readTextFile } from '@inkreel/contract/api/text-files.ts';
import { type Route, route } from '../../http/route.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text-file.ts';
import { splitInTurn } from './split-text.ts';

/** Splitting of scripts, and reading of the files that scripts and texts come from. */
export function scriptRoutes(): Route[] {
  return [
    route(splitText, ({ user, body }) => splitInTurn(user, body.text, body.language)),
    route(readScript, ({ user, query, raw }) => readFile(user, query, raw.request.raw)),
    route(readTextFile, ({ user, query, raw }) => readText(user, query, raw.request.raw)),
  ];
}
