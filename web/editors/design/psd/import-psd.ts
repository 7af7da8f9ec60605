/** An opened Photoshop file as a design, or as a group in one. */
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { newId } from '../../../lib/new-id.ts';
import { addLayer } from '../core/design-edits.ts';
import { createDesign } from '../new-design.ts';
import type { OpenedPsd } from './open-psd.ts';
import { placeTexts } from './place-texts.ts';
import { layerParts } from './psd-parts.ts';
import { storable } from './psd-plan.ts';

/** The name of a file without its ending. */
const titleOf = (file: string): string => storable(file.replace(/\.[^.]*$/u, '') || file, 200);

const lossesField = ({ losses }: OpenedPsd): Record<string, Json> =>
  losses.length > 0 ? { losses: losses as unknown as Json } : {};

/**
 * Makes a design of the file's size.
 * @returns its id
 * @throws ApiError
 */
export async function designOfPsd(
  opened: OpenedPsd,
  { file, project }: { file: string; project: string | undefined },
): Promise<string> {
  const { plan, sources } = opened;
  const place = await placeTexts(plan.layers);
  const layers = layerParts(plan.layers, { parent: null, after: 'a0' }, { sources, place, newId });
  const { width, height, guides } = plan;
  const head = { id: HEAD, kind: HEAD, parent: null, index: 'a0', width, height };
  return createDesign({ name: titleOf(file), project }, [
    { ...head, ...(guides.length > 0 && { guides }), ...lossesField(opened) },
    ...layers.map(({ fields, ...part }) => ({ ...part, ...fields })),
  ]);
}

/**
 * Puts the layers above all others of a design, in a group with the file's name.
 * @throws ApiError if it would have too many layers
 */
export async function changesOfPsd(
  parts: Parts,
  opened: OpenedPsd,
  { file }: { file: string },
): Promise<{ group: string; changes: PartChange[] }> {
  const { plan, sources } = opened;
  const place = await placeTexts(plan.layers);
  const group = newId();
  const layers = layerParts(plan.layers, { parent: group, after: null }, { sources, place, newId });
  if (parts.size + layers.length > DESIGN_LIMITS.layers) throw new ApiError('document_full');
  return {
    group,
    changes: [
      ...addLayer(parts, { id: group, kind: 'group', fields: { name: titleOf(file) } }),
      ...layers.map(({ id, fields, ...part }) => ({ id, set: { ...part, ...fields } })),
      ...(opened.losses.length > 0 ? [{ id: HEAD, set: lossesField(opened) }] : []),
    ],
  };
}
