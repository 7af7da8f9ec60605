import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: ((how: object) => void) | undefined;

/**
 * Collects garbage now. V8 decides by how full its heap is, but pixels are outside of it: hundreds of
 * megabytes would stay for minutes.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as (how: object) => void;
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
