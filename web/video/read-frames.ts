export interface FrameSize {
  width: number;
  height: number;
}

/**
 * Frames of a video as addresses of JPEG pictures, read one after another by an invisible player: any video that plays
 * here has them, with no more of the file loaded than the frames need. It ends early if the file cannot be played.
 * @param times milliseconds
 * @param size pixels of a picture; the frame's middle fills it
 */
export async function* readFrames(
  url: string,
  times: readonly number[],
  size: FrameSize,
  signal: AbortSignal,
): AsyncGenerator<{ time: number; picture: string }> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  const happened = (name: string) =>
    new Promise<boolean>((resolve) => {
      video.addEventListener(name, () => resolve(true), { once: true });
      for (const failure of ['error', 'abort'])
        video.addEventListener(failure, () => resolve(false), { once: true });
      signal.addEventListener('abort', () => resolve(false), { once: true });
    });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  try {
    if (!context || signal.aborted || !(await happened('loadeddata'))) return;
    for (const time of times) {
      const seeked = happened('seeked');
      video.currentTime = time / 1000;
      if (!(await seeked)) return;
      cover(context, video);
      yield { time, picture: canvas.toDataURL('image/jpeg', 0.7) };
    }
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** Draws the middle of a frame so that it fills the canvas. */
function cover(context: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const { width, height } = context.canvas;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  context.drawImage(
    video,
    (video.videoWidth - shownWidth) / 2,
    (video.videoHeight - shownHeight) / 2,
    shownWidth,
    shownHeight,
    0,
    0,
    width,
    height,
  );
}
