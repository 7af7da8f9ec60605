import { useEffect, useState } from 'react';

/** Pixels of one picture of the strip. */
const HEIGHT = 112;
const MOST = 12;

/**
 * Pictures of a video, evenly over its time, drawn by the browser itself. They come one by one.
 * @returns addresses of JPEG pictures, in their order
 */
export function useFilm(url: string, duration: number, ratio: number): readonly string[] {
  const [film, setFilm] = useState<readonly string[]>([]);
  useEffect(() => {
    setFilm([]);
    if (duration === 0 || ratio === 0) return;
    let left = false;
    const made: string[] = [];
    const video = document.createElement('video');
    const canvas = document.createElement('canvas');
    canvas.height = HEIGHT;
    canvas.width = Math.max(1, Math.round(HEIGHT * ratio));
    const count = Math.max(4, Math.min(MOST, Math.round(MOST / ratio)));
    const draw = async () => {
      video.muted = true;
      video.preload = 'auto';
      video.src = url;
      for (let at = 0; at < count && !left; at++) {
        video.currentTime = ((at + 0.5) * duration) / count;
        await new Promise((resolve, reject) => {
          video.onseeked = resolve;
          video.onerror = reject;
        });
        canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.7));
        if (left || !blob) return;
        made.push(URL.createObjectURL(blob));
        setFilm([...made]);
      }
    };
    void draw().catch(() => undefined);
    return () => {
      left = true;
      video.removeAttribute('src');
      video.load();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [url, duration, ratio]);
  return film;
}
