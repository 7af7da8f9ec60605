import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import type { ReactNode } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { usePartsDocument } from '../../documents/parts/use-parts-document.ts';
import { ApiError } from '../../lib/api-error.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { GuestState, LoadState } from '../../shell/page-states.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';

interface Opening {
  /** Heading as long as there is no story to show. */
  title: string;
  /** Null if the address names none. */
  id: string | null;
  children: (document: OpenParts) => ReactNode;
}

/** Opens a story for one of its pages; before that, and if it cannot be opened, a page with a way on. */
export function StoryOpening({ title, id, children }: Opening) {
  const texts = useAreaTexts(storyTexts);
  const signedIn = useSignedIn();
  if (signedIn && id !== null)
    return (
      <Story key={id} id={id} title={title}>
        {children}
      </Story>
    );
  return <Plain title={title}>{signedIn ? <Missing /> : <GuestState line={texts.guest} />}</Plain>;
}

function Story({ id, title, children }: Opening & { id: string }) {
  const opening = usePartsDocument(storyKind, id);
  if (opening.kind === 'open') return children(opening.document);
  const error = opening.kind === 'failed' ? opening.error : undefined;
  const again = opening.kind === 'failed' ? opening.again : () => undefined;
  return (
    <Plain title={title}>
      {error instanceof ApiError && error.code === 'not_found' ? (
        <Missing />
      ) : (
        <LoadState query={{ isError: opening.kind === 'failed', error, refetch: again }} />
      )}
    </Plain>
  );
}

function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
        <h1 className="text-4xl leading-10">{title}</h1>
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
