import type { TaskResult } from '@inkreel/contract/api/tasks.ts';
import './runs.css';

/** A short video, playing silently over and over, with the browser's own controls. */
export function VideoPlayer({ file, label }: { file: TaskResult['file']; label: string }) {
  return (
    <video
      key={file.url}
      className="video-player"
      src={file.url}
      {...(file.thumbnail ? { poster: file.thumbnail } : {})}
      aria-label={label}
      controls
      loop
      muted
      playsInline
      autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  );
}
