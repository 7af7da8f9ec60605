import { updateDocument } from '@inkreel/contract/api/documents.ts';
import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { Download, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { PartsStatus } from '../../documents/parts/parts-status.tsx';
import { People } from '../../documents/parts/people.tsx';
import { call } from '../../lib/client.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Brand } from '../../shell/brand.tsx';
import { JobChipSlot } from '../../shell/job-chip-slot.tsx';
import { PointsLink } from '../../shell/points-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RenameForm } from '../../ui/rename-form.tsx';

/** Loaded once the text can be read: its menu is as large as everything else of the bar. */
const ExportMenu = lazyPart(() => import('../import-export/export-menu.tsx'));

/** The bar of a text: its name, and where it is stored at the moment. */
export function WriterBar({ document }: { document: OpenParts }) {
  return (
    <header className="workspace-header writer-bar">
      <Brand compact />
      <span aria-hidden className="mx-1 h-5 w-px bg-line-2 max-phone:hidden" />
      <Name document={document} />
      <PartsStatus document={document} />
      <div className="ml-auto flex items-center gap-1">
        <TextPeople />
        <div id="writer-acts" className="writer-acts" />
        <Suspense fallback={<ExportSoon />}>
          <ExportMenu document={document} />
        </Suspense>
        <JobChipSlot />
        <PointsLink />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Keeps the place of the menu. */
function ExportSoon() {
  const texts = useAreaTexts(writerFileTexts);
  return <IconButton small icon={Download} label={texts.export} disabled />;
}

/** The others who have the text open. */
function TextPeople() {
  const { people: texts } = useAreaTexts(writerTexts);
  const where = ({ name, part }: PresenceEvent) =>
    part === null ? texts.here({ name }) : texts.types({ name });
  return <People label={texts.label} where={where} />;
}

function Name({ document }: { document: OpenParts }) {
  const texts = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const [name, setName] = useState(document.record.name);
  const [isEdited, setEdited] = useState(false);
  const rename = (changed: string | undefined) => {
    setEdited(false);
    if (changed === undefined) return;
    const before = name;
    setName(changed);
    globalThis.document.title = `${changed} - Inkreel`;
    call(updateDocument, { params: { id: document.record.id }, body: { name: changed } }).catch(
      (error: unknown) => {
        setName(before);
        toastFailure(error, messages, messages.failures.getData);
      },
    );
  };
  if (isEdited) return <RenameForm name={name} label={texts.name} save={texts.renameSave} onDone={rename} />;
  return (
    <>
      <LanguageLink to="/ai-editor" className="writer-bar-title" title={texts.back}>
        <h1>{name}</h1>
      </LanguageLink>
      <IconButton small icon={PencilLine} label={texts.rename} onClick={() => setEdited(true)} />
    </>
  );
}
