import type { LineSource } from '@inkreel/contract/api/subtitles.ts';
import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { type Quote, quote } from '@inkreel/contract/pricing.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { ProjectTool } from '@inkreel/contract/video-projects.ts';
import { AppError } from '../../http/app-error.ts';
import type { Prices } from '../billing/prices.ts';
import type { Startable } from '../tools/run-tool.ts';

/** The tool whose project a step belongs to. @throws AppError tool_not_offered */
export function projectTool(tools: readonly Tool[], id: ProjectTool): Tool {
  const tool = tools.find((each) => each.id === id);
  if (!tool) throw new AppError('tool_not_offered');
  return tool;
}

/** The price of a clip: what the first step pays. */
export async function clipPrice(prices: Prices, tool: Tool, seconds: number): Promise<Quote> {
  const ofTools = await prices.all();
  return quote({ unitPoints: ofTools[tool.path] ?? tool.points, seconds });
}

/** The capability that finds the lines, and the name of its property for the clip. */
const SOURCES: Record<LineSource, { capability: Capability; name: string; needsSound?: 'always' }> = {
  speech: { capability: 'transcribe', name: 'media_url', needsSound: 'always' },
  picture: { capability: 'read_subtitles', name: 'video_url' },
  segments: { capability: 'find_speech', name: 'media_url', needsSound: 'always' },
};
const UNSEEN = { label: '', hint: '' };

/** A step of a tool's project, started like a run of a tool; `name` is the property with the clip. */
export function lineStep({ id, path, points }: Tool, from: LineSource): { step: Startable; name: string } {
  const { capability, name, needsSound } = SOURCES[from];
  // Segments have no words: they are free, under a path without a price.
  const isFree = from === 'segments';
  const priced = isFree ? { path: `${path}/segments` as const, points: 0 } : { path, points };
  const step: Startable = {
    id,
    capability,
    ...priced,
    fields: [
      {
        kind: 'video',
        name,
        secondsName: 'seconds',
        paidBySeconds: true,
        limits: MEDIA_LIMITS.video,
        ...(needsSound && { needsSound }),
        required: 'video_required',
        samples: [],
        text: { en: UNSEEN, zh: UNSEEN },
      },
    ],
  };
  return { step, name };
}
