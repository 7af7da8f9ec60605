import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { createElement, Suspense, useEffect } from 'react';
import { askAhead } from '../documents/parts/ask-ahead.ts';
import type { OpenParts } from '../documents/parts/open-parts.ts';
import { usePartsDocument } from '../documents/parts/use-parts-document.ts';
import { Others, usePresence } from '../documents/parts/use-presence.tsx';
import { ApiError } from '../lib/api-error.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { loadOnNeed } from '../lib/load-on-need.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { useSearchParams } from '../lib/router.tsx';
import { currentToken, useSignedIn } from '../lib/session.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { OfflineLine } from '../shell/offline-line.tsx';
import { GuestState, LoadState } from '../shell/page-states.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { TextLossesNotice } from './import-export/text-losses-notice.tsx';
import { TextList } from './list/text-list.tsx';
import { TextReader } from './reader/text-reader.tsx';
import { WriterBar } from './shell/writer-bar.tsx';
import { WriterNotices } from './shell/writer-notices.tsx';
import './writer.css';

/** Loaded beside the text, which can be read before. */
const loadEditor = loadOnNeed(() => import('./editor/text-editor.tsx'));
const TextEditor = lazyPart(loadEditor);

// The text of the address and its editor are asked for before the page is drawn, which waits for its own texts.
const { pathname, search } = location;
const first = pathname.endsWith('/ai-editor') ? new URLSearchParams(search).get('id') : null;
if (first !== null && currentToken() !== undefined) {
  askAhead(first);
  loadEditor().catch(() => undefined);
}

/** `/ai-editor`: the person's texts; `/ai-editor?id=…`: one of them. */
export default function WriterPage() {
  const texts = useAreaTexts(writerTexts);
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!signedIn)
    return (
      <Plain>
        <p className="writer-lead">{texts.lead}</p>
        <GuestState line={texts.guest} />
      </Plain>
    );
  if (id !== null) return <Text key={id} id={id} />;
  return (
    <Plain>
      <TextList />
    </Plain>
  );
}

/** The writer without a text. */
function Plain({ children }: { children: React.ReactNode }) {
  const texts = useAreaTexts(writerTexts);
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="wrap writer-list min-h-[60vh] py-12">
        <h1 className="text-4xl leading-10">{texts.title}</h1>
        {children}
      </main>
    </>
  );
}

function Text({ id }: { id: string }) {
  const texts = useAreaTexts(writerTexts);
  const opening = usePartsDocument(textKind, id);
  useEffect(() => {
    loadEditor().catch(() => undefined);
  }, []);
  if (opening.kind === 'open') return <OpenText document={opening.document} />;
  const error = opening.kind === 'failed' ? opening.error : undefined;
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <Plain>
        <div className="mt-4 grid justify-items-start gap-4">
          <p>{texts.missing}</p>
          <LanguageLink className="button" to="/ai-editor">
            {texts.back}
          </LanguageLink>
        </div>
      </Plain>
    );
  const again = opening.kind === 'failed' ? opening.again : () => undefined;
  return (
    <Plain>
      <LoadState query={{ isError: opening.kind === 'failed', error, refetch: again }} />
    </Plain>
  );
}

function OpenText({ document }: { document: OpenParts }) {
  const { id, name } = document.record;
  const presence = usePresence(id, 'text');
  const loaded = useLoaded(loadEditor, TextEditor);
  useEffect(() => {
    globalThis.document.title = `${name} - Inkreel`;
  }, [name]);
  return (
    <Others value={presence.others}>
      <div className="writer-shell">
        <WriterBar document={document} />
        <OfflineLine />
        <WriterNotices document={document} />
        <TextLossesNotice id={id} />
        <main id="content" tabIndex={-1} className="writer-main">
          <Suspense fallback={<TextReader document={document} />}>
            {loaded ? createElement(loaded, { document, presence }) : <TextReader document={document} />}
          </Suspense>
        </main>
      </div>
    </Others>
  );
}
