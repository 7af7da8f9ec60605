import { createDocument, getDocument, saveParts } from '@inkreel/contract/api/documents.ts';
import { createRole, listRoles } from '@inkreel/contract/api/roles.ts';
import { placeImages } from '@inkreel/contract/api/stories.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { fieldsOf, placesAt } from '@inkreel/contract/documents/parts/part.ts';
import { STORY_LIMITS, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import type { SplitScript } from '@inkreel/contract/script/split.ts';
import type { TextOrigin } from '@inkreel/contract/story/text-scenes.ts';
import { toStoryParts } from '@inkreel/contract/story/to-story-parts.ts';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';
import type { ReadyPicture } from '../../uploads/core/ready-picture.ts';
import { loadSender } from '../../uploads/load-sender.ts';
import { emptyStory } from '../home/empty-story.ts';

export interface NewStory {
  name: string;
  language: 'en' | 'zh';
  split: SplitScript;
  /** Speakers who become no character. */
  dropped: readonly string[];
  project: string | undefined;
  /** What the story is about, if it began with an idea. */
  premise?: string;
  /** The text that it was taken from. */
  origin?: TextOrigin | undefined;
}

/** Characters of JSON in one call: parts hold Chinese, whose characters are three bytes. */
const CALL = 250_000;
/** Changes in one save. */
const SAVE = 400;
const ROLE_NAME = 80;

/**
 * Creates the characters who are not there yet, then the story. Trying again after a failure makes none twice.
 * @returns the story's id
 * @throws ApiError
 */
export async function makeStory(story: NewStory): Promise<string> {
  const roles = await rolesOf(story);
  const head = { style: 'picture_book', ratio: '16:9', ...(story.premise ? { premise: story.premise } : {}) };
  const { language, origin } = story;
  const parts = toStoryParts(story.split, { language, createId: newId, roles, head, origin });
  const isEmpty = parts.every(({ kind }) => kind === HEAD);
  const id = await saveStory(story, isEmpty ? emptyStory(story.language) : parts);
  // The scenes name the text in any case: without this, only the text does not lead to its story.
  if (origin) await leadToStory(origin.document, id).catch(() => undefined);
  return id;
}

async function leadToStory(text: string, story: string): Promise<void> {
  const { revision } = await call(getDocument, { params: { id: text } });
  const changes = [{ id: HEAD, set: { story } }];
  const body = { schema: textKind.version, save: newId(), writer: newId(), base: revision, changes };
  await call(saveParts, { params: { id: text }, body });
}

async function rolesOf({ split, dropped, project }: NewStory): Promise<ReadonlyMap<string, string>> {
  const wanted = split.speakers.map(({ name }) => name).filter((name) => !dropped.includes(name));
  const roles = new Map<string, string>();
  if (wanted.length === 0) return roles;
  const ids = await knownRoles(project);
  for (const [at, name] of wanted.entries()) {
    const short = shortName(name);
    if (short === '') continue;
    const id = ids.get(short) ?? (await addRole(short, at === 0, project));
    ids.set(short, id);
    roles.set(name, id);
  }
  return roles;
}

/** A name of one line, as long as characters may have. */
const shortName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, ROLE_NAME)
    .toWellFormed()
    .trim();

async function knownRoles(project: string | undefined): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  if (project === undefined) return ids;
  for (let before: string | undefined; ; ) {
    const { items, next } = await call(listRoles, {
      query: { limit: 100, project_id: project, ...(before ? { before } : {}) },
    });
    for (const { id, name } of items) if (!ids.has(name)) ids.set(name, id);
    if (next === null) return ids;
    before = next;
  }
}

async function addRole(name: string, isMain: boolean, project: string | undefined): Promise<string> {
  const role = await call(createRole, {
    body: { name, is_main_character: isMain, ...(project ? { project_id: project } : {}) },
  });
  return role.id;
}

/** A long story goes in pieces: parents are before their children in the list. */
async function saveStory(
  { name, project }: Pick<NewStory, 'name' | 'project'>,
  parts: readonly Part[],
): Promise<string> {
  const [first = [], ...others] = piecesOf(parts);
  const document = await call(createDocument, {
    body: {
      kind: storyKind.kind,
      name: name.slice(0, 200),
      schema: storyKind.version,
      content: { parts: first },
      ...(project === undefined ? {} : { project_id: project }),
    },
  });
  let base = document.revision;
  const writer = newId();
  for (const piece of others) {
    const changes = piece.map((part) => ({ id: part.id, set: fieldsOf(part) }));
    const saved = await call(saveParts, {
      params: { id: document.id },
      // Their JSON is read-only here.
      body: { schema: storyKind.version, save: newId(), writer, base, changes: changes as never },
    });
    base = saved.revision;
  }
  return document.id;
}

function piecesOf(parts: readonly Part[]): Part[][] {
  const pieces: Part[][] = [];
  let size = CALL;
  for (const part of parts) {
    const length = JSON.stringify(part).length;
    if (size + length > CALL || (pieces.at(-1)?.length ?? 0) >= SAVE) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(part);
    size += length;
  }
  return pieces;
}

/**
 * Uploads pictures and creates a story with a shot for each, in their order.
 * @returns the story's id
 * @throws ApiError
 */
export async function makePictureStory(
  story: Pick<NewStory, 'name' | 'language' | 'project'>,
  pictures: readonly { ready: ReadyPicture; words: string }[],
): Promise<string> {
  const { sendAside } = await loadSender();
  const urls: string[] = [];
  for (const { ready } of pictures) {
    const { blob, type, name, fingerprint } = ready;
    const sent = await sendAside({
      blob,
      type,
      name,
      fingerprint,
      fromType: 'script',
      projectId: story.project,
    });
    urls.push(sent.full_path);
  }
  const shots = urls.map(() => newId());
  const [head, scene] = emptyStory(story.language);
  const id = await saveStory(story, [
    ...(head && scene ? [head, scene] : []),
    ...placesAt([], 0, shots.length).indexes.map((index, at) => ({
      id: shots[at] as string,
      kind: 'shot',
      parent: scene?.id ?? null,
      index,
      seconds: STORY_LIMITS.seconds.usual,
      ...(pictures[at]?.words.trim() ? { text: pictures[at].words.trim() } : {}),
    })),
  ]);
  await call(placeImages, {
    params: { id },
    body: { images: urls.map((image_url, at) => ({ shot: shots[at] as string, image_url })) },
  });
  return id;
}
