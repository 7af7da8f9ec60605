import type { exportDocument as endpoint } from '@inkreel/contract/api/documents.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Design } from '@inkreel/scene/design/design.ts';
import { wholeView } from '@inkreel/scene/design/draw-design.ts';
import { designSources } from '@inkreel/scene/design/open-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { v7 } from 'uuid';
import type { Routing } from '../../../engines/routing.ts';
import type { Principal } from '../../../http/principal.ts';
import { convertPicture } from '../../storage/picture/convert-picture.ts';
import { cleanPicture } from '../../storage/picture/read-picture.ts';
import { drawVisibleLabel, visibleLabelText } from '../../storage/provenance/visible-label.ts';
import { type Provenance, provenanceXmp } from '../../storage/provenance/xmp.ts';
import { findMakers } from '../../tasks/results/find-makers.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { readPixels, writeAvif } from './avif-tiles.ts';
import { drawDesignFile } from './draw-design-file.ts';
import { readSeenDesign } from './read-design.ts';

export type ExportDeps = DocumentDeps & { routing: Pick<Routing, 'isBuiltin'> };

/** Bytes for each pixel of an image that gets its label and is written in another format. */
const LABEL_BYTES = 12;

/**
 * A size of a design as a file, with the provenance of the results that it shows, and their visible label where the site has one.
 * @throws AppError document_unreadable; invalid_input for a size that it does not have; those of `drawDesignFile`
 */
export async function exportDesign(
  deps: ExportDeps,
  person: Principal,
  id: string,
  { format, longest, quality, size: shown }: QueryOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { design } = await readSeenDesign(deps, person, id, shown);
  const size = sizeOf(design, longest);
  const provenance = await provenanceOf(deps, design);
  const { site, visibleLabel } = deps.files;
  const xmp = provenance && provenanceXmp(provenance, { id: v7(), at: deps.clock.now(), site });
  const label = provenance && visibleLabel ? visibleLabelText(provenance, site) : undefined;
  const drawing = { documentId: id, design, size, view: wholeView(design, size), quality, xmp };
  const drawn = await drawDesignFile(
    deps,
    person,
    { ...drawing, format: label === undefined ? format : 'png' },
    signal,
  );
  if (label === undefined) return drawn;
  const pixels = size.width * size.height;
  return deps.files.decoding.run({ bytes: pixels * LABEL_BYTES, pixels, owner: person, signal }, async () => {
    const labelled = await drawVisibleLabel(Buffer.from(drawn), 'image/png', label);
    const { bytes } = await cleanPicture(labelled, 'image/png', xmp);
    if (format === 'avif') {
      return writeAvif(await readPixels(bytes), { quality, chromaSubsampling: '4:4:4', xmp });
    }
    return convertPicture(bytes, { format: format === 'jpg' ? 'jpeg' : format, quality });
  });
}

function sizeOf({ width, height }: Size, longest: number | undefined): Size {
  const scale = longest === undefined ? 1 : longest / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Undefined for a design that shows no results. A model's image among them makes it one of a model. */
async function provenanceOf(deps: ExportDeps, design: Design): Promise<Provenance | undefined> {
  const fileIds = designSources(design).flatMap((source) => fileIdOf(source) ?? []);
  const makers = await findMakers(deps.db, fileIds);
  if (makers.length === 0) return undefined;
  const engines = [...new Set(makers.map(({ engine }) => engine ?? 'unknown'))].sort();
  return {
    what: ['design', ...new Set(makers.map(({ toolId }) => toolId).sort())].join(', '),
    engine: engines.join(', '),
    builtin: engines.every((engine) => deps.routing.isBuiltin(engine)),
  };
}
