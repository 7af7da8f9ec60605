import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { type PaidStep, paymentOf } from '@inkreel/contract/video-projects.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';

/** Runs of a project that are asked for: those before them pay for nothing any more. */
const ASKED = 20;

/**
 * Whether an earlier step of the project pays for the next video, and for how many more. The server decides at the start of
 * a run; this is what it will say.
 * @param url address of the clip: another clip has its own price
 * @param ended changes when a run has ended
 */
export function usePayment(
  { runs }: Pick<SubtitleProject, 'runs'>,
  url: string | undefined,
  ended: string | undefined,
): { videosLeft: number } | undefined {
  const asked = runs.slice(-ASKED).map(({ task }) => task);
  const { data } = useQuery({
    queryKey: ['project-payment', url, asked, ended],
    enabled: asked.length > 0 && url !== undefined,
    queryFn: async ({ signal }) => {
      const found = await Promise.allSettled(asked.map((id) => call(getTask, { params: { id }, signal })));
      return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
  });
  const payment = data && paymentOf(stepsOf(data, url), true);
  return typeof payment === 'object' ? payment : undefined;
}

/** A run that cost something pays for itself and for those behind it that cost nothing. */
function stepsOf(tasks: readonly TaskRecord[], url: string | undefined): PaidStep[] {
  let payer = '';
  return tasks
    .filter(({ input }) => input['video_url'] === url)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(({ id, receipt, results, state }) => {
      if (receipt.quoted > 0) payer = id;
      const made = results.length > 0 || state === 'PENDING' || state === 'RUNNING';
      return { taskId: id, paidBy: payer, makesVideo: made, state: receipt.state };
    });
}
