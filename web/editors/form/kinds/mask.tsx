import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useMemo } from 'react';
import { startSize } from '../../../canvas/core/area-names.ts';
import { Grid } from '../../../canvas/core/grid/grid.ts';
import { GridEditor } from '../../../canvas/core/grid-editor.ts';
import { maskPng } from '../../../canvas/core/mask/mask-export.ts';
import { MaskEditor } from '../../../canvas/ui/mask-editor.tsx';
import { readMask } from '../../../canvas/ui/read-mask.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { draftKey } from '../stages/draft-key.ts';
import type { StagePicture, StageProps } from '../stages/stage-props.ts';
import { usePaintedField } from '../stages/use-painted-field.ts';

/** The picture with a mask painted over it. */
export default function MaskStage(props: StageProps<FieldKinds['mask']>) {
  const { mask } = useAreaTexts(canvasTexts);
  const { picture } = props;
  if (!picture) return <p className="note stage-note">{mask.empty}</p>;
  return <Mask key={picture.url} {...props} picture={picture} />;
}

function Mask({
  tool,
  field,
  values,
  change,
  picture,
  onPrepare,
}: StageProps<FieldKinds['mask']> & { picture: StagePicture }) {
  const { language } = useLanguage();
  const { width, height } = picture;
  const editor = useMemo(() => {
    const size = { width, height };
    return new GridEditor(new Grid(size), { size: startSize(size), boxes: 'fill' });
  }, [width, height]);
  const properties = useMemo(
    () => [
      {
        name: field.name,
        value: 1,
        file: (grid: Grid) => maskPng(grid, 1),
        read: async (address: string) => readMask(await (await fetch(address)).blob(), { width, height }),
      },
    ],
    [field.name, width, height],
  );
  usePaintedField({
    editor,
    draftKey: draftKey(tool, field.name, picture),
    properties,
    values,
    change,
    onPrepare,
  });
  return <MaskEditor editor={editor} picture={picture} kind="mask" text={field.text[language]} />;
}
