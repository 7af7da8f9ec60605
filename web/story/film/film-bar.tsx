import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Redo2, Undo2 } from 'lucide-react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { PartsStatus } from '../../documents/parts/parts-status.tsx';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Brand } from '../../shell/brand.tsx';
import { JobChipSlot } from '../../shell/job-chip-slot.tsx';
import { PointsLink } from '../../shell/points-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ExportButton } from './exporting/export-button.tsx';
import { ShareButton } from './share/share-button.tsx';
import { SaveTemplateButton } from './templates/save-button.tsx';

/** The one bar of a film: its name, where it is stored, undo, and the export. */
export function FilmBar({ document }: { document: OpenParts }) {
  const { bar, back } = useAreaTexts(filmTexts);
  const canUndo = useSelected(document.state, (state) => state.canUndo);
  const canRedo = useSelected(document.state, (state) => state.canRedo);
  return (
    <header className="workspace-header story-bar film-bar">
      <Brand compact />
      <span aria-hidden className="mx-1 h-5 w-px bg-line-2 max-phone:hidden" />
      <LanguageLink to="/story/video-editor" className="story-bar-title" title={back}>
        <h1>{document.record.name}</h1>
      </LanguageLink>
      <PartsStatus document={document} />
      <div className="ml-auto flex items-center gap-1">
        <IconButton icon={Undo2} label={bar.undo} disabled={!canUndo} onClick={document.undo} />
        <IconButton
          icon={Redo2}
          label={bar.redo}
          disabled={!canRedo}
          onClick={document.redo}
          className="max-phone:hidden"
        />
        <span className="contents max-phone:hidden">
          <JobChipSlot />
          <PointsLink />
        </span>
        <SaveTemplateButton document={document} />
        <ShareButton document={document} />
        <ExportButton document={document} />
        <span className="max-phone:hidden">
          <AccountMenu />
        </span>
      </div>
    </header>
  );
}
