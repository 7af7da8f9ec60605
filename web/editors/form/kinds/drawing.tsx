import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Colour, DRAWING_FINENESS } from '../../../canvas/core/drawing/palette.ts';
import { Grid } from '../../../canvas/core/grid/grid.ts';
import { GridEditor } from '../../../canvas/core/grid-editor.ts';
import { DrawingEditor } from '../../../canvas/ui/drawing-editor.tsx';
import { useOwnColours } from '../../../canvas/ui/use-own-colours.ts';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { mainPicture } from '../../kit/form-values.ts';
import { draftKey } from '../stages/draft-key.ts';
import { type DrawingSample, drawingSamples, wordsOfSample } from '../stages/drawing/drawing-sample.ts';
import { DrawingSamples } from '../stages/drawing/drawing-samples.tsx';
import type { StageProps } from '../stages/stage-props.ts';
import { usePaintedField } from '../stages/use-painted-field.ts';

/** Writes a drawing, and reads an earlier one: fetched once something is done. */
const loadWriter = loadOnNeed(() => import('../../../canvas/core/drawing/drawing-export.ts'));
const loadReader = loadOnNeed(() => import('../../../canvas/ui/read-drawing.ts'));

/** The paper of a tool that asks for no size. */
const PAPER: Size = { width: 1024, height: 1024 };
const WHITE: Colour = [255, 255, 255];
/** Initial size of the pen, in pixels of the paper. */
const PEN = 8;

/** A sheet of the size that the run will have, to draw on. */
export default function DrawingStage(props: StageProps<FieldKinds['drawing']>) {
  const paper = paperOf(props.values);
  return <Drawing key={`${paper.width} ${paper.height}`} {...props} paper={paper} />;
}

function Drawing({
  tool,
  field,
  values,
  change,
  onPrepare,
  paper,
}: StageProps<FieldKinds['drawing']> & { paper: Size }) {
  const { width, height } = paper;
  const { palette, add } = useOwnColours();
  const below = mainPicture(tool) && values[mainPicture(tool) ?? ''];
  const onPaper = typeof below !== 'string';
  const editor = useMemo(
    () =>
      new GridEditor(new Grid({ width: width * DRAWING_FINENESS, height: height * DRAWING_FINENESS }), {
        size: PEN * DRAWING_FINENESS,
        boxes: 'fill',
      }),
    [width, height],
  );
  // The palette may grow after the functions below were made.
  const colours = useRef(palette);
  const remember = useEffectEvent(() => {
    colours.current = palette;
  });
  useEffect(() => remember(), [palette]);
  const properties = useMemo(
    () => [
      {
        name: field.name,
        value: undefined,
        file: async (grid: Grid) =>
          (await loadWriter()).drawingPng(grid, colours.current, onPaper ? WHITE : undefined),
        read: async (address: string) => {
          const { readDrawing } = await loadReader();
          return readDrawing(await (await fetch(address)).blob(), editor.grid, colours.current);
        },
      },
    ],
    [field.name, onPaper, editor],
  );
  usePaintedField({
    editor,
    draftKey: draftKey(tool, field.name, paper),
    properties,
    values,
    change,
    onPrepare,
  });
  // What fails to load is requested again by the press that needs it.
  useEffect(() => afterFirstUse(() => void Promise.allSettled([loadWriter(), loadReader()])), []);
  const { language } = useLanguage();
  const take = async (sample: DrawingSample) => {
    const { readDrawing } = await loadReader();
    const file = await (await fetch(sample.url)).blob();
    editor.take(await readDrawing(file, editor.grid, palette));
    change(wordsOfSample(sample, values, drawingSamples(tool, language)));
  };
  return (
    <DrawingEditor
      editor={editor}
      paper={paper}
      palette={palette}
      onOwnColour={add}
      below={typeof below === 'string' ? below : undefined}
      empty={onPaper && <DrawingSamples tool={tool} field={field} onTake={(sample) => void take(sample)} />}
    />
  );
}

/** The size that the form asks for. */
function paperOf(values: StageProps<FieldKinds['drawing']>['values']): Size {
  const { width, height } = values;
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0
    ? { width, height }
    : PAPER;
}
