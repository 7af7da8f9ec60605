import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { Cast } from './cast.tsx';

/** `/story/roles`: the characters of the project that the person works in. */
export default function RolesPage() {
  const { tabs } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.roles}>
      <Cast />
    </StoryListFrame>
  );
}
