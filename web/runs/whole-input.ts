import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { call } from '../lib/client.ts';

/** What lists know of a run's input: of its record, or of a result with the run's id beside its own. */
export type ListedInput = Pick<TaskRecord, 'id' | 'input' | 'input_cut'> & { task_id?: string };

/** The input that a run was started with: lists have only the beginning of a long one. Throws ApiError. */
export async function wholeInput({
  id,
  task_id,
  input,
  input_cut,
}: ListedInput): Promise<TaskRecord['input']> {
  if (input_cut !== true) return input;
  return (await call(getTask, { params: { id: task_id ?? id } })).input;
}
