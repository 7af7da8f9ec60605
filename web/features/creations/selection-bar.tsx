import {
  type Creation,
  deleteResult,
  downloadResults,
  updateResult,
} from '@inkreel/contract/api/creations.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call, openResponse } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { RESULTS_KEY } from '../../runs/run-store.ts';
import { Button } from '../../ui/button.tsx';

/** Actions on the ticked pictures: one ZIP, to the bin, back from the bin. */
export function SelectionBar({
  results,
  inBin,
  most,
  onSelectAll,
  onDone,
}: {
  results: readonly Creation[];
  inBin: boolean;
  /** How many may be ticked. */
  most: number;
  onSelectAll: () => void;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const texts = useAreaTexts(creationsTexts);
  const { pictures } = messages;
  const [busy, setBusy] = useState(false);
  const ids = results.map(({ id }) => id);

  const work = async (task: () => Promise<void>, failed: string) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      toastFailure(error, messages, failed);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: RESULTS_KEY });
    }
  };
  const download = () =>
    work(async () => {
      const answer = await openResponse(downloadResults, { body: { ids } });
      saveFile(await answer.blob(), 'inkreel.zip');
    }, pictures.downloadFailed);
  const restore = (which: readonly string[]) =>
    work(async () => {
      for (const id of which) await call(updateResult, { params: { id }, body: { restored: true } });
      toast(texts.restoredMany({ count: which.length }));
      onDone();
    }, pictures.saveFailed);
  const remove = () =>
    work(async () => {
      for (const id of ids) await call(deleteResult, { params: { id } });
      toast(texts.deletedMany({ count: ids.length }), {
        action: { label: pictures.verbs.undo, run: () => void restore(ids) },
      });
      onDone();
    }, pictures.deleteFailed);

  const none = ids.length === 0 || busy;
  return (
    <div className="selection-bar" role="toolbar" aria-label={texts.select}>
      <span role="status">{texts.selected({ count: ids.length })}</span>
      <button type="button" className="link" onClick={onSelectAll}>
        {texts.selectAll}
      </button>
      {ids.length >= most && <span className="note">{texts.zipLimit({ limit: most })}</span>}
      <span className="selection-verbs">
        <Button size="small" disabled={none} onClick={() => void download()}>
          <Download size={15} aria-hidden />
          {busy ? texts.zipping : texts.zip}
        </Button>
        {inBin ? (
          <Button size="small" disabled={none} onClick={() => void restore(ids)}>
            <Undo2 size={15} aria-hidden />
            {texts.restoreMany}
          </Button>
        ) : (
          <Button size="small" disabled={none} onClick={() => void remove()}>
            <Trash2 size={15} aria-hidden />
            {texts.deleteMany}
          </Button>
        )}
      </span>
    </div>
  );
}
