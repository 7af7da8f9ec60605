import { updateDocument } from '@inkreel/contract/api/documents.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { Download, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { PartsStatus } from '../../documents/parts/parts-status.tsx';
import { call } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Brand } from '../../shell/brand.tsx';
import { JobChipSlot } from '../../shell/job-chip-slot.tsx';
import { PointsLink } from '../../shell/points-link.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The bar above a design: its name, where it is stored, undo, and the export. */
export function DesignBar({
  document,
  name,
  onName,
  onExport,
}: {
  document: OpenParts;
  name: string;
  onName: (name: string) => void;
  onExport: () => void;
}) {
  const { bar, back } = useAreaTexts(designTexts);
  const canUndo = useSelected(document.state, (state) => state.canUndo);
  const canRedo = useSelected(document.state, (state) => state.canRedo);
  return (
    <header className="workspace-header design-bar">
      <Brand compact />
      <span aria-hidden className="mx-1 h-5 w-px bg-line-2 max-phone:hidden" />
      <LanguageLink to="/img-editor" className="design-back max-desk:hidden">
        {back}
      </LanguageLink>
      <Title document={document} name={name} onName={onName} />
      <PartsStatus document={document} />
      <div className="ml-auto flex items-center gap-1">
        <IconButton icon={Undo2} label={bar.undo} disabled={!canUndo} onClick={document.undo} />
        <IconButton icon={Redo2} label={bar.redo} disabled={!canRedo} onClick={document.redo} />
        <JobChipSlot />
        <PointsLink />
        <span className="max-phone:hidden">
          <AccountMenu />
        </span>
        <Button look="seal" size="small" onClick={onExport}>
          <Download size={15} strokeWidth={1.6} aria-hidden />
          {bar.export}
        </Button>
      </div>
    </header>
  );
}

function Title({
  document,
  name,
  onName,
}: {
  document: OpenParts;
  name: string;
  onName: (name: string) => void;
}) {
  const texts = useAreaTexts(designTexts);
  const messages = useStudioMessages();
  const [renaming, setRenaming] = useState(false);
  const rename = async (wanted: string) => {
    setRenaming(false);
    if (wanted === '' || wanted === name) return;
    onName(wanted);
    try {
      await call(updateDocument, { params: { id: document.record.id }, body: { name: wanted } });
    } catch (error) {
      onName(name);
      toast(failureOf(error, messages, texts.failed).text);
    }
  };
  if (!renaming)
    return (
      <h1 className="design-title">
        <button type="button" title={texts.bar.rename} onClick={() => setRenaming(true)}>
          {name}
        </button>
      </h1>
    );
  return (
    <input
      className="input design-title-field"
      // biome-ignore lint/a11y/noAutofocus: the press on the name asked for it
      autoFocus
      aria-label={texts.bar.rename}
      defaultValue={name}
      maxLength={200}
      onBlur={(event) => void rename(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setRenaming(false);
      }}
    />
  );
}
