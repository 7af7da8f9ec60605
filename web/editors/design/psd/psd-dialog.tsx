import { psdTexts } from '@inkreel/contract/messages/areas/psd.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { projectOfRun } from '../../../lib/current-project.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import type { DesignEditing } from '../use-design.ts';
import { changesOfPsd, designOfPsd } from './import-psd.ts';
import { type OpenedPsd, openPsd } from './open-psd.ts';
import type { PsdReason } from './psd-refusal.ts';
import { shownLosses } from './shown-losses.ts';

/** Imports a Photoshop file, and says how far it is. Until its end nothing changes; closing it stops it. */
export default function PsdDialog({
  file,
  into,
  onDesign,
  onClose,
}: {
  file: File;
  /** The design that gets the layers; without it they become one. */
  into?: DesignEditing;
  onDesign?: (id: string) => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(psdTexts);
  const { share } = useLanguage();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | undefined>();
  const [failed, setFailed] = useState<unknown>();
  const put = useEffectEvent((opened: OpenedPsd) =>
    into
      ? putInto(into, opened, file.name)
      : designOfPsd(opened, { file: file.name, project: projectOfRun(client) }),
  );
  const end = useEffectEvent((id: string) => {
    onDesign?.(id);
    onClose();
  });
  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const opened = await openPsd(file, { onProgress: setProgress, signal });
      const id = await put(opened);
      if (opened.losses.length > 0) shownLosses.set(id);
      if (!signal.aborted) end(id);
    } catch (error) {
      if (!signal.aborted) setFailed(error);
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void start(stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} width={440}>
      <div className="design-export">
        {failed === undefined ? (
          <>
            <progress max={1} value={progress} aria-label={texts.title} />
            <p role="status" className="break-words">
              {progress === undefined
                ? texts.reading({ name: file.name })
                : texts.storing({ share: share(progress) })}
            </p>
          </>
        ) : (
          <Failed error={failed} />
        )}
        <Button size="large" onClick={onClose}>
          {failed === undefined ? texts.cancel : texts.close}
        </Button>
      </div>
    </Dialog>
  );
}

async function putInto(editing: DesignEditing, opened: OpenedPsd, file: string): Promise<string> {
  const { group, changes } = await changesOfPsd(editing.parts, opened, { file });
  editing.change(changes);
  editing.pick([group]);
  return editing.document.record.id;
}

/** What happened, and where in the file. */
function Failed({ error }: { error: unknown }) {
  const texts = useAreaTexts(psdTexts);
  const messages = useStudioMessages();
  const { place, byte, layer, excess } = (error instanceof ApiError ? error.data : {}) as Partial<PsdReason>;
  const where = [
    ...(excess === undefined ? [] : [texts.excess[excess]]),
    ...(place === undefined || layer !== undefined ? [] : [texts.place[place]]),
    ...(layer === undefined ? [] : [texts.atLayer({ layer })]),
    ...(byte === undefined ? [] : [texts.atByte({ byte })]),
  ];
  const failure = failureOf(error, messages, texts.failed);
  return (
    <div role="alert">
      <FailureWords failure={{ text: failure.text, help: [...where, ...failure.help, texts.failed] }} />
    </div>
  );
}
