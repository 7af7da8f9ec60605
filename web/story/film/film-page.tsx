import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Suspense, useEffect } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { usePartsDocument } from '../../documents/parts/use-parts-document.ts';
import { ApiError } from '../../lib/api-error.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { StoryNotices } from '../shell/story-notices.tsx';
import { FilmBar } from './film-bar.tsx';
import FilmsPage from './films-page.tsx';
import '../shell/story-shell.css';
import './film.css';

const loadEditor = () => import('./film-editor.tsx');
const FilmEditor = lazyPart(loadEditor);

/** `/story/video-editor?id=…`: one film; without an id, the films of the person. */
export default function FilmPage() {
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (signedIn && id !== null) return <Film key={id} id={id} />;
  return (
    <Plain>
      <FilmsPage />
    </Plain>
  );
}

/** Where no film is shown. */
function Plain({ children }: { children: React.ReactNode }) {
  const { shell } = useMessages();
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="min-h-[60vh] focus-visible:outline-none">
        <Suspense fallback={<p role="status">{shell.loading}</p>}>{children}</Suspense>
      </main>
    </>
  );
}

function Missing() {
  const texts = useAreaTexts(filmTexts);
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p>{texts.missing}</p>
      <LanguageLink className="button" to="/story/video-editor">
        {texts.back}
      </LanguageLink>
    </div>
  );
}

function Film({ id }: { id: string }) {
  const texts = useAreaTexts(filmTexts);
  const opening = usePartsDocument(filmKind, id);
  useEffect(() => {
    // With the document, not after it, and what reads videos with the editor: one that fails is loaded again on need.
    for (const load of [loadEditor, () => import('./preview/video-frames.ts')])
      void load().catch(() => undefined);
  }, []);
  if (opening.kind === 'open') return <OpenFilm document={opening.document} />;
  const error = opening.kind === 'failed' ? opening.error : undefined;
  const isMissing = error instanceof ApiError && error.code === 'not_found';
  const again = opening.kind === 'failed' ? opening.again : () => undefined;
  return (
    <Plain>
      <div className="wrap py-12">
        <h1 className="text-4xl leading-10">{texts.title}</h1>
        {isMissing ? (
          <Missing />
        ) : (
          <LoadState query={{ isError: opening.kind === 'failed', error, refetch: again }} />
        )}
      </div>
    </Plain>
  );
}

function OpenFilm({ document }: { document: OpenParts }) {
  const { shell } = useMessages();
  const { name } = document.record;
  useEffect(() => {
    globalThis.document.title = `${name} - Inkreel`;
  }, [name]);
  return (
    // Pictures are judged in the dark.
    <div data-theme="dark" className="story-shell film-shell">
      <FilmBar document={document} />
      <OfflineLine />
      <StoryNotices document={document} />
      <main id="content" tabIndex={-1} className="film-main">
        <Suspense fallback={<p role="status">{shell.loading}</p>}>
          <FilmEditor document={document} />
        </Suspense>
      </main>
    </div>
  );
}
