import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { DocumentLinks } from '../../shell/document-links.tsx';
import { storyPath } from '../head.ts';
import { StoryListFrame } from '../shell/story-list-frame.tsx';

/** `/story/script-works`: the scripts of the person's stories. */
export default function ScriptWorksPage() {
  const { tabs, none } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.scripts}>
      <DocumentLinks kind="story" none={none} pathOf={(id) => storyPath(id, 'script')} />
    </StoryListFrame>
  );
}
