import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { type Json, type Part, withFields } from '@inkreel/contract/documents/parts/part.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { hashRoles, type StoryRole } from '@inkreel/contract/story/characters.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import {
  imageFingerprint,
  imageStaleness,
  pickImage,
  shownImage,
} from '@inkreel/contract/story/shot-inputs.ts';
import { SHOT_SIZES } from '@inkreel/contract/story/shot-sizes.ts';
import { type ShotWish, shotsToDraw, WISHES } from '@inkreel/contract/story/shot-status.ts';
import { ANNA, BO, COAT, storyParts, storyRoles } from '@inkreel/contract/testing/story-parts.ts';
import { STORY_STYLES } from '@inkreel/contract/tools/styles.ts';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { type Random, randomFrom } from '../../testing/random.ts';
import { roundsOf } from '../../testing/rounds.ts';
import type { TargetProgress, TargetResult } from '../tasks/run-targets.ts';
import { fieldsOfEnd, fieldsOfProgress } from './story-target.ts';

const PRICE = 20;
const WORDS = ['walk', 'run', 'sing', 'sleep', 'fall', ''];

/** All that a picture is drawn from, without names: two that are equal show the same. */
function drawnFrom(parts: ReadonlyMap<string, Part>, shot: ShotPart, roles: readonly StoryRole[]): string {
  const input = shotInput(parts, shot, {
    roles: new Map(roles.map((role) => [role.id, role])),
    urls: new Map(),
    quality: 'standard',
  });
  const characters = (input['characters'] as object[])
    .map((each) => JSON.stringify(each, withoutName))
    .sort();
  return JSON.stringify({ ...input, characters }, withoutName);
}

const withoutName = (key: string, value: unknown) => (key === 'name' ? undefined : value);

interface Run {
  task: string;
  batch: string;
  shot: string;
  made: Record<string, string>;
  /** What it draws. */
  from: string;
  state: 'waiting' | 'running';
}

/** A story with its orders in memory, as people, workers and the server change it. */
function createHistory(random: Random) {
  const parts = new Map(storyParts({ scenes: 2, shots: 3 }).map((part) => [part.id, part]));
  const buried = new Map<string, Part>();
  const before: { id: string; field: string; value: Json }[] = [];
  /** What each picture was drawn from, or kept for. */
  const drawn = new Map<string, string>();
  const keptFor = new Map<string, string>();
  let roles = storyRoles();
  let runs: Run[] = [];
  let receipts = 0;
  const outside = () => hashRoles(roles, [ANNA, BO, 'gone']);
  const shots = () => [...parts.values()].filter((part): part is ShotPart => part.kind === 'shot');
  const write = (id: string, set: Record<string, Json> | undefined) => {
    const shelf = parts.has(id) ? parts : buried;
    const part = shelf.get(id);
    if (part && set) shelf.set(id, withFields(part, set));
  };
  const edit = (id: string, field: string, value: Json) => {
    const part = parts.get(id);
    if (!part) return;
    before.push({ id, field, value: part[field] ?? null });
    write(id, { [field]: value });
  };
  const note = (id: string, progress: Omit<TargetProgress, 'toolId'>) => {
    const part = parts.get(id) ?? buried.get(id);
    if (part) write(id, fieldsOfProgress({ toolId: 'draw-shot', ...progress }, part));
  };
  const end = (run: Run, state: TargetResult['state']) => {
    runs = runs.filter(({ task }) => task !== run.task);
    const id = v7();
    const points = state === 'SUCCEEDED' ? PRICE : 0;
    receipts += points;
    drawn.set(fileSource(id), run.from);
    const part = parts.get(run.shot) ?? buried.get(run.shot);
    const result = {
      target: { kind: 'story', id: 'story', part: run.shot, made: run.made },
      task: { id: run.task, toolId: 'draw-shot' },
      state,
      error: state === 'FAILED' ? 'task_failed' : undefined,
      files: points > 0 ? [{ id, kind: 'image' }] : [],
      points,
      at: new Date(0),
    } as unknown as TargetResult;
    if (part) write(run.shot, fieldsOfEnd(result, part));
  };
  const order = (wish: ShotWish) => {
    const batch = v7();
    const selected = shotsToDraw(parts, outside(), wish);
    for (const shot of selected) {
      const isNeeded = statusOf(shot) !== 'current';
      // Nothing that is current is made again unless it is named.
      if ('which' in wish && wish.which !== 'failed') expect(isNeeded).toBe(true);
      expect(runs.some((run) => run.shot === shot.id)).toBe(false);
      note(shot.id, { state: 'waiting', batchId: batch });
      const made = imageFingerprint(parts, shot, outside());
      const from = drawnFrom(parts, shot, roles);
      runs.push({ task: v7(), batch, shot: shot.id, made, from, state: 'waiting' });
    }
  };
  /** By a full comparison of what is drawn. */
  const statusOf = (shot: ShotPart) => {
    const image = shownImage(shot);
    if (!image) return 'missing';
    const from = shot.kept?.file === image.file ? keptFor.get(shot.id) : drawn.get(image.file);
    return from === drawnFrom(parts, shot, roles) ? 'current' : 'stale';
  };
  const { one } = random;
  const anyShot = () => (shots().length > 0 ? one(shots()) : undefined);
  const actions: readonly (() => void)[] = [
    () => edit(anyShot()?.id ?? '', one(['text', 'prompt']), one(WORDS)),
    () => edit(anyShot()?.id ?? '', 'size', one(SHOT_SIZES)),
    () => edit(anyShot()?.id ?? '', one(['seconds', 'camera']), one([3, 'pan'])),
    () => edit(one(['s0', 's1']), 'prompt', one(['At dusk', 'At dawn', ''])),
    () => edit('beach', one(['name', 'prompt']), one(['Beach', 'Harbour', 'A wide beach'])),
    () => edit(HEAD, 'style', one(STORY_STYLES)),
    () => edit(anyShot()?.id ?? '', 'parent', one(['s0', 's1'])),
    () => {
      const cast = [{ role: ANNA }, { role: ANNA, look: COAT }, { role: BO }];
      edit(
        anyShot()?.id ?? '',
        'roles',
        one([[], [one(cast)], [{ role: BO }, { role: ANNA }], [{ role: 'gone' }]]),
      );
    },
    () => {
      const usual = storyRoles();
      const changed = usual.map((role) => ({
        ...role,
        name: one(['Anna', 'Eve']),
        description: one([role.description, 'A girl of ten']),
        looks: role.looks.filter(() => random.fraction() < 0.7),
      }));
      roles = one([usual, changed, changed.slice(1)]);
    },
    // An undo, which makes what it was made from current again.
    () => {
      const last = before.pop();
      if (last) write(last.id, { [last.field]: last.value });
    },
    () => {
      const shot = anyShot();
      if (!shot || random.fraction() < 0.5) return;
      parts.delete(shot.id);
      buried.set(shot.id, shot);
    },
    () => {
      for (const [id, part] of buried) parts.set(id, part);
      buried.clear();
    },
    () => {
      const shot = anyShot();
      const image = shot?.images?.[random.whole(0, shot.images.length - 1)];
      if (shot && image) write(shot.id, pickImage(shot, image.file));
    },
    () => {
      const shot = anyShot();
      const image = shot && shownImage(shot);
      if (!shot || !image) return;
      keptFor.set(shot.id, drawnFrom(parts, shot, roles));
      write(shot.id, { kept: { file: image.file, made: imageFingerprint(parts, shot, outside()) } });
    },
    () => order(random.fraction() < 0.8 ? { which: one(WISHES) } : { shots: [anyShot()?.id ?? ''] }),
    () => order({ which: 'missing' }),
    ...Array.from({ length: 4 }, () => () => {
      const run = one(runs);
      if (!run) return;
      if (run.state === 'running') {
        end(run, one(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'FAILED', 'CANCELED']));
        return;
      }
      const batchId = run.batch;
      if (random.fraction() < 0.8) {
        run.state = 'running';
        note(run.shot, { state: 'running', batchId, taskId: run.task });
      } else {
        runs = runs.filter((each) => each !== run);
        const isRefused = random.fraction() < 0.5;
        note(
          run.shot,
          isRefused ? { state: 'failed', batchId, error: 'price_changed' } : { state: 'dropped', batchId },
        );
      }
    }),
  ];
  return {
    step: () => one(actions)(),
    check: () => {
      for (const shot of shots()) {
        expect(imageStaleness(parts, shot, outside()).kind).toBe(statusOf(shot));
        const run = runs.find((each) => each.shot === shot.id);
        expect(shot.run?.state === 'failed' ? undefined : shot.run?.state).toBe(run?.state);
      }
      const all = [...parts.values(), ...buried.values()];
      expect(all.reduce((sum, part) => sum + Number(part['spent'] ?? 0), 0)).toBe(receipts);
    },
  };
}

test('in random histories what is stale is what a full comparison says, and points are as the receipts say', () => {
  const rounds = roundsOf({ usual: 50, most: 2000 });
  for (let round = 0; round < rounds; round += 1) {
    const history = createHistory(randomFrom(round));
    for (let step = 0; step < 60; step += 1) {
      history.step();
      history.check();
    }
  }
});
