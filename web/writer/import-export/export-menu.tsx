import { getOriginal, listOriginals, type Original } from '@inkreel/contract/api/originals.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { call, openResponse } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { fileLosses } from './losses.ts';
import './print.css';
import { useStore } from '../../lib/store.ts';
import { openChanges } from '../ai/open-changes.ts';

/** Ways in which a text leaves: Markdown, Word, and paper. */
export default function ExportMenu({ document }: { document: OpenParts }) {
  const texts = useAreaTexts(writerFileTexts);
  const [busy, setBusy] = useState(false);
  const changes = useStore(openChanges, 0);
  const save = async (format: 'md' | 'docx') => {
    setBusy(true);
    const { id } = document.record;
    // What the page is called: the name as it was last changed.
    const title =
      globalThis.document.title
        .replace(/ - Inkreel$/, '')
        .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
        .trim() || 'text';
    try {
      const { exportText } = await import('./export-text.ts');
      const { file, ending, losses } = await exportText(document, format, title);
      saveFile(file, `${title}.${ending}`);
      fileLosses.set(losses.length > 0 ? { way: 'exported', text: id, losses } : undefined);
    } catch {
      toast(texts.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton small icon={Download} label={busy ? texts.exporting : texts.export} disabled={busy} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
          {changes > 0 && <p className="note writer-export-note">{texts.changes({ count: changes })}</p>}
          <DropdownMenu.Item className="menu-item" onSelect={() => void save('md')}>
            {texts.markdown}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => void save('docx')}>
            {texts.word}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => setTimeout(() => print())}>
            {texts.print}
          </DropdownMenu.Item>
          <Originals id={document.record.id} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The files that the text was imported from, to be downloaded as they were. */
function Originals({ id }: { id: string }) {
  const texts = useAreaTexts(writerFileTexts);
  const { data } = useQuery({
    queryKey: ['text-originals', id],
    queryFn: ({ signal }) => call(listOriginals, { params: { id }, signal }),
    staleTime: 0,
  });
  const download = async ({ id: original, name }: Original) => {
    try {
      const answer = await openResponse(getOriginal, { params: { id, original } });
      saveFile(await answer.blob(), name);
    } catch {
      toast(texts.noOriginal, { kind: 'failure' });
    }
  };
  if (!data || data.items.length === 0) return null;
  return (
    <DropdownMenu.Group aria-label={texts.originals}>
      <DropdownMenu.Separator className="menu-line" />
      {data.items.map((each) => (
        <DropdownMenu.Item key={each.id} className="menu-item" onSelect={() => void download(each)}>
          {texts.original({ name: each.name })}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Group>
  );
}
