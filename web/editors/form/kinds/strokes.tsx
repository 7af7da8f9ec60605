import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { startSize } from '../../../canvas/core/area-names.ts';
import { Grid, type Rectangle } from '../../../canvas/core/grid/grid.ts';
import { exchange } from '../../../canvas/core/grid/morphology.ts';
import { GridEditor } from '../../../canvas/core/grid-editor.ts';
import { maskPng } from '../../../canvas/core/mask/mask-export.ts';
import { MaskEditor } from '../../../canvas/ui/mask-editor.tsx';
import { readMask } from '../../../canvas/ui/read-mask.ts';
import { useEditorState } from '../../../canvas/ui/use-editor-state.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { CutOutDoubts } from '../stages/cut-out/cut-out-doubts.tsx';
import { CutOutPicture } from '../stages/cut-out/cut-out-picture.tsx';
import { CutOutRow } from '../stages/cut-out/cut-out-row.tsx';
import { boxOfPlace, edgeToCheck } from '../stages/cut-out/edge-to-check.ts';
import { useCutOutMask } from '../stages/cut-out/use-cut-out-mask.ts';
import { draftKey } from '../stages/draft-key.ts';
import type { StagePicture, StageProps } from '../stages/stage-props.ts';
import { type PaintedProperty, usePaintedField } from '../stages/use-painted-field.ts';
import '../stages/cut-out/cut-out.css';

/** The picture with strokes that keep and erase and a box around the subject, and what would be cut out by them. */
export default function StrokesStage(props: StageProps<FieldKinds['strokes']>) {
  const { mask } = useAreaTexts(canvasTexts);
  const { picture } = props;
  if (!picture) return <p className="note stage-note">{mask.empty}</p>;
  return <Strokes key={picture.url} {...props} picture={picture} />;
}

function Strokes({
  tool,
  field,
  values,
  change,
  picture,
  onPrepare,
  onGuess,
}: StageProps<FieldKinds['strokes']> & { picture: StagePicture }) {
  const { language } = useLanguage();
  const { width, height } = picture;
  const editor = useMemo(() => {
    const size = { width, height };
    return new GridEditor(new Grid(size), { size: startSize(size), boxes: 'frame' });
  }, [width, height]);
  const properties = useMemo(
    () =>
      ['keep_url', 'erase_url'].map(
        (name, at): PaintedProperty => ({
          name,
          value: at + 1,
          file: (grid) => maskPng(grid, at + 1),
          read: async (address) => {
            const grid = await readMask(await (await fetch(address)).blob(), { width, height });
            exchange(grid, 1, at + 1);
            grid.endStep();
            return grid;
          },
        }),
      ),
    [width, height],
  );
  const { ready, upload } = usePaintedField({
    editor,
    draftKey: draftKey(tool, 'strokes', picture),
    properties,
    values,
    change,
    onPrepare,
  });
  useBoxField(editor, values, change);
  const [shown, setShown] = useState(true);
  const { revision } = useEditorState(editor);
  const box = values['box'];
  const asked = ready ? JSON.stringify([revision, box]) : undefined;
  const guess = useCutOutMask(picture.url, asked, async () => ({ ...(await upload()), box }));
  useEffect(() => onGuess(guess), [guess, onGuess]);
  const mask = shown ? guess.answer?.mask : undefined;
  const doubts = guess.state === 'known' ? (guess.answer?.doubts ?? []) : [];
  const asks = useStore(edgeToCheck, undefined);
  const goTo = useMemo(
    () => (asks?.pictureUrl === picture.url ? boxOfPlace(asks.place, { width, height }) : undefined),
    [asks, picture.url, width, height],
  );
  return (
    <div className="strokes-stage">
      <CutOutRow
        guess={guess}
        boxed={box !== undefined}
        shown={shown}
        onShow={setShown}
        onCheck={(place) => edgeToCheck.set({ pictureUrl: picture.url, place })}
      />
      <MaskEditor editor={editor} picture={picture} kind="strokes" text={field.text[language]} goTo={goTo}>
        {mask && (
          <>
            <CutOutPicture url={picture.url} mask={mask} />
            <CutOutDoubts doubts={doubts} />
          </>
        )}
      </MaskEditor>
    </div>
  );
}

/** Ties the editor's box to the form's, which keeps it over a reload. */
function useBoxField(editor: GridEditor, values: FormValues, change: (values: FormValues) => void): void {
  const given = useEffectEvent(() => {
    const frameGiven = frameOf(values['box'], editor.grid);
    if (!sameFrame(frameGiven, editor.get().frame)) editor.set({ frame: frameGiven });
  });
  const tell = useEffectEvent((shown: Rectangle | undefined) => {
    if (sameFrame(frameOf(values['box'], editor.grid), shown)) return;
    change({ box: shown && { left: shown.x, top: shown.y, width: shown.width, height: shown.height } });
  });
  const box = JSON.stringify(values['box']);
  useEffect(() => given(), [editor, box]);
  useEffect(() => {
    let before = editor.get().frame;
    return editor.subscribe(() => {
      const { frame: now } = editor.get();
      if (now !== before) tell(now);
      before = now;
    });
  }, [editor]);
}

const sameFrame = (one: Rectangle | undefined, other: Rectangle | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The form's box as a rectangle; undefined if there is none, or if it belongs to another picture. */
function frameOf(box: unknown, picture: { width: number; height: number }): Rectangle | undefined {
  if (typeof box !== 'object' || box === null) return undefined;
  const { left, top, width, height } = box as Record<string, unknown>;
  const numbers = [left, top, width, height].map(Number) as [number, number, number, number];
  const [x, y, wide, high] = numbers;
  const fits = numbers.every(Number.isInteger) && x >= 0 && y >= 0 && wide >= 1 && high >= 1;
  return fits && x + wide <= picture.width && y + high <= picture.height
    ? { x, y, width: wide, height: high }
    : undefined;
}
