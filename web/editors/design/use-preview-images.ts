import { useEffect, useReducer, useState } from 'react';
import { useSelected } from '../../lib/store.ts';
import { createPreviewImages, type PreviewImages } from './preview-images.ts';
import type { DesignEditing } from './use-design.ts';

/** What designs are drawn from. The page is shown again as it comes, once a frame. */
export function usePreviewImages({ document }: Pick<DesignEditing, 'document'>): PreviewImages {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const [images] = useState(createPreviewImages);
  const files = useSelected(document.files, (all) => all);
  images.know(files);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files are what it looks for
  useEffect(() => images.lookAgain(), [images, files]);
  useEffect(() => {
    let frame = 0;
    let seen = images.version();
    images.onChange(() => {
      if (frame !== 0 || images.version() === seen) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        seen = images.version();
        again();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      images.close();
    };
  }, [images]);
  return images;
}
