import { createDocument, saveParts } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS, designKind } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';

interface NewDesign {
  name: string;
  project: string | undefined;
}
interface Size {
  width: number;
  height: number;
}

/** Whether a canvas may have this size. */
export const isCanvasSize = ({ width, height }: Size): boolean =>
  [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= DESIGN_LIMITS.side) &&
  width * height <= DESIGN_LIMITS.pixels;

/**
 * A design with an empty, white canvas.
 * @returns its id
 * @throws ApiError
 */
export async function emptyDesign(design: NewDesign, { width, height }: Size): Promise<string> {
  const head = { id: HEAD, kind: HEAD, parent: null, index: 'a0', width, height, background: '#ffffff' };
  return createDesign(design, [head]);
}

/**
 * A design of these parts, its head among them.
 * @returns its id
 * @throws ApiError
 */
export async function createDesign(design: NewDesign, parts: readonly PartFields[]): Promise<string> {
  return (await create(design, parts)).id;
}

/**
 * A design of the size of a stored image, which is its lowest layer.
 * @param size pixels of the image; without it the server's
 * @returns its id
 * @throws ApiError
 */
export async function designOfFile(
  { name, project, file }: Omit<NewDesign, 'name'> & { name: string | undefined; file: string },
  known?: Size,
): Promise<string> {
  const layer = newId();
  const parts = (size: Size | undefined): PartFields[] => [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', ...size },
    {
      id: layer,
      kind: 'image',
      parent: null,
      index: 'a1',
      source: fileSource(file),
      ...(size && { ...size, x: size.width / 2, y: size.height / 2 }),
    },
  ];
  const made = await create({ name: name ?? '…', project }, parts(known && within(known)));
  const stored = made.files.find(({ id }) => id === file);
  if (known || !stored?.width || !stored.height) return made.id;
  const size = within({ width: stored.width, height: stored.height });
  const changes = parts(size).map(
    ({ id, kind: _kind, parent: _parent, index: _index, source: _source, ...set }) => ({ id, set }),
  );
  await call(saveParts, {
    params: { id: made.id },
    body: {
      schema: designKind.version,
      save: newId(),
      writer: newId(),
      base: made.revision,
      changes: changes as never,
    },
  });
  return made.id;
}

type PartFields = Readonly<Record<string, Json>>;

/** A canvas of the image's size, or as large as one may be. */
function within({ width, height }: Size): Size {
  const share = Math.min(
    1,
    DESIGN_LIMITS.side / Math.max(width, height),
    Math.sqrt(DESIGN_LIMITS.pixels / (width * height)),
  );
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

const create = ({ name, project }: NewDesign, parts: readonly PartFields[]) =>
  call(createDocument, {
    body: {
      kind: designKind.kind,
      name: name.slice(0, 200),
      schema: designKind.version,
      content: { parts },
      ...(project === undefined ? {} : { project_id: project }),
    },
  });
