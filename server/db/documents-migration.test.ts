import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from './testing/older-database.ts';

let older: OlderDatabase;

beforeAll(async () => {
  older = await createOlderDatabase('documents');
});
afterAll(() => older.drop());

const id = (number: number) => `00000000-0000-0000-0000-0000000000${String(number).padStart(2, '0')}`;

test('results of an older version get edges to the files that their inputs name', async () => {
  const [user, organisation, upload, made, again, first, second] = [
    id(1),
    id(2),
    id(3),
    id(4),
    id(5),
    id(6),
    id(7),
  ];
  const file = (fileId: string) =>
    `('${fileId}', '${organisation}', '${user}', 'key-${fileId}', 'a', 'image/png', 1, 'hash-${fileId}', 'tool', 'public')`;
  const task = (taskId: string, input: object) =>
    `('${taskId}', '${organisation}', '${user}', 'x', 'x', '${JSON.stringify(input)}', '', now())`;
  const result = (resultId: string, taskId: string, fileId: string) =>
    `('${resultId}', '${taskId}', 0, '${organisation}', '${user}', '${fileId}', 'x')`;
  await older.client.query(`
    insert into users (id, name, email) values ('${user}', 'U', 'u@example.com');
    insert into organisations (id, name) values ('${organisation}', 'Studio');
    insert into files (id, organisation_id, user_id, key, name, content_type, size, sha256, from_type, share_type)
    values ${[upload, made, again].map(file).join(', ')};
    insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, deadline_at) values
      ${task(first, { image_url: `/files/key-${upload}`, prompt: 'a boat', count: 2, gone_url: '/files/none' })},
      ${task(second, { image_urls: [`/files/key-${made}`, `/files/key-${upload}`], box: { x: 1 }, off: null })};
    insert into results (id, task_id, candidate, organisation_id, user_id, file_id, tool_id) values
      ${result(id(8), first, made)}, ${result(id(9), second, again)};`);
  await older.upgrade();
  const { rows } = await older.client.query(
    'select result_id, field, position, source_file_id, source_hash, source_result_id from derivations order by result_id, position',
  );
  const edge = (
    resultId: string,
    field: string,
    position: number,
    source: string,
    parent: string | null,
  ) => ({
    result_id: resultId,
    field,
    position,
    source_file_id: source,
    source_hash: `hash-${source}`,
    source_result_id: parent,
  });
  expect(rows).toEqual([
    edge(id(8), 'image_url', 0, upload, null),
    edge(id(9), 'image_urls', 0, made, id(8)),
    edge(id(9), 'image_urls', 1, upload, null),
  ]);
});
