/** Runs in a worker thread: draws one candidate and writes it as PNG. */
import sharp from 'sharp';
import {
  type CandidateProgress,
  type CandidateRequest,
  type DrawnCandidate,
  drawingSize,
  NotWanted,
  type WorkerLine,
  wholeProgress,
} from './candidate.ts';
import { type SketchStage, type SketchStyle, STYLES } from './sketch/brief.ts';
import { sketch } from './sketch/sketch.ts';
import { wordsUnderstood } from './words-understood.ts';

/** How often progress is told, in milliseconds. */
const TELL_MS = 100;
// Each thread is one core's worth of work already.
sharp.concurrency(1);

/** @throws NotWanted soon after the flag was set */
export default async function drawCandidate(request: CandidateRequest & WorkerLine): Promise<DrawnCandidate> {
  const report = reporter(request);
  report('reading', 0);
  const size = drawingSize(request);
  const style = STYLES.find((known): known is SketchStyle => known === request.style);
  const { raster, brief, notDrawn } = sketch(
    { prompt: request.prompt, ...size, seed: request.seed, ...(style === undefined ? {} : { style }) },
    report,
  );
  report('saving', 0);
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const;
  const picture = sharp(raster.data, { raw });
  if (raster.width !== request.width || raster.height !== request.height) {
    picture.resize(request.width, request.height, { fit: 'fill', kernel: 'lanczos3' });
  }
  await picture.png({ compressionLevel: 6 }).toFile(request.output);
  report('saving', 1);
  return { understood: wordsUnderstood(brief, notDrawn), notDrawn };
}

function reporter({ flag, port }: WorkerLine): (stage: SketchStage, share: number) => void {
  const wanted = new Int32Array(flag);
  const whole = wholeProgress();
  let toldAt = 0;
  let toldStage: SketchStage | undefined;
  return (stage, share) => {
    if (Atomics.load(wanted, 0) === 1) throw new NotWanted();
    const progress: CandidateProgress = { stage, share: whole(stage, share) };
    const now = performance.now();
    if (stage === toldStage && now - toldAt < TELL_MS) return;
    toldAt = now;
    toldStage = stage;
    port.postMessage(progress);
  };
}
