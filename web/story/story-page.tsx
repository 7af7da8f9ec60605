import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Suspense, useEffect } from 'react';
import type { OpenParts } from '../documents/parts/open-parts.ts';
import { usePartsDocument } from '../documents/parts/use-parts-document.ts';
import { ApiError } from '../lib/api-error.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../lib/messages.tsx';
import { useSearchParams } from '../lib/router.tsx';
import { useSignedIn } from '../lib/session.ts';
import { OfflineLine } from '../shell/offline-line.tsx';
import { GuestState, LoadState } from '../shell/page-states.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { STORY_VIEWS, type StoryView } from './head.ts';
import { StoryBar } from './shell/story-bar.tsx';
import { StoryNotices } from './shell/story-notices.tsx';
import './shell/story-shell.css';

const VIEWS = {
  script: lazyPart(() => import('./script/script-view.tsx')),
  storyboard: lazyPart(() => import('./storyboard/storyboard-view.tsx')),
  animatic: lazyPart(() => import('./animatic/animatic-view.tsx')),
};

/** `/story/script?id=…&view=…`: one story. */
export default function StoryPage() {
  const texts = useAreaTexts(storyTexts);
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const id = query.get('id');
  const view = STORY_VIEWS.find((each) => each === query.get('view')) ?? 'script';
  if (signedIn && id !== null) return <Story key={id} id={id} view={view} />;
  return <Plain>{signedIn ? <Missing /> : <GuestState line={texts.guest} />}</Plain>;
}

/** Before there is a story to show. */
function Plain({ children }: { children: React.ReactNode }) {
  const texts = useAreaTexts(storyTexts);
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
        <h1 className="text-4xl leading-10">{texts.title}</h1>
        {children}
      </main>
    </>
  );
}

function Missing() {
  const texts = useAreaTexts(storyTexts);
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p>{texts.missing}</p>
      <LanguageLink className="button" to="/story">
        {texts.back}
      </LanguageLink>
    </div>
  );
}

function Story({ id, view }: { id: string; view: StoryView }) {
  const opening = usePartsDocument(storyKind, id);
  if (opening.kind === 'open') return <OpenStory document={opening.document} view={view} />;
  const error = opening.kind === 'failed' ? opening.error : undefined;
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <Plain>
        <Missing />
      </Plain>
    );
  const again = opening.kind === 'failed' ? opening.again : () => undefined;
  return (
    <Plain>
      <LoadState query={{ isError: opening.kind === 'failed', error, refetch: again }} />
    </Plain>
  );
}

function OpenStory({ document, view }: { document: OpenParts; view: StoryView }) {
  const { shell } = useMessages();
  const { name } = document.record;
  useEffect(() => {
    globalThis.document.title = `${name} - Inkreel`;
  }, [name, view]);
  const View = VIEWS[view];
  // Pictures are judged in the dark; reading and writing follow the person's theme.
  const theme = view === 'script' ? undefined : 'dark';
  return (
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
  );
}
