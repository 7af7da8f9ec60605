import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { Cast } from './cast.tsx';

/** `/story/roles`: the characters of a project; with `?story=…` of that story's, and who is in its script. */
export default function RolesPage() {
  const { tabs } = useAreaTexts(storyTexts);
  const [query] = useSearchParams();
  return (
    <StoryListFrame title={tabs.roles}>
      <Cast story={query.get('story')} />
    </StoryListFrame>
  );
}
