import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import type { STORY_RUN_NAMES } from '@inkreel/contract/story/run-names.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { FilmWorks } from './film-works.tsx';
import { WorksWall } from './works-wall.tsx';

const FILTER = { kind: 'video' } as const;
const FILMS: keyof typeof STORY_RUN_NAMES = 'export-film';

/** `/story/video-works`: films that the server exported, then the other videos that the person made. */
export default function VideoWorksPage() {
  const { tabs, noVideos } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.videos}>
      <FilmWorks />
      <WorksWall filter={FILTER} without={FILMS} none={noVideos} />
    </StoryListFrame>
  );
}
