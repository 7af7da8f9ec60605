import { isValid, type Rule } from '@inkreel/contract/fields/rules.ts';
import { VIDEO_UPLOAD } from '@inkreel/contract/limits.ts';
import { MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import type { FoundArea } from './found-areas.ts';

const NAME = 'inkreel.found-areas';
const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;
const SECONDS = { type: 'number', minimum: 0, maximum: VIDEO_UPLOAD.seconds } as const;
const FOUND: Rule = {
  type: 'list',
  longest: MOST_AREAS,
  of: {
    type: 'record',
    properties: {
      left: { rule: SHARE },
      top: { rule: SHARE },
      width: { rule: SHARE },
      height: { rule: SHARE },
      kind: { rule: { type: 'one_of', values: ['subtitles', 'watermark', 'title'] } },
      times: {
        rule: {
          type: 'list',
          longest: 1000,
          of: { type: 'record', properties: { start: { rule: SECONDS }, end: { rule: SECONDS } } },
        },
      },
    },
  },
};

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps what was found in a video over a reload of the page; only the last one. Without room nothing is kept. */
export function keepFoundAreas(memory: Memory, key: string, found: readonly FoundArea[]): void {
  try {
    memory.setItem(NAME, JSON.stringify({ key, found }));
  } catch {
    // The text can be searched for again.
  }
}

/** What was found in a video before the page was reloaded. */
export function keptFoundAreas(memory: Memory, key: string): readonly FoundArea[] {
  try {
    const kept = JSON.parse(memory.getItem(NAME) ?? 'null') as { key?: unknown; found?: unknown } | null;
    return kept?.key === key && isValid(FOUND, kept.found) ? (kept.found as FoundArea[]) : [];
  } catch {
    return [];
  }
}
