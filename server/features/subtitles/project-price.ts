import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { projectPrice as endpoint } from '@inkreel/contract/api/subtitles.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type Payment, type ProjectTool, paymentOf } from '@inkreel/contract/video-projects.ts';
import type { Principal } from '../../http/principal.ts';
import type { Prices } from '../billing/prices.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { clipOf, readProject } from './project-content.ts';
import { clipPrice, projectTool } from './project-tools.ts';
import { findSteps } from './store.ts';

/**
 * What the next paid step of a project costs, as its button says it.
 * @throws AppError not_found; document_unreadable; media_gone; tool_not_offered
 */
export async function projectPrice(
  deps: DocumentDeps & { prices: Prices },
  person: Principal,
  { documentId, toolId, tools }: { documentId: string; toolId: ProjectTool; tools: readonly Tool[] },
): Promise<OutputOf<typeof endpoint>> {
  const { project } = await readProject(deps, person, documentId);
  const clip = await clipOf(deps, project);
  if (!clip) return { whole: null, video: null, other: null, videos_left: 0, running: false };
  const whole = await clipPrice(deps.prices, projectTool(tools, toolId), clip.seconds);
  const steps = await findSteps(deps.db, { documentId, toolId, clip: clip.sha256 });
  const [video, other] = [paymentOf(steps, true), paymentOf(steps, false)];
  return {
    whole: whole.points,
    video: pointsOf(video, whole),
    other: pointsOf(other, whole),
    videos_left: typeof video === 'object' ? video.videosLeft : 0,
    running: video === 'unknown' || other === 'unknown',
  };
}

const pointsOf = (payment: Payment, { points }: Quote): number | null => {
  if (payment === 'unknown') return null;
  return payment === 'itself' ? points : 0;
};
