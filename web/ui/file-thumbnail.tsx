import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import { BlurredPicture } from './blurred-picture.tsx';

/** The smaller copy of a stored file, or the file itself where it has none. */
export function FileThumbnail({ file, alt }: { file: TaskResult['file']; alt: string }) {
  return (
    <BlurredPicture
      src={file.thumbnail ?? file.url}
      alt={alt}
      width={file.width ?? 1}
      height={file.height ?? 1}
      loading="lazy"
      decoding="async"
      placeholder={file.placeholder}
    />
  );
}
