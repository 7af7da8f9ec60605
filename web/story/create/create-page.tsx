import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { CreateStory } from './create-story.tsx';

/** `/story/create`: begins a story from a text, a file or an idea. */
export default function StoryCreatePage() {
  const texts = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={texts.fresh} action={null}>
      <CreateStory />
    </StoryListFrame>
  );
}
