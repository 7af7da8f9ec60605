import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { AudioLines, Film } from 'lucide-react';
import { BlurredPicture } from './blurred-picture.tsx';
import { mediaLength } from './media-length.ts';
import './file-thumbnail.css';

/**
 * The smaller copy of a stored file, or the image itself if it has none; sound, and a video without a poster,
 * are shown as an icon. Sound and video show their length.
 */
export function FileThumbnail({ file, alt }: { file: MediaFile; alt: string }) {
  const length = mediaLength(file);
  const src = file.thumbnail ?? (file.kind === 'image' ? file.url : undefined);
  const Sign = file.kind === 'audio' ? AudioLines : Film;
  return (
    <>
      {src === undefined ? (
        <span className="media-sign" {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Sign size={28} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        <BlurredPicture
          src={src}
          alt={alt}
          width={file.width ?? 1}
          height={file.height ?? 1}
          loading="lazy"
          decoding="async"
          placeholder={file.placeholder}
        />
      )}
      {length !== '' && <span className="media-length">{length}</span>}
    </>
  );
}
