import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import type { VerbSubject } from './verb-subject.ts';

/** File name of a download: the tool and the first words of the prompt, readable on any system. */
export function downloadName(subject: VerbSubject): string {
  return `${downloadStem(subject)}.${EXTENSIONS[subject.result.file.content_type] ?? 'png'}`;
}

/** The same without its ending. */
export function downloadStem({ result, toolId, prompt }: VerbSubject): string {
  const words = (prompt ?? '')
    .slice(0, 48)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${words || toolId}-${result.index + 1}`;
}
