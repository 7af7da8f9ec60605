import { projectPrice } from '@inkreel/contract/api/subtitles.ts';
import type { ProjectTool } from '@inkreel/contract/video-projects.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/**
 * Prices of a project's next steps, from the server: the first one delivered pays for the others.
 * @param engine that was chosen to make the video
 * @param changed changes when the answer may differ: another clip, a run that ended
 */
export function useStepPrices(
  toolId: ProjectTool,
  documentId: string | undefined,
  { engine, changed }: { engine: string | undefined; changed: string },
) {
  const { data } = useQuery({
    queryKey: ['project-price', toolId, documentId, engine, changed],
    enabled: documentId !== undefined,
    queryFn: ({ signal }) =>
      call(projectPrice, {
        params: { id: documentId ?? '' },
        query: { tool_id: toolId, ...(engine ? { engine } : {}) },
        signal,
      }),
  });
  return data;
}
