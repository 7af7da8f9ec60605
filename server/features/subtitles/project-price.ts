import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { projectPrice as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { type Quote, quote } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type Payment, type ProjectTool, paymentOf } from '@inkreel/contract/video-projects.ts';
import type { Routing } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import type { Prices } from '../billing/prices.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { clipOf, readProject } from './project-content.ts';
import { clipPrice, projectTool } from './project-tools.ts';
import { findSteps } from './store.ts';

interface PriceWish {
  documentId: string;
  toolId: ProjectTool;
  /** The engine that was chosen for the video. */
  engine?: string | undefined;
  tools: readonly Tool[];
}

/**
 * What the next paid step of a project costs, for its button.
 * @throws AppError not_found; document_unreadable; media_gone; tool_not_offered
 */
export async function projectPrice(
  deps: DocumentDeps & { prices: Prices; routing: Pick<Routing, 'pointsOf'> },
  person: Principal,
  { documentId, toolId, engine, tools }: PriceWish,
): Promise<OutputOf<typeof endpoint>> {
  const { project } = await readProject(deps, person, documentId);
  const clip = await clipOf(deps, project);
  if (!clip) return { whole: null, video: null, other: null, videos_left: 0, running: false };
  const tool = projectTool(tools, toolId);
  const own = engine === undefined ? undefined : deps.routing.pointsOf(tool.capability, engine);
  const whole = await clipPrice(deps.prices, tool, clip.seconds);
  const making = own === undefined ? whole : quote({ unitPoints: own, seconds: clip.seconds });
  const steps = await findSteps(deps.db, { documentId, toolId, clip: clip.sha256 });
  const by = own === undefined ? null : (engine ?? null);
  const kind = { makesVideo: true, engine: by, unitPoints: making.unitPoints };
  const video = paymentOf(steps, kind, clip.seconds);
  const helping = { makesVideo: false, engine: null, unitPoints: whole.unitPoints };
  const other = paymentOf(steps, helping, clip.seconds);
  return {
    whole: whole.points,
    video: pointsOf(video, making),
    other: pointsOf(other, whole),
    videos_left: typeof video === 'object' ? video.videosLeft : 0,
    running: video === 'unknown' || other === 'unknown',
  };
}

const pointsOf = (payment: Payment, { points }: Quote): number | null => {
  if (payment === 'unknown') return null;
  return payment === 'itself' ? points : 0;
};
