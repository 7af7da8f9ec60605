import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/connect.ts';

/** The state of a run's stage at one moment. */
interface StageRow {
  task: string;
  name: string;
  starts: number;
  isFinished: boolean;
}

export interface StageWatch {
  /** Whether a run has a finished stage and another one under way. */
  isMidway: () => boolean;
  /** Stages that were repeated after they had finished. */
  repeated: () => string[];
  /** Number of stages seen finished. */
  finished: () => number;
  stop: () => Promise<void>;
}

const LOOK_MS = 50;

/** Polls the stages of all runs, since their rows are deleted with the end of the run. */
export function watchStages(db: Db): StageWatch {
  const startsWhenFinished = new Map<string, number>();
  const repeated = new Set<string>();
  let isMidway = false;
  let isOver = false;
  const look = async () => {
    const { rows } = await db.execute<{
      task: string;
      name: string;
      starts: number;
      isFinished: boolean;
    }>(sql`
      select concat_ws(' ', tasks.tool_id, task_id) as task, concat_ws(' ', candidate, name) as name, starts,
             run_stages.finished_at is not null as "isFinished"
        from run_stages join tasks on tasks.id = task_id`);
    for (const row of rows) note(row);
    const hasFinished = new Set(rows.filter(({ isFinished }) => isFinished).map(({ task }) => task));
    isMidway = rows.some(({ task, isFinished }) => !isFinished && hasFinished.has(task));
  };
  const note = ({ task, name, starts, isFinished }: StageRow) => {
    const stage = `${task} ${name}`;
    const before = startsWhenFinished.get(stage);
    if (before !== undefined && starts > before) repeated.add(stage);
    if (isFinished && before === undefined) startsWhenFinished.set(stage, starts);
  };
  const watching = (async () => {
    for (; !isOver; await pause(LOOK_MS)) await look();
  })();
  return {
    isMidway: () => isMidway,
    repeated: () => [...repeated],
    finished: () => startsWhenFinished.size,
    stop: () => {
      isOver = true;
      return watching;
    },
  };
}
