import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { WorksWall } from './works-wall.tsx';

const FILTER = { kind: 'video' } as const;

/** `/story/video-works`: videos that the person made. */
export default function VideoWorksPage() {
  const { tabs, noVideos } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.videos}>
      <WorksWall filter={FILTER} none={noVideos} />
    </StoryListFrame>
  );
}
