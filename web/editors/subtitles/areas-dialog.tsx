import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { subtitleDialogTexts } from '@inkreel/contract/messages/areas/subtitle-dialogs.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { createAreaEditor } from '../kit/areas/area-editor.ts';
import { AreaList } from '../kit/areas/area-list.tsx';
import { AreaStage } from '../kit/areas/area-stage.tsx';

/** Where the old subtitles are: drawn on the frames, or found; one step of undo when it is closed. */
export default function AreasDialog({
  url,
  rate,
  areas,
  onClose,
}: {
  /** Of the clip. */
  url: string;
  rate: number | undefined;
  areas: readonly SubtitleArea[];
  onClose: (areas: readonly SubtitleArea[]) => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const words = useAreaTexts(subtitleDialogTexts);
  const { label } = useAreaTexts(frameAreaTexts).views;
  const { shell } = useStudioMessages();
  const [editor] = useState(() => createAreaEditor(areas));
  const state = useStore(editor.state, editor.state.get());
  const close = () => onClose(state.history.document);
  return (
    <Dialog open onClose={close} title={words.areasTitle} closeLabel={shell.close} width={1080}>
      <div className="old-areas">
        <div className="old-areas-stage" role="group" aria-label={label}>
          <AreaStage
            editor={editor}
            state={state}
            url={url}
            active
            rate={rate}
            quality="standard"
            scope=".dialog"
          />
        </div>
        <div className="old-areas-side">
          <AreaList editor={editor} state={state} url={url} label={texts.editAreas} hint={words.areasHint} />
          <Button look="ink" onClick={close}>
            {words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
