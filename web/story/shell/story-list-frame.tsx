import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import type { ReactNode } from 'react';
import { LanguageLink, useBarePath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useUserQuery } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { GuestState, LoadState } from '../../shell/page-states.tsx';
import { buttonClass } from '../../ui/button.tsx';
import './story-lists.css';

const TABS = [
  ['home', '/story'],
  ['roles', '/story/roles'],
  ['scripts', '/story/script-works'],
  ['images', '/story/image-works'],
  ['videos', '/story/video-works'],
  ['films', '/story/video-editor'],
] as const;

/** On a phone the tabs are wider than the screen: the current one is scrolled into view. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !current) return;
  const beyond = current.getBoundingClientRect().right - tabs.getBoundingClientRect().right;
  if (beyond > 0) tabs.scrollLeft += beyond;
}

/** The layout of `/story` and its children: title, tabs, and what the page lists for somebody who is signed in. */
export function StoryListFrame({
  title,
  action,
  guest,
  children,
}: {
  title?: string;
  /** Beside the title; by default the way to a new story. Null on a page whose first button is another one. */
  action?: null;
  /** Shown to a guest in place of the line that asks to sign in. */
  guest?: ReactNode;
  children: ReactNode;
}) {
  const texts = useAreaTexts(storyTexts);
  const path = useBarePath();
  const signedIn = useSignedIn();
  const query = useUserQuery();
  return (
    <div className="wrap story-lists">
      <div className="story-lists-head">
        <h1>{title ?? texts.title}</h1>
        {action === undefined && (
          <LanguageLink className={buttonClass({ look: 'seal' })} to="/story/create">
            {texts.fresh}
          </LanguageLink>
        )}
      </div>
      <nav ref={showCurrent} aria-label={texts.tabs.label} className="story-tabs">
        {TABS.map(([name, to]) => (
          <LanguageLink
            key={name}
            to={to}
            aria-current={path === to || (path === '/story/role' && name === 'roles') ? 'page' : undefined}
          >
            {texts.tabs[name]}
          </LanguageLink>
        ))}
      </nav>
      {!signedIn ? (
        <>
          <p className="story-lead">{texts.lead}</p>
          {guest ?? <GuestState line={texts.guest} />}
        </>
      ) : query.data === undefined ? (
        <LoadState query={query} />
      ) : (
        children
      )}
    </div>
  );
}
