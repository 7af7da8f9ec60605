import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/connect.ts';
import { findViolations } from '../../server/testing/invariants.ts';
import { callApi } from './api.ts';
import type { Crowd } from './chaos-load.ts';
import { findTradeDamage } from './chaos-order-checks.ts';

interface Installation {
  url: string;
  dataFolder: string;
  db: Db;
}

/**
 * Everything that must hold once the product is idle, one line for each violation.
 * @param excused codes of failures that no retry can repair, with which runs may have ended
 */
export async function findDamage(
  at: Installation,
  crowd: Crowd,
  round: number,
  excused: readonly string[] = [],
): Promise<string[]> {
  return [
    ...crowd.surprises,
    ...(await findViolations(at.db, new Date())),
    ...(await findTradeDamage(at.db, crowd.ordered)),
    ...(await findLostRuns(at, crowd, round, excused)),
    ...(await findUnreadableResults(at)),
    ...(await findOwnerlessFiles(at)),
    ...findTalkativeFailures(crowd),
  ];
}

/** Every accepted run exists, has succeeded or was cancelled, and its key still names it. */
async function findLostRuns(
  { url, db }: Installation,
  crowd: Crowd,
  round: number,
  excused: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{
    id: string;
    state: string;
    error_code: string | null;
    error_detail: string | null;
  }>(sql`select id, state, error_code, error_detail from tasks where idempotency_key like ${`${round}/%`}`);
  const states = new Map(rows.map((row) => [row.id, row]));
  const lost: string[] = [];
  for (const { key, taskId, token, body } of crowd.accepted) {
    const task = states.get(taskId);
    const isExcused = task?.state === 'FAILED' && excused.includes(task.error_code ?? '');
    if (task?.state !== 'SUCCEEDED' && task?.state !== 'CANCELED' && !isExcused) {
      lost.push(`10: ${key} is ${task?.state ?? 'lost'}: ${task?.error_code} ${task?.error_detail}`);
    }
    const again = await callApi<{ output?: { task_id: string } }>(
      url,
      'POST',
      '/cloud/request/ai/image/text2image',
      { token, key, body },
    );
    if (again.data.output?.task_id !== taskId) lost.push(`3: ${key} named another task when sent again`);
  }
  if (states.size > crowd.accepted.length) {
    lost.push(`3: ${states.size} tasks for ${crowd.accepted.length} keys`);
  }
  return lost;
}

/** Invariant 4: each result is served with the bytes that its row declares. */
export async function findUnreadableResults({ url, db }: Installation): Promise<string[]> {
  const { rows } = await db.execute<{ key: string; size: string }>(
    sql`select files.key, files.size from results join files on files.id = results.file_id`,
  );
  const wrong = await Promise.all(
    rows.map(async ({ key, size }) => {
      const answer = await fetch(`${url}/files/${key}`);
      const { byteLength } = await answer.arrayBuffer();
      return answer.status === 200 && byteLength === Number(size)
        ? []
        : [`4: ${key} answers ${answer.status} with ${byteLength} of ${size} bytes`];
    }),
  );
  return wrong.flat();
}

/** Invariant 8: each stored file has a row that owns it, or an intent by which the sweep finds it. */
async function findOwnerlessFiles({ dataFolder, db }: Installation): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from files union all select thumbnail_key from files where thumbnail_key is not null
    union all select key from pending_writes`);
  const owned = new Set(rows.map(({ key }) => key));
  const folder = path.join(dataFolder, 'files');
  return (
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // Writes cut short by a kill stay in a separate folder, and are swept there.
      .filter((key) => !owned.has(key) && !key.startsWith('.'))
      .map((key) => `8: nobody owns ${key}`)
  );
}

/** Invariant 9: an answer of 500 and above has its request id and no internals of the program. */
function findTalkativeFailures({ failures }: Crowd): string[] {
  return failures.flatMap(({ status, body }) => {
    const text = JSON.stringify(body);
    const quiet = /"request_id":"[0-9a-f-]{36}"/.test(text) && !/\.ts:\d|\bat \w+ \(|"stack"/.test(text);
    return quiet ? [] : [`9: ${status} says ${text}`];
  });
}
