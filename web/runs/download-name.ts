import type { TaskResult } from '@inkreel/contract/api/tasks.ts';

/** What the verbs need to know of a result. */
export interface VerbSubject {
  result: TaskResult;
  toolId: string;
  prompt: string | null;
  projectId: string | null;
}

/** File name of a download: the tool and the first words of the prompt, readable on any system. */
export function downloadName({ result, toolId, prompt }: VerbSubject): string {
  const words = (prompt ?? '')
    .slice(0, 48)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const ending = result.file.content_type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png';
  return `${words || toolId}-${result.index + 1}.${ending}`;
}
