import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { CORNER_NAMES } from '@inkreel/contract/documents/corners.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { type DesignLayer, shownSource } from '@inkreel/scene/design/design.ts';
import { chain, facing, inverse, project, scaling, shift, toCorners } from '@inkreel/scene/design/matrix.ts';
import { aroundCorners, cornersOf, isWarped } from '@inkreel/scene/design/warp.ts';
import { quadOf } from './core/perspective.ts';

/** The URL of a small copy of what an image layer shows. */
export function thumbnailOf(part: Part, files: ReadonlyMap<string, DocumentFile>): string | undefined {
  const source = part.kind === 'image' ? shownSource(part) : undefined;
  const file = source === undefined ? undefined : files.get(fileIdOf(source) ?? '');
  return file?.thumbnail ?? file?.url;
}

const MIDDLE = { x: 0.5, y: 0.5 } as const;

/**
 * CSS that brings the copy of a whole image to the perspective of its layer, in the middle of a square.
 * @param side of the square, in CSS pixels
 */
export function thumbnailStyle(
  layer: DesignLayer | undefined,
  side: number,
): (Record<'transform' | 'transformOrigin' | 'clipPath', string> & { objectFit: 'fill' }) | undefined {
  if (layer?.kind !== 'image' || !isWarped(layer)) return undefined;
  const around = aroundCorners(cornersOf(layer));
  const [across, down] = [around.width * layer.width, around.height * layer.height];
  const scale = side / Math.max(across, down);
  const quad = quadOf(layer);
  const part = toCorners(quad);
  const shown = facing(inverse(part), project(part, MIDDLE)!);
  const place = chain(
    shift(-around.left - around.width / 2, -around.top - around.height / 2),
    scaling(layer.width * scale * (layer.flipX ? -1 : 1), layer.height * scale * (layer.flipY ? -1 : 1)),
  );
  const lies = chain(chain(shown, toCorners(cornersOf(layer))), chain(place, shift(side / 2, side / 2)));
  const [a, b, c, d, e, f, g, h, i] = chain(scaling(1 / side, 1 / side), lies);
  const edge = CORNER_NAMES.map((name) => `${quad[name].x * 100}% ${quad[name].y * 100}%`);
  return {
    clipPath: `polygon(${edge.join()})`,
    transform: `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join()})`,
    transformOrigin: '0 0',
    objectFit: 'fill',
  };
}
