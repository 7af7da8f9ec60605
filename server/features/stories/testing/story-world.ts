import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import type { LineWish } from '@inkreel/contract/story/line-status.ts';
import { type ShotWish, shotStatus, type Wish } from '@inkreel/contract/story/shot-status.ts';
import { storyParts } from '@inkreel/contract/testing/story-parts.ts';
import { v7 } from 'uuid';
import { projects, roles } from '../../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import { createBatchWorld } from '../../batches/testing/batch-world.ts';
import type { DocumentDeps } from '../../documents/document-deps.ts';
import { saveParts } from '../../documents/parts/save-parts.ts';
import { getDocument } from '../../documents/read-document.ts';
import { createDocument } from '../../documents/save-document.ts';
import { createRunTargets } from '../../tasks/run-targets.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { placeOrder } from '../place-order.ts';
import { readStory } from '../read-story.ts';
import type { StoryDeps } from '../story-deps.ts';
import { storyTarget } from '../story-target.ts';
import { filmsOf, picturesOf, voicesOf } from '../wishes.ts';

/** The batches' test world with stories as targets. */
export async function createStoryWorld() {
  const world = await createBatchWorld((deps) =>
    // Only quotas are read.
    createRunTargets({ ...deps, files: deps.files as DocumentDeps['files'] }, { story: storyTarget }),
  );
  return {
    ...world,
    addRole: (user: User, about?: Parameters<typeof addRole>[2]) =>
      addRole(world.deps as StoryDeps, user, about),
    newStory: (user: User, parts?: readonly Part[]) => openStory(world.deps as StoryDeps, user, parts),
  };
}
export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>;

/** A character of a project that the person has made. */
async function addRole({ db, clock }: StoryDeps, user: User, about: Partial<typeof roles.$inferInsert> = {}) {
  const id = v7();
  const projectId = v7();
  const { organisationId, userId } = user;
  await db.insert(projects).values({ id: projectId, organisationId, name: 'Film', createdBy: userId });
  await db.insert(roles).values({
    id,
    organisationId,
    projectId,
    userId,
    name: 'Anna',
    description: 'A girl of nine',
    isMain: true,
    traits: {},
    createdAt: clock.now(),
    ...about,
  });
  return id;
}

/** The usual story of a person, whose characters are not in the database. */
async function openStory(deps: StoryDeps, user: User, parts: readonly Part[] = storyParts()) {
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const { id } = await createDocument(deps, person, {
    kind: storyKind.kind,
    name: 'Story',
    schema: storyKind.version,
    content: { parts },
  });
  const read = () => readStory(deps, person, id);
  const shot = async (part: string) => (await read()).parts.get(part) as ShotPart | undefined;
  return {
    id,
    person,
    read,
    shot,
    draw: (body: { shots?: string[]; which?: Wish; expected_points?: number } = {}, key?: string) => {
      const { shots, which = 'missing', ...rest } = body;
      const asked = { ...(shots ? { shots } : { which }), quality: 'standard' } as const;
      const expectedPoints = rest.expected_points;
      return placeOrder(deps, person, id, { ...picturesOf(asked), asked, expectedPoints, key });
    },
    move: (wish: ShotWish = { which: 'missing' }) => {
      const asked = { by: 'camera', ...wish } as Parameters<typeof filmsOf>[0];
      return placeOrder(deps, person, id, { ...filmsOf(asked), asked });
    },
    speak: (asked: LineWish = { which: 'missing' }) =>
      placeOrder(deps, person, id, { ...voicesOf(asked as never), asked }),
    /** How it is with all shots, in no order. */
    statuses: async () => {
      const story = await read();
      const shots = [...story.parts.values()].filter((part): part is ShotPart => part.kind === 'shot');
      return Object.fromEntries(shots.map((each) => [each.id, shotStatus(story.parts, each, story.outside)]));
    },
    /** Saves what a page changed; undefined deletes the part. */
    change: async (part: string, set: Record<string, Json> | undefined) => {
      const { revision: base } = await getDocument(deps, person, id);
      const change = set ? { id: part, set } : { id: part, delete: true };
      const save = { schema: storyKind.version, save: v7(), writer: 'page-aaaa', base };
      return saveParts(deps, person, id, { ...save, changes: [change] as never });
    },
  };
}
