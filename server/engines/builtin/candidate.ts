import type { SketchStage } from './sketch/brief.ts';

/** One picture for a worker thread to draw. */
export interface CandidateRequest {
  prompt: string;
  /** Pixels of the finished picture. */
  width: number;
  height: number;
  seed: number;
  style: string | undefined;
  quality: 'draft' | 'standard' | 'best';
  /** Where the PNG is written. */
  output: string;
}

/** What the sketch engine says of the picture. */
export interface DrawnCandidate {
  understood: string[];
  notDrawn: string[];
}

/** What a worker thread says while it draws. */
export interface CandidateProgress {
  stage: SketchStage;
  /** 0 to 1 of the whole picture, never less than before. */
  share: number;
}

/** How a worker thread is told to stop, and where it tells how far it is. */
export interface WorkerLine {
  /** One 32-bit number: 1 once the picture is not wanted any more. */
  flag: SharedArrayBuffer;
  port: import('node:worker_threads').MessagePort;
}

/** Thrown in the worker by the report callback, through all of the drawing code. */
export class NotWanted extends Error {
  constructor() {
    super('the picture is not wanted any more');
    this.name = 'NotWanted';
  }
}

/**
 * Pixels that are drawn for a finished size. Drafts are drawn at 0.6 of the side and enlarged; the best quality is drawn
 * larger and reduced, up to a budget that keeps one picture within a few seconds of CPU.
 */
export function drawingSize({
  width,
  height,
  quality,
}: Pick<CandidateRequest, 'width' | 'height' | 'quality'>): {
  width: number;
  height: number;
} {
  const affordable = Math.sqrt(BEST_PIXELS / (width * height));
  const factor = { draft: 0.6, standard: 1, best: Math.max(1, Math.min(2, affordable)) }[quality];
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
const BEST_PIXELS = 4_200_000;

/** Where each stage lies in the whole, from 0 to 1; a renderer skips those that it does not have. */
const STAGES: Record<SketchStage, readonly [from: number, to: number]> = {
  reading: [0, 0.04],
  composing: [0.04, 0.15],
  shaping: [0.04, 0.3],
  drawing: [0.15, 0.55],
  shading: [0.3, 0.55],
  lighting: [0.55, 0.7],
  styling: [0.7, 0.93],
  saving: [0.93, 1],
};

/** Turns progress within stages into progress of the whole, which never goes back. */
export function wholeProgress(): (stage: SketchStage, share: number) => number {
  let furthest = 0;
  return (stage, share) => {
    const [from, to] = STAGES[stage];
    furthest = Math.max(furthest, from + (to - from) * Math.min(1, Math.max(0, share)));
    return furthest;
  };
}
