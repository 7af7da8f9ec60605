import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { MissingRole, RoleView } from './role-view.tsx';

/** `/story/role?id=…`: a character with its looks. */
export default function RolePage() {
  const { tabs } = useAreaTexts(storyTexts);
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <StoryListFrame title={tabs.roles} action={null}>
      {id === null || id === '' ? <MissingRole /> : <RoleView key={id} id={id} />}
    </StoryListFrame>
  );
}
