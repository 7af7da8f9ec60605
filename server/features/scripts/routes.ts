import { readScript, splitText } from '@inkreel/contract/api/scripts.ts';
import { type Route, route } from '../../http/route.ts';
import { readFile } from './read-file.ts';
import { splitInTurn } from './split-text.ts';

/** Splitting of scripts and reading of script files. */
export function scriptRoutes(): Route[] {
  return [
    route(splitText, ({ user, body }) => splitInTurn(user, body.text, body.language)),
    route(readScript, ({ user, query, raw }) => readFile(user, query, raw.request.raw)),
  ];
}
