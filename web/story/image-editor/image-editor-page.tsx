import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Suspense } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { OfflineLine } from '../../shell/offline-line.tsx';
import { StoryBar } from '../shell/story-bar.tsx';
import { StoryNotices } from '../shell/story-notices.tsx';
import { StoryOpening } from '../shell/story-opening.tsx';
import '../shell/story-shell.css';

const EditorView = lazyPart(() => import('./editor-view.tsx'));

/** `/story/image-editor?id=…&shot=…`: the pictures of one shot. */
export default function StoryImageEditorPage() {
  const texts = useAreaTexts(storyTexts);
  const [query] = useSearchParams();
  const shot = query.get('shot');
  return (
    <StoryOpening title={texts.editor.title} id={shot === null ? null : query.get('id')}>
      {(document) => <OpenEditor document={document} shot={shot ?? ''} />}
    </StoryOpening>
  );
}

function OpenEditor({ document, shot }: { document: OpenParts; shot: string }) {
  const { editor: texts } = useAreaTexts(storyTexts);
  const { shell } = useMessages();
  return (
    <div data-theme="dark" className="story-shell">
      <StoryBar document={document} current="storyboard" />
      <OfflineLine />
      <StoryNotices document={document} />
      <main id="content" tabIndex={-1} className="story-main">
        <h2 className="sr-only">{texts.title}</h2>
        <Suspense fallback={<p role="status">{shell.loading}</p>}>
          <EditorView document={document} shot={shot} />
        </Suspense>
      </main>
    </div>
  );
}
