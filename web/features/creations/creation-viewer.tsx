import type { Creation } from '@inkreel/contract/api/creations.ts';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { stepScale, type View, zoomAt } from '../../canvas/core/zoom.ts';
import { ZoomViewer } from '../../canvas/ui/zoom-viewer.tsx';
import { useLanguage } from '../../lib/messages.tsx';
import { useEngineName, useUser } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { MediaPlayer } from '../../runs/media-player.tsx';
import { ReceiptSlip } from '../../runs/receipt-slip.tsx';
import { ReportLines } from '../../runs/report-lines.tsx';
import { ResultBar } from '../../runs/result-bar.tsx';
import { ResultMenu } from '../../runs/result-menu.tsx';
import { type ResultActions, useResultVerbs } from '../../runs/result-verbs.ts';
import { subjectOfCreation } from '../../runs/verb-subject.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { mediaLength } from '../../ui/media-length.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useNameOfTool } from './tool-name.ts';

/** One picture over the whole window, with its verbs, its prompt and its receipt; arrows lead to its neighbours. */
export function CreationViewer({
  creation,
  position,
  count,
  onStep,
  onClose,
  actions,
}: {
  creation: Creation;
  /** From 1. */
  position: number;
  count: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  actions: ResultActions;
}) {
  const { pictures } = useStudioMessages();
  const { share, time, colon, stop } = useLanguage();
  const user = useUser();
  const returnFocus = useReturnFocus();
  const [view, setView] = useState<View | null>(null);
  const [fit, setFit] = useState(1);
  const { file, prompt } = creation;
  const engineName = useEngineName(creation.engine);
  useEffect(() => setView(null), [creation.id]);
  const subject = subjectOfCreation(creation);
  const verbs = useResultVerbs(subject, actions);
  const scale = view?.scale ?? fit;
  const zoom = (direction: 1 | -1) =>
    setView(zoomAt(view ?? { scale: fit, x: 0, y: 0 }, stepScale(scale, direction), { x: 0, y: 0 }));
  const tool = useNameOfTool(creation);
  const name = prompt || tool;
  const plays = file.kind !== 'image';
  const length = mediaLength(file);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-theme="dark"
          className="creation-viewer"
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            if (!plays || !(event.currentTarget instanceof HTMLElement)) return;
            // Space plays, except on a button, which it presses.
            event.preventDefault();
            event.currentTarget.focus();
          }}
          onKeyDown={(event) => {
            // A zoomed picture takes the arrow keys itself.
            if (view !== null) return;
            if (event.key === 'ArrowLeft' && position > 1) onStep(-1);
            if (event.key === 'ArrowRight' && position < count) onStep(1);
          }}
        >
          <Dialog.Title className="sr-only">{`${pictures.viewer.label}${colon}${name}`}</Dialog.Title>
          <div className="viewer-bar">
            <IconButton
              icon={ChevronLeft}
              label={pictures.viewer.previous}
              disabled={position <= 1}
              onClick={() => onStep(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={pictures.viewer.next}
              disabled={position >= count}
              onClick={() => onStep(1)}
            />
            <span className="viewer-position" role="status">
              {pictures.viewer.position({ at: position, of: count })}
            </span>
            <span className="viewer-zoom" hidden={plays}>
              <IconButton icon={Minus} label={pictures.viewer.zoomOut} onClick={() => zoom(-1)} />
              <button
                type="button"
                className="viewer-scale"
                title={pictures.viewer.fit}
                onClick={() => setView(null)}
              >
                <span className="sr-only">{pictures.viewer.scale} </span>
                {share(scale)}
                <span className="sr-only">
                  {stop}
                  {pictures.viewer.fit}
                </span>
              </button>
              <IconButton icon={Plus} label={pictures.viewer.zoomIn} onClick={() => zoom(1)} />
            </span>
            <ResultBar label={pictures.toolbar} verbs={verbs} />
            <IconButton icon={X} label={pictures.viewer.close} onClick={onClose} />
          </div>
          <div className="viewer-body">
            <ResultMenu subject={subject} actions={actions}>
              <div className="viewer-picture">
                {plays ? (
                  <MediaPlayer
                    file={file}
                    label={name}
                    madeBy={{ toolId: creation.tool_id, input: creation.input }}
                    scope=".creation-viewer"
                  />
                ) : (
                  <ZoomViewer
                    picture={{
                      url: file.url,
                      width: file.width ?? 1024,
                      height: file.height ?? 1024,
                      placeholder: file.placeholder,
                    }}
                    alt={name}
                    hint={pictures.viewer.hint}
                    view={view}
                    onView={setView}
                    onFit={setFit}
                    fills
                  />
                )}
              </div>
            </ResultMenu>
            <aside className="viewer-side">
              <p className="viewer-prompt">{name}</p>
              <p className="note">
                {[
                  ...(prompt ? [tool] : []),
                  ...(file.width && file.height
                    ? [pictures.facts.size({ width: file.width, height: file.height })]
                    : []),
                  ...(length === '' ? [] : [length]),
                  ...(creation.seed === null ? [] : [pictures.facts.seed({ seed: creation.seed })]),
                  time(creation.created_at),
                ].join(' · ')}
              </p>
              <ReportLines
                toolId={creation.tool_id}
                report={creation.report}
                builtin={creation.builtin}
                engine={engineName}
                isOperator={user?.is_operator ?? false}
              />
              <ReceiptSlip receipt={creation.receipt} />
            </aside>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
