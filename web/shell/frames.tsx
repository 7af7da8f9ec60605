import { type ReactNode, Suspense, useEffect } from 'react';
import { afterFirstUse } from '../lib/after-first-use.ts';
import { useMessages } from '../lib/messages.tsx';
import { useSignedIn } from '../lib/session.ts';
import { ContactSlot } from './contact-slot.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';
import { OfflineLine } from './offline-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

/** Skip link; the first thing that the Tab key reaches. */
function SkipLink() {
  const { shell } = useMessages();
  return (
    <a className="skip-link" href="#content">
      {shell.skip}
    </a>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { shell } = useMessages();
  return (
    <Suspense
      fallback={
        <div role="status" className="grid min-h-[60vh] place-items-center text-ink-3">
          {shell.loading}
        </div>
      }
    >
      {children}
      <FocusOnArrival />
      <Awake />
    </Suspense>
  );
}

/**
 * Says that the page reacts: `theme-script.ts` records presses until then. It is hydrated together with the page, which
 * is later than the header.
 */
function Awake() {
  useEffect(() => void dispatchEvent(new Event('inkreel:awake')), []);
  return null;
}

/** Header, page, footer. The footer is below the window from the start, so that a page that loads does not move it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <OfflineLine />
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100svh-3.5rem)] flex-1 focus-visible:outline-none"
      >
        <Page>{children}</Page>
      </main>
      <SiteFooter />
      <ContactSlot />
    </div>
  );
}

/** Workspaces fill the window under a low header; dark by default, whatever theme the rest has. */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  useSeal();
  return (
    <div data-theme="dark" className="flex h-dvh min-h-[560px] flex-col bg-paper text-ink">
      <SkipLink />
      <WorkspaceHeader />
      <OfflineLine />
      <main id="content" tabIndex={-1} className="min-h-0 flex-1 focus-visible:outline-none">
        <Page>{children}</Page>
      </main>
      <ContactSlot />
    </div>
  );
}

/** For a page that draws its own header, and its theme. */
export function BareFrame({ children }: { children: ReactNode }) {
  useSeal();
  return (
    <>
      <SkipLink />
      <Page>{children}</Page>
    </>
  );
}

/** Prepares the key that seals what is worked on if the session is lost. */
function useSeal(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return;
    // Without a key the work is forgotten with the session; before the first press there is none.
    return afterFirstUse(() => {
      void import('../lib/work-back.ts').then(({ prepareSeal }) => prepareSeal()).catch(() => undefined);
    });
  }, [signedIn]);
}
