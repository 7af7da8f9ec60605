import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from './testing/older-database.ts';

let older: OlderDatabase;

beforeAll(async () => {
  older = await createOlderDatabase('default_projects');
});
afterAll(() => older.drop());

const id = (number: number) => `00000000-0000-0000-0000-00000000000${number}`;

test('members of an older version who see no project get the default one, and nobody else does', async () => {
  const [founder, lost, added, maker] = [id(1), id(2), id(3), id(4)];
  const [organisation, archived, first, second] = [id(5), id(6), id(7), id(8)];
  await older.client.query(`
    insert into users (id, name, email) values
      ('${founder}', 'F', 'f@example.com'), ('${lost}', 'L', 'l@example.com'),
      ('${added}', 'A', 'a@example.com'), ('${maker}', 'M', 'm@example.com');
    insert into organisations (id, name) values ('${organisation}', 'Studio');
    insert into members (organisation_id, user_id, role) values
      ('${organisation}', '${founder}', 'founder'), ('${organisation}', '${lost}', 'member'),
      ('${organisation}', '${added}', 'member'), ('${organisation}', '${maker}', 'member');
    insert into projects (id, organisation_id, name, created_by, created_at, archived_at) values
      ('${archived}', '${organisation}', 'Oldest', '${founder}', '2026-01-01', now()),
      ('${first}', '${organisation}', 'First', '${founder}', '2026-01-02', null),
      ('${second}', '${organisation}', 'Second', '${maker}', '2026-01-03', null);
    insert into project_members (project_id, user_id) values
      ('${second}', '${added}'), ('${archived}', '${lost}');`);
  await older.upgrade();
  const { rows } = await older.client.query(
    'select project_id, user_id from project_members order by user_id, project_id',
  );
  expect(rows).toEqual([
    { project_id: archived, user_id: lost },
    { project_id: first, user_id: lost },
    { project_id: second, user_id: added },
  ]);
});
