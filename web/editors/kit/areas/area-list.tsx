import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import { BoxSelect, ScanText, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useUploadWait } from '../../../uploads/media/use-upload-wait.ts';
import { areaSigns } from '../../../video/core/area-edits.ts';
import { clockOf } from '../../../video/core/clock.ts';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';
import { areaName } from './area-name.ts';
import { AreaPin } from './area-pin.tsx';
import { AreaTimes } from './area-times.tsx';
import { AreaTouchTools, putUsualArea } from './area-tools.tsx';
import { foundAs } from './found-areas.ts';
import { useFoundAreas } from './use-found-areas.ts';
import './areas.css';

/** The areas of a video as a list, with the time of the one that is picked. */
export function AreaList({
  editor,
  state,
  url,
  label,
  hint,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  url: string;
  label: string;
  hint: string | undefined;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const id = useId();
  const signedIn = useSignedIn();
  const clip = useStore(editor.clip.state, editor.clip.state.get());
  const areas = state.history.document;
  const { picked, found } = state;
  const signs = areaSigns(areas);
  const finding = useFoundAreas(editor, url, areas.length === 0 && state.history.past.length === 0);
  const waiting = useUploadWait(url);
  const full = areas.length >= MOST_AREAS;
  const drawing = state.tool !== 'move';
  const kept = areas.filter(({ mode }) => mode === 'keep').length;
  const add = (byKey: boolean) => {
    if (byKey) putUsualArea(editor, 'remove');
    else editor.set({ tool: 'remove' });
  };
  const said = () => {
    if (full) return texts.limit({ limit: MOST_AREAS });
    if (drawing) return state.tool === 'keep' ? texts.drawingKept : texts.drawing;
    if (waiting) return waiting;
    if (finding.state === 'finding') return texts.finding;
    if (finding.state === 'failed') return texts.failed;
    if (finding.state === 'absent') return texts.absent;
    if (finding.state === 'found') return texts.foundCount({ count: finding.count });
    if (areas.length > 0) return '';
    return signedIn ? texts.noArea : texts.signIn;
  };
  return (
    <div className="area-list-field" role="group" aria-labelledby={id}>
      <div className="label area-list-head">
        <span id={id}>{label}</span>
        <span className="label-fact">
          {areas.length > 0 && texts.counts({ remove: areas.length - kept, keep: kept })}
        </span>
      </div>
      {areas.length > 0 && (
        <ul className="area-list">
          {areas.map((area, at) => {
            const sign = signs[at] ?? '';
            const isFound = foundAs(area, found) !== undefined;
            const span =
              area.start === undefined && area.end === undefined
                ? texts.whole
                : texts.span({
                    from: clockOf(area.start ?? 0),
                    to: clockOf(area.end ?? clip.duration),
                  });
            const source = texts.sources[area.mode === 'keep' ? 'keep' : isFound ? 'found' : 'drawn'];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: areas are identified by their place in the list
              <li key={at} data-picked={at === picked}>
                <button
                  type="button"
                  className="area-row"
                  aria-pressed={at === picked}
                  onClick={() => {
                    editor.set({ picked: at });
                    // An area that does not apply at this time would not be visible.
                    if (area.start !== undefined && clip.time < area.start) editor.clip.seek(area.start);
                    if (area.end !== undefined && clip.time > area.end) editor.clip.seek(area.start ?? 0);
                  }}
                >
                  <AreaPin sign={sign} mode={area.mode} picked={at === picked} />
                  <span>
                    <strong>{areaName(area, found, texts)}</strong>
                    <small>{texts.fact({ span, source })}</small>
                  </span>
                </button>
                <IconButton
                  icon={Trash2}
                  small
                  label={texts.remove({ sign })}
                  onClick={() => {
                    editor.change(areas.filter((_, other) => other !== at));
                    editor.set({ picked: undefined });
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className="area-list-buttons">
        <Button
          size="small"
          disabled={full}
          aria-pressed={state.tool === 'remove'}
          onClick={({ detail }) => add(detail === 0)}
        >
          <BoxSelect size={15} strokeWidth={1.6} aria-hidden="true" /> {texts.add}
        </Button>
        <Button
          size="small"
          disabled={waiting !== undefined || ['finding', 'absent'].includes(finding.state) || !signedIn}
          onClick={finding.find}
        >
          <ScanText size={15} strokeWidth={1.6} aria-hidden="true" /> {texts.find}
        </Button>
      </div>
      <AreaTouchTools editor={editor} state={state} full={full} />
      <p className="note" role="status">
        {said()} {!full && drawing && <span className="area-keys-hint">{texts.drawingKeys}</span>}
        {!full && !drawing && finding.state === 'failed' && <span>{texts.failedHelp}</span>}
      </p>
      {hint && areas.length === 0 && <p className="note">{hint}</p>}
      <AreaTimes editor={editor} state={state} duration={clip.duration} />
    </div>
  );
}
