import { expect, test } from 'vitest';
import { goesOn } from './goes-on.ts';

const film = { id: 'remove-subtitle', kind: 'video' } as const;
const run = (tool_id: string, state: 'PENDING' | 'RUNNING' | 'SUCCEEDED') => ({ tool_id, state });

test('the editor opens with the tool’s newest video while it is being made', () => {
  expect(goesOn(film, [run('hair', 'SUCCEEDED'), run(film.id, 'RUNNING'), run(film.id, 'SUCCEEDED')])).toBe(
    true,
  );
  expect(goesOn(film, [run(film.id, 'SUCCEEDED'), run(film.id, 'PENDING')])).toBe(false);
  expect(goesOn(film, [run('lip-sync', 'RUNNING')])).toBe(false);
});

test('pictures do not count, since people wait for them', () => {
  expect(goesOn({ id: 'hair', kind: 'image' }, [run('hair', 'RUNNING')])).toBe(false);
});
