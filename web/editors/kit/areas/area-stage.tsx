import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { Quality } from '@inkreel/contract/pricing.ts';
import { MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import { Maximize, Minus, Plus, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useUploadWait } from '../../../uploads/media/use-upload-wait.ts';
import { SteadyVideo } from '../../../video/ui/steady-video.tsx';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';
import { AreaFrame } from './area-frame.tsx';
import { AreaScrubber } from './area-scrubber.tsx';
import { AreaTools } from './area-tools.tsx';
import { FrameWipe } from './frame-wipe.tsx';
import { useAreaKeys } from './use-area-keys.ts';
import { useFramePreview } from './use-frame-preview.ts';
import './areas.css';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/**
 * A video with areas on its frames: drawn and moved over the picture, timed on the tracks below, tried on one frame.
 * @param quality of the free preview; without it there is none
 */
export function AreaStage({
  editor,
  state,
  url,
  active,
  rate,
  quality,
  scope,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  /** Of the video. */
  url: string;
  /** It is shown, and handles the keys. */
  active: boolean;
  /** Frames a second, if known. */
  rate: number | undefined;
  quality: Quality | undefined;
  /** Selector of the dialog that contains it. */
  scope?: string;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const { share } = useLanguage();
  const view = useRef<HTMLDivElement>(null);
  const room = useFrameSize(view);
  const [zoom, setZoom] = useState(0);
  const clip = useStore(editor.clip.state, editor.clip.state.get());
  const areas = state.history.document;
  const full = areas.length >= MOST_AREAS;
  const preview = useFramePreview(editor, url, quality ?? 'best');
  const waiting = useUploadWait(url);
  const [shown] = state.previews;
  const comparing = state.comparing && shown !== undefined;
  useAreaKeys(editor, { active: active && !comparing, full, rate, ...(scope && { scope }) });
  const known = clip.width > 0;
  const ratio = known ? clip.width / clip.height : 16 / 9;
  const fit = Math.min(room.width, room.height * ratio);
  const scale = ZOOMS[zoom] ?? 1;
  const see = (compare: boolean) => {
    if (compare && shown) editor.clip.seek(shown.at);
    editor.set({ comparing: compare });
  };
  return (
    <div className="areas-stage">
      <div className="areas-bar">
        <div className="areas-views" role="group" aria-label={texts.views.label}>
          <button type="button" aria-pressed={!comparing} onClick={() => see(false)}>
            {texts.views.areas}
          </button>
          <button type="button" aria-pressed={comparing} disabled={!shown} onClick={() => see(true)}>
            {texts.views.compare}
          </button>
        </div>
        <span className="areas-zoom">
          <IconButton
            icon={Minus}
            label={texts.zoomOut}
            aria-disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <span>{known && share((fit * scale) / clip.width)}</span>
          <IconButton
            icon={Plus}
            label={texts.zoomIn}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
          <IconButton icon={Maximize} label={texts.fit} onClick={() => setZoom(0)} />
        </span>
        {quality && (
          <Button
            size="small"
            className="areas-preview"
            disabled={areas.every(({ mode }) => mode === 'keep') || !known}
            aria-disabled={preview.state === 'making'}
            onClick={() => preview.state !== 'making' && preview.make(clip.time)}
          >
            <WandSparkles size={15} strokeWidth={1.6} aria-hidden="true" />
            <span>{preview.state === 'making' ? texts.previewing : texts.preview}</span>
            <small>{texts.free}</small>
          </Button>
        )}
      </div>
      {preview.state === 'making' && waiting && (
        <p className="note stage-note" role="status">
          {waiting}
        </p>
      )}
      {preview.state === 'failed' && (
        <p className="note stage-note" role="alert">
          {texts.previewFailed}
        </p>
      )}
      {clip.failed && !waiting && (
        <p className="note stage-note" role="alert">
          {texts.unplayable} <span>{texts.unplayableHelp}</span>
        </p>
      )}
      <div className="areas-room" style={{ '--ratio': ratio } as React.CSSProperties}>
        <div ref={view} className="areas-view">
          <div className="areas-sheet" style={{ width: fit * scale, height: (fit * scale) / ratio }}>
            <SteadyVideo
              src={url}
              playsInline
              preload="auto"
              onPlayer={(video, goesOn) => (goesOn ? editor.clip.clock : editor.clip).attach(video)}
            />
            {comparing ? (
              <FrameWipe preview={shown} />
            ) : (
              <AreaFrame
                editor={editor}
                state={state}
                frame={{ width: clip.width || 1, height: clip.height || 1 }}
                time={clip.time}
                full={full}
              />
            )}
          </div>
        </div>
        {!comparing && <AreaTools editor={editor} state={state} full={full} />}
      </div>
      <AreaScrubber editor={editor} state={state} clip={clip} url={url} rate={rate} />
    </div>
  );
}
