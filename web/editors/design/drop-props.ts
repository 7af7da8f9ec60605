import type { DragEvent } from 'react';

/** Properties of an element on which files may be dropped. */
export const dropProps = (onFiles: (files: readonly File[]) => unknown) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  },
});
