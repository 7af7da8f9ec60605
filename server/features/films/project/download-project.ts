import { Readable } from 'node:stream';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { plainParts } from '@inkreel/contract/film/shown-clip.ts';
import { filmOtio } from '@inkreel/scene/film/film-otio.ts';
import { filmHead } from '@inkreel/scene/film/film-timeline.ts';
import { writeSrt, writeVtt } from '@inkreel/scene/subtitles/write-subtitles.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { type ZipEntry, zipStream } from '../../creations/zip-stream.ts';
import { getDocument } from '../../documents/read-document.ts';
import { contentDisposition } from '../../storage/content-disposition.ts';
import { cleanFileName } from '../../storage/file-name.ts';
import { findSeenFiles } from '../../storage/seen-files.ts';
import { wholeStream } from '../../storage/whole-stream.ts';
import { readStory } from '../../stories/read-story.ts';
import type { FilmDeps } from '../export-film.ts';
import { captionsOf, documentFile, type ProjectFile, scriptOf } from './project-files.ts';

/** Largest sum of files in one archive, in bytes: the ZIP format without extensions ends at 4 GiB. */
const MOST_BYTES = 4_000_000_000;

/**
 * Writes a film with its script, captions, media and an OpenTimelineIO file as one ZIP to the reply, read as it is sent.
 * Files that are gone, or that the person does not see, are left out; their clips have no media.
 * @throws AppError not_found; document_unreadable; payload_too_large
 */
export async function downloadProject(
  deps: FilmDeps,
  user: Principal,
  id: string,
  reply: FastifyReply,
): Promise<null> {
  const { kind, name, content, updated_at } = await getDocument(deps, user, id);
  if (kind !== filmKind.kind) throw new AppError('not_found');
  const stored = (content as { parts: readonly Part[] }).parts;
  const parts = plainParts(repairParts(filmKind, new Map(stored.map((part) => [part.id, part]))).parts);
  const media = await findMedia(deps, user, parts);
  const bytes = media.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > MOST_BYTES) throw new AppError('payload_too_large');
  const modified = new Date(updated_at);
  const text = (path: string, words: string): ZipEntry => ({
    name: path,
    modified,
    open: async () => Readable.from([Buffer.from(words)]),
  });
  const paths = new Map(media.map(({ source, path }) => [source, path]));
  const urlOf = (source: string) => paths.get(source)?.split('/').map(encodeURIComponent).join('/');
  const told = media.map(({ source, path, content_type }): ProjectFile => ({ source, path, content_type }));
  const captions = captionsOf(parts);
  const script = await findScript(deps, user, parts);
  const entries: ZipEntry[] = [
    text('film.json', documentFile(parts, name, told)),
    text('film.otio', `${JSON.stringify(filmOtio(parts, name, urlOf), undefined, 2)}\n`),
    ...(captions.length > 0
      ? [text('captions.srt', writeSrt(captions, 'text')), text('captions.vtt', writeVtt(captions, 'text'))]
      : []),
    ...(script === undefined ? [] : [text('script.txt', script)]),
    ...media.map(
      ({ path, file }): ZipEntry => ({
        name: path,
        modified: file.createdAt,
        open: async () => {
          const stream = await deps.files.driver.read(file.key);
          if (!stream) throw new AppError('not_found', { cause: new Error(`no bytes for ${file.key}`) });
          return wholeStream(stream, file.size);
        },
      }),
    ),
  ];
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name.slice(0, 100)}.zip`),
  });
  reply.send(Readable.from(zipStream(entries)));
  return null;
}

/** The files that clips and the cover name, each under a different name in the archive. */
async function findMedia(deps: FilmDeps, user: Principal, parts: Parts) {
  const named = [...parts.values()].map(({ file }) => file).concat(filmHead(parts).cover);
  const sources = [...new Set(named.filter((file) => typeof file === 'string'))];
  const bySource = new Map(sources.map((source) => [source, source.replace(/^file:/u, '')]));
  const seen = await findSeenFiles(deps.db, user, [...bySource.values()].filter(isId));
  const taken = new Set<string>();
  return seen.map((file) => ({
    source: fileSource(file.id),
    path: `media/${freeName(cleanFileName(file.name), taken)}`,
    content_type: file.contentType,
    file,
  }));
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text);

/** Characters that some file systems do not have in names, and names that one of them keeps for itself. */
const UNSAFE = /[<>:"|?*]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** `name.png`, then `name (2).png`, ignoring case, which some file systems do not distinguish. */
function freeName(given: string, taken: Set<string>): string {
  const name = given.replaceAll(UNSAFE, '_').replace(RESERVED, '_$&');
  const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}

/** The script of the story that the film is from; undefined without one that the person sees. */
async function findScript(deps: FilmDeps, user: Principal, parts: Parts): Promise<string | undefined> {
  const { story: id } = filmHead(parts);
  if (id === undefined) return undefined;
  try {
    const story = await readStory(deps, user, id);
    if (story.isDeleted) return undefined;
    return scriptOf(
      story.parts,
      story.name,
      ({ role, speaker }) => story.roles.get(role ?? '')?.name ?? speaker ?? '',
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
