import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { Corners } from '@inkreel/contract/documents/corners.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Design, DesignImage } from '@inkreel/scene/design/design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { useState } from 'react';
import { useSelected } from '../../lib/store.ts';
import { flatLayer, quadOf } from './core/perspective.ts';
import { findDesignLayer } from './core/stage-layers.ts';
import type { DesignEditing } from './use-design.ts';

/** `corners`: where an image lies; `rectify`: which part of a photo becomes a rectangle. */
export const PERSPECTIVES = ['corners', 'rectify'] as const;
type Mode = (typeof PERSPECTIVES)[number];

/** What the tool for perspective does now. */
export interface DesignPerspective {
  mode: Mode;
  setMode: (mode: Mode) => void;
  /** The picked image, while the tool is chosen. */
  layerOf: (design: Design) => DesignImage | undefined;
  /** It with its whole photo, while a part is put into a rectangle. */
  flatOf: (layer: DesignImage) => DesignImage | undefined;
  /** Corners on the photo that are not applied yet, or those that are. */
  quadOf: (layer: DesignImage) => Corners;
  /** Whether corners were put on the photo that are not applied yet. */
  isDrawn: (layer: DesignImage) => boolean;
  /** Undefined forgets what is not applied. */
  setQuad: (layer: DesignImage, quad: Corners | undefined) => void;
}

export function usePerspective({ document, one, tool }: DesignEditing): DesignPerspective {
  const [mode, setMode] = useState<Mode>('corners');
  const [drawn, setDrawn] = useState<{ layer: string; quad: Corners } | undefined>();
  const files = useSelected(document.files, (all) => all);
  return {
    mode,
    setMode,
    layerOf: ({ layers }) => {
      const layer = tool === 'perspective' ? findDesignLayer(layers, one?.id) : undefined;
      return layer?.kind === 'image' && layer.source !== undefined ? layer : undefined;
    },
    flatOf: (layer) => (mode === 'rectify' ? flatLayer(layer, sizeOf(layer, files)) : undefined),
    quadOf: (layer) => (drawn?.layer === layer.id ? drawn.quad : quadOf(layer)),
    isDrawn: (layer) => drawn?.layer === layer.id,
    setQuad: (layer, quad) => setDrawn(quad && { layer: layer.id, quad }),
  };
}

/** Pixels of a layer's image; in the shape of its box if they are not known. */
function sizeOf(layer: DesignImage, files: ReadonlyMap<string, DocumentFile>): Size {
  const file = files.get(fileIdOf(layer.source ?? '') ?? '');
  if (file?.width && file.height) return { width: file.width, height: file.height };
  return { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
}
