import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { usePartsDocument } from '../../documents/parts/use-parts-document.ts';
import { ApiError } from '../../lib/api-error.ts';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { useNavigate, useSearchParams } from '../../lib/router.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { GuestState, LoadState } from '../../shell/page-states.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import './design.css';
import { designPath } from './head.ts';
import { designOfFile } from './new-design.ts';

const loadEditor = loadOnNeed(() => import('./design-editor.tsx'));
const DesignEditor = lazyPart(loadEditor);
const DesignHome = lazyPart(() => import('./design-home.tsx'));

/** `/img-editor`: the person's designs; with `id` one of them; with `file` a new one of a stored image. */
export default function DesignPage() {
  const texts = useAreaTexts(designTexts);
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [id, file] = [query.get('id'), query.get('file')];
  if (!signedIn)
    return (
      <Plain>
        <p className="mt-4 text-ink-2">{texts.lead}</p>
        <GuestState line={texts.guest} />
      </Plain>
    );
  if (id !== null) return <OneDesign key={id} id={id} />;
  if (file !== null)
    return (
      <Plain>
        <FromFile key={file} file={file} name={query.get('name') ?? undefined} />
      </Plain>
    );
  return (
    <Plain>
      <Suspense>
        <DesignHome />
      </Suspense>
    </Plain>
  );
}

function Plain({ children }: { children: React.ReactNode }) {
  const texts = useAreaTexts(designTexts);
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

/** Makes the design of a stored image once, and goes to it. */
function FromFile({ file, name }: { file: string; name: string | undefined }) {
  const texts = useAreaTexts(designTexts);
  const { date } = useLanguage();
  const { shell } = useMessages();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const asked = useRef(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const called = name ?? `${texts.unnamed}, ${date(new Date().toISOString())}`;
    designOfFile({ file, name: called, project: undefined }).then(
      (id) => navigate(localPath(designPath(id)), { replace: true }),
      () => setFailed(true),
    );
  });
  if (!failed)
    return (
      <p role="status" className="py-6">
        {shell.loading}
      </p>
    );
  return <Back line={texts.missingFile} />;
}

function Back({ line }: { line: string }) {
  const texts = useAreaTexts(designTexts);
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p role="alert">{line}</p>
      <LanguageLink className="button" to="/img-editor">
        {texts.back}
      </LanguageLink>
    </div>
  );
}

function OneDesign({ id }: { id: string }) {
  const texts = useAreaTexts(designTexts);
  const opening = usePartsDocument(designKind, id);
  // Fetched beside the document; if that fails, it is fetched again when it is shown.
  useEffect(() => {
    loadEditor().catch(() => undefined);
  }, []);
  if (opening.kind === 'open')
    return (
      <Suspense fallback={<Waiting />}>
        <DesignEditor document={opening.document} />
      </Suspense>
    );
  const failure = opening.kind === 'failed' ? opening : undefined;
  if (failure?.error instanceof ApiError && failure.error.code === 'not_found')
    return (
      <Plain>
        <Back line={texts.missing} />
      </Plain>
    );
  if (!failure) return <Waiting />;
  return (
    <Plain>
      <LoadState query={{ isError: true, error: failure.error, refetch: failure.again }} />
    </Plain>
  );
}

function Waiting() {
  const { shell } = useMessages();
  return (
    <div data-theme="dark" className="design-shell">
      <main id="content" tabIndex={-1} className="p-8">
        <p role="status">{shell.loading}</p>
      </main>
    </div>
  );
}
