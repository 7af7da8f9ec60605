import { parentPort, workerData } from 'node:worker_threads';
import { framePainter } from './frame-painter.ts';
import type { FramedPortrait } from './frame-portrait.ts';
import type { Pose } from './life.ts';

/** Answers each pose with its frame, in their order. */
const paint = framePainter(workerData as FramedPortrait);
parentPort?.on('message', (pose: Pose) => {
  const frame = paint(pose);
  parentPort?.postMessage(frame, [frame.buffer]);
});
