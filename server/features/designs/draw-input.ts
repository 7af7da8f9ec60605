import { createHash } from 'node:crypto';
import type { drawDesignInput as endpoint } from '@inkreel/contract/api/designs.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Design } from '@inkreel/scene/design/design.ts';
import { wholeView } from '@inkreel/scene/design/draw-design.ts';
import { inputDrawing } from '@inkreel/scene/design/input-drawing.ts';
import { designSources } from '@inkreel/scene/design/open-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { drawDesignFile } from '../documents/export/draw-design-file.ts';
import { readSeenDesign } from '../documents/export/read-design.ts';
import { keepCopy } from '../storage/keep-copy.ts';

/**
 * Draws what a tool is to work on into a file of the person's, which equal drawings share. Hidden layers and replaced
 * ones are not in it.
 * @throws AppError not_found; document_unreadable; invalid_input for a layer that the design does not have, or an area
 * without paint; those of `drawDesignFile` and `keepCopy`
 */
export async function drawInput(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { on, area, size: wanted }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<OutputOf<typeof endpoint>> {
  const { design, files } = await readSeenDesign(deps, person, id, wanted);
  const bySource = new Map(files.map((file) => [fileSource(file.id), file]));
  const sizeOf = (source: string): Size | undefined => {
    const { width, height } = bySource.get(source) ?? {};
    return width && height ? { width, height } : undefined;
  };
  const drawing = inputDrawing(design, { on, area }, sizeOf);
  if (!drawing) throw unknown(area !== undefined ? 'area' : 'on');
  if (!isDrawn(drawing.design)) throw unknown('on');
  const { size, box } = drawing;
  const draw = async (what: Design, name: string): Promise<string> => {
    const bytes = await drawDesignFile(
      deps,
      person,
      { documentId: id, design: what, size, view: wholeView(what, size), format: 'png', quality: 100 },
      signal,
    );
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const copy = { name: `${name}-${hash}.png`, bytes: Buffer.from(bytes), contentType: 'image/png' };
    return FILE_PATH_PREFIX + (await keepCopy(deps, person, copy)).key;
  };
  const whole = drawing.whole === undefined ? undefined : bySource.get(drawing.whole);
  const image_url = whole ? FILE_PATH_PREFIX + whole.key : await draw(drawing.design, 'design');
  const mask_url = drawing.area ? await draw(drawing.area, 'area') : null;
  return { image_url, mask_url, ...size, box };
}

/** Whether there is anything to see that this server has. */
const isDrawn = (design: Design): boolean =>
  design.background !== null ||
  design.layers.some(({ kind }) => kind !== 'image') ||
  designSources(design).some((source) => fileIdOf(source) !== undefined);

const unknown = (field: string) =>
  new AppError('invalid_input', { data: { fields: [{ field, problem: 'unknown' }] } });
