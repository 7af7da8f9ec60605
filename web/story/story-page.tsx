import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Suspense, useEffect } from 'react';
import type { OpenParts } from '../documents/parts/open-parts.ts';
import { Others, usePresence } from '../documents/parts/use-presence.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../lib/messages.tsx';
import { useSearchParams } from '../lib/router.tsx';
import { OfflineLine } from '../shell/offline-line.tsx';
import { STORY_VIEWS, type StoryView } from './head.ts';
import { StoryBar } from './shell/story-bar.tsx';
import { StoryNotices } from './shell/story-notices.tsx';
import { StoryOpening } from './shell/story-opening.tsx';
import './shell/story-shell.css';

const VIEWS = {
  script: lazyPart(() => import('./script/script-view.tsx')),
  storyboard: lazyPart(() => import('./storyboard/storyboard-view.tsx')),
  animatic: lazyPart(() => import('./animatic/animatic-view.tsx')),
};

/** `/story/script?id=…&view=…`: one story. */
export default function StoryPage() {
  const texts = useAreaTexts(storyTexts);
  const [query] = useSearchParams();
  const view = STORY_VIEWS.find((each) => each === query.get('view')) ?? 'script';
  return (
    <StoryOpening title={texts.title} id={query.get('id')}>
      {(document) => <OpenStory document={document} view={view} />}
    </StoryOpening>
  );
}

function OpenStory({ document, view }: { document: OpenParts; view: StoryView }) {
  const { shell } = useMessages();
  const { id, name } = document.record;
  const { others } = usePresence(id, view);
  useEffect(() => {
    globalThis.document.title = `${name} - Inkreel`;
  }, [name, view]);
  const View = VIEWS[view];
  // Pictures are judged in the dark; reading and writing follow the person's theme.
  const theme = view === 'script' ? undefined : 'dark';
  return (
    <Others value={others}>
      <div data-theme={theme} className="story-shell">
        <StoryBar document={document} current={view} />
        <OfflineLine />
        <StoryNotices document={document} />
        <main id="content" tabIndex={-1} className="story-main">
          <Suspense fallback={<p role="status">{shell.loading}</p>}>
            <View document={document} />
          </Suspense>
        </main>
      </div>
    </Others>
  );
}
