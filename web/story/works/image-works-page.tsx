import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { WorksWall } from './works-wall.tsx';

const FILTER = { tool_id: DRAW_SHOT.id };

/** `/story/image-works`: pictures of shots, from all stories. */
export default function ImageWorksPage() {
  const { tabs, noImages } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.images}>
      <WorksWall filter={FILTER} none={noImages} />
    </StoryListFrame>
  );
}
