import type { ReadCue } from './cue.ts';
import { boundedRaw, plainAss } from './plain-text.ts';
import { parseAssTime } from './timestamps.ts';

/** Columns of an event if its section does not declare them: those of version 4+. */
const COLUMNS = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');

/** More columns than any version of the format has: each costs time with every event. */
const MOST_COLUMNS = 32;

/**
 * Spoken lines of SubStation Alpha: the events of a script, comments and drawings left out.
 * @param doubtful receives the numbers of lines that may be misread
 */
export function* readAssCues(lines: readonly string[], doubtful: number[]): Generator<ReadCue> {
  let section = '';
  let columns = COLUMNS;
  for (const [at, line] of lines.entries()) {
    const heading = /^\s*\[([^\]]+)\]\s*$/.exec(line)?.[1];
    if (heading !== undefined) section = heading.toLowerCase();
    if (section !== 'events') continue;
    const [, key = '', value = ''] = /^\s*(\w+)\s*:(.*)$/.exec(line) ?? [];
    if (key.toLowerCase() === 'format')
      columns = value.split(',', MOST_COLUMNS).map((name) => name.trim().toLowerCase());
    if (key.toLowerCase() !== 'dialogue') continue;
    const cue = readEvent(value, columns);
    if (cue === 'no times') doubtful.push(at + 1);
    else if (cue) yield cue;
  }
}

/** The text is the last column and may contain commas. */
function readEvent(value: string, columns: readonly string[]): ReadCue | 'no times' | undefined {
  const cells = value.split(',');
  const rest = cells.splice(columns.length - 1).join(',');
  const cellOf = (name: string): string => {
    const at = columns.indexOf(name);
    return at === columns.length - 1 ? rest : (cells[at] ?? '').trim();
  };
  const start = parseAssTime(cellOf('start'));
  const end = parseAssTime(cellOf('end'));
  const text = plainAss(boundedRaw(cellOf('text')));
  if (text === '') return undefined;
  if (start === undefined || end === undefined) return 'no times';
  const speaker = cellOf('name') || cellOf('actor');
  return speaker ? { start, end, text, speaker } : { start, end, text };
}
