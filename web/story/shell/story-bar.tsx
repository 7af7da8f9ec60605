import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { Clapperboard, LayoutGrid, Redo2, ScrollText, Share2, Undo2, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { PartsStatus } from '../../documents/parts/parts-status.tsx';
import { LanguageLink } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Brand } from '../../shell/brand.tsx';
import { JobChipSlot } from '../../shell/job-chip-slot.tsx';
import { PointsLink } from '../../shell/points-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MakeFilmButton } from '../film/story/make-film-button.tsx';
import { type StoryView, storyPath } from '../head.ts';
import { StoryPeople } from './people.tsx';

const ShareDialog = lazyPart(() => import('../share/share-dialog.tsx'), 'floating');

const PAGES = [
  ['script', ScrollText],
  ['roles', UsersRound],
  ['storyboard', LayoutGrid],
  ['animatic', Clapperboard],
] as const;

/** The one bar of a story; on phones its pages are a bar at the foot. */
export function StoryBar({ document, current }: { document: OpenParts; current: StoryView | 'roles' }) {
  const { id, name } = document.record;
  const { bar, back } = useAreaTexts(storyTexts);
  const canUndo = useSelected(document.state, (state) => state.canUndo);
  const canRedo = useSelected(document.state, (state) => state.canRedo);
  const [isSharing, setSharing] = useState(false);
  const pages = PAGES.map(([page, Icon]) => (
    <LanguageLink
      key={page}
      to={page === 'roles' ? `/story/roles?story=${id}` : storyPath(id, page)}
      aria-current={page === current ? 'page' : undefined}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      {bar[page]}
    </LanguageLink>
  ));
  // Roles are of the project: there is no story to make a film of.
  const film = current !== 'roles' && <MakeFilmButton document={document} />;
  return (
    <>
      <header className="workspace-header story-bar">
        <Brand compact />
        <span aria-hidden className="mx-1 h-5 w-px bg-line-2 max-phone:hidden" />
        <LanguageLink to="/story" className="story-bar-title" title={back}>
          <h1>{name}</h1>
        </LanguageLink>
        <nav aria-label={bar.label} className="story-bar-pages">
          {pages}
          {film}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <StoryPeople />
          <IconButton icon={Undo2} label={bar.undo} disabled={!canUndo} onClick={document.undo} />
          <IconButton
            icon={Redo2}
            label={bar.redo}
            disabled={!canRedo}
            onClick={document.redo}
            className="max-phone:hidden"
          />
          <PartsStatus document={document} />
          <IconButton icon={Share2} label={bar.share} onClick={() => setSharing(true)} />
          <JobChipSlot />
          <span className="contents max-phone:hidden">
            <PointsLink />
          </span>
          <AccountMenu />
        </div>
      </header>
      <nav aria-label={bar.label} className="story-foot">
        {pages}
        {film}
      </nav>
      {isSharing && (
        <Suspense>
          <ShareDialog document={document} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
