/** What files of a film say of its making (decisions, AI labels): browsers and the server write the same. */
import type { FilmMarks } from '@inkreel/contract/api/films.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { v7 } from 'uuid';
import type { Routing } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { visibleLabelText } from '../storage/provenance/visible-label.ts';
import { isGenerated, provenanceXmp } from '../storage/provenance/xmp.ts';
import { findMakers } from '../tasks/results/find-makers.ts';
import { clipsWithFiles, readFilm } from './read-film.ts';

type MarkDeps = Pick<DocumentDeps, 'db'> & {
  files: Pick<DocumentDeps['files'], 'site' | 'visibleLabel'>;
  routing: Pick<Routing, 'isBuiltin'>;
};

type DrawnMarks = Pick<CapabilityInput['export_film'], 'label'> & {
  provenance: NonNullable<CapabilityInput['export_film']['provenance']>;
};

/** The marks of a film as an input of the run that exports it. A model's result among its files makes it one of a model. */
export async function drawnMarks(deps: MarkDeps, parts: Parts): Promise<DrawnMarks> {
  const fileIds = clipsWithFiles(parts).flatMap(({ file = '' }) => fileIdOf(file) ?? []);
  const makers = await findMakers(deps.db, [...new Set(fileIds)]);
  const engines = [...new Set(makers.map(({ engine }) => engine ?? 'unknown'))].sort();
  const provenance = {
    what: ['film', ...new Set(makers.map(({ toolId }) => toolId).sort())].join(', '),
    engine: engines.join(', ') || 'builtin',
    builtin: engines.every((engine) => deps.routing.isBuiltin(engine)),
    composite: makers.length > 0 ? ('generated' as const) : ('own' as const),
  };
  const { site, visibleLabel } = deps.files;
  return {
    provenance,
    ...(visibleLabel && isGenerated(provenance) && { label: visibleLabelText(provenance, site) }),
  };
}

/**
 * The marks of a film as it is now, for a file that a browser writes.
 * @throws AppError not_found; document_unreadable
 */
export async function getFilmMarks(
  deps: DocumentDeps & MarkDeps,
  person: Principal,
  id: string,
): Promise<FilmMarks> {
  const { parts } = await readFilm(deps, person, id);
  const { provenance, label } = await drawnMarks(deps, parts);
  const made = { id: v7(), at: deps.clock.now(), site: deps.files.site };
  return { xmp: provenanceXmp(provenance, made), label: label ?? null };
}
