import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { TaskRecord, TaskResult } from '@inkreel/contract/api/tasks.ts';

/** What the verbs need to know about a result. */
export interface VerbSubject {
  result: TaskResult;
  toolId: string;
  prompt: string | null;
  projectId: string | null;
}

/** A result of a run that the page knows. */
export function subjectOfRun(run: TaskRecord, result: TaskResult): VerbSubject {
  const prompt = run.input['prompt'];
  return {
    result,
    toolId: run.tool_id,
    prompt: typeof prompt === 'string' ? prompt : null,
    projectId: run.project_id,
  };
}

/** A result as the lists of stored results hold it. */
export function subjectOfCreation(creation: Creation): VerbSubject {
  const { tool_id: toolId, prompt, project_id: projectId } = creation;
  return { result: creation, toolId, prompt, projectId };
}
