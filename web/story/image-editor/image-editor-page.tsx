import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Suspense } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { usePartsDocument } from '../../documents/parts/use-parts-document.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import { GuestState, LoadState } from '../../shell/page-states.tsx';
import { StoryBar } from '../shell/story-bar.tsx';
import { StoryNotices } from '../shell/story-notices.tsx';
import '../shell/story-shell.css';

const EditorView = lazyPart(() => import('./editor-view.tsx'));

/** `/story/image-editor?id=…&shot=…`: the pictures of one shot. */
export default function StoryImageEditorPage() {
  const texts = useAreaTexts(storyTexts);
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [id, shot] = [query.get('id'), query.get('shot')];
  if (signedIn && id !== null && shot !== null) return <Editor key={id} id={id} shot={shot} />;
  return (
    <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
      <h1 className="text-4xl leading-10">{texts.editor.title}</h1>
      {signedIn ? <p className="mt-4">{texts.missing}</p> : <GuestState line={texts.guest} />}
    </main>
  );
}

function Editor({ id, shot }: { id: string; shot: string }) {
  const opening = usePartsDocument(storyKind, id);
  if (opening.kind === 'open') return <OpenEditor document={opening.document} shot={shot} />;
  const failure = opening.kind === 'failed' ? opening : undefined;
  return (
    <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
      <LoadState
        query={{
          isError: failure !== undefined,
          error: failure?.error,
          refetch: () => failure?.again(),
        }}
      />
    </main>
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
