import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryRows } from '../home/story-rows.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';

/** `/story/script-works`: the scripts of the person's stories. */
export default function ScriptWorksPage() {
  const { tabs } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.scripts}>
      <StoryRows view="script" />
    </StoryListFrame>
  );
}
