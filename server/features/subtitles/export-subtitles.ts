import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { exportSubtitles as endpoint } from '@inkreel/contract/api/subtitles.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { projectLook } from '@inkreel/scene/subtitles/project-look.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { type ShownText, writeSrt, writeVtt } from '@inkreel/scene/subtitles/write-subtitles.ts';
import type { FastifyReply } from 'fastify';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { contentDisposition } from '../storage/content-disposition.ts';
import { readProject } from './project-content.ts';

type Format = QueryOf<typeof endpoint>['format'];

const TYPES: Record<Format, string> = {
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  ass: 'text/x-ssa; charset=utf-8',
};

/**
 * Writes the lines of a project as a text file to the reply. Free.
 * @throws AppError not_found; document_unreadable
 */
export async function exportSubtitles(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { format, shown }: QueryOf<typeof endpoint>,
  reply: FastifyReply,
): Promise<null> {
  const { name, project } = await readProject(deps, person, id);
  const text = WRITERS[format](project, project.lines, shown);
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': contentDisposition('attachment', `${name}.${format}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  reply.send(Buffer.from(text));
  return null;
}

const WRITERS: Record<Format, (project: SubtitleProject, cues: readonly Cue[], shown: ShownText) => string> =
  {
    srt: (_project, cues, shown) => writeSrt(cues, shown),
    vtt: (_project, cues, shown) => writeVtt(cues, shown),
    ass: (project, cues, shown) => writeAss(cues, shown, projectLook(project, shown)),
  };
