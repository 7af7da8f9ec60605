import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { StoryRows } from './story-rows.tsx';

/** `/story`: the person's stories. */
export default function StoryHomePage() {
  return (
    <StoryListFrame>
      <StoryRows view="storyboard" />
    </StoryListFrame>
  );
}
