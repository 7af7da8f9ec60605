import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type ComponentType, use } from 'react';
import { areaTextsLoaded } from '../../../lib/area-texts.ts';
import { loadOnNeed } from '../../../lib/load-on-need.ts';
import { PartBoundary } from '../../../lib/part-boundary.tsx';
import type { FormValues } from '../../kit/form-values.ts';
import type { StageProps } from '../stages/stage-props.ts';

/** Props of each control: its tool and field from the catalogue, the form's values, and a function that changes them. */
export interface ControlProps<Field> {
  tool: Tool;
  field: Field;
  values: FormValues;
  change: (values: FormValues) => void;
}

/** How a kind of field is shown: a control in the form, a stage in the centre, or both. */
export interface KindView<Field> {
  Control?: ComponentType<ControlProps<Field>>;
  /** Loads the control if it is not part of the editor's chunk. */
  load?: () => Promise<void>;
  /** Rarely changed: folded under "More". */
  more?: true;
  /** Shown in the right pane beside the stage, above earlier results. */
  Beside?: ComponentType<ControlProps<Field>>;
  /** Loaded when a tool first needs it. */
  Stage?: ComponentType<StageProps<Field>>;
}

/** A control that few tools have: it is loaded with the first of them. */
export function loadedOnUse<Field>(
  load: () => Promise<{ default: ComponentType<ControlProps<Field>> }>,
): Required<Pick<KindView<Field>, 'Control' | 'load'>> {
  let loading: Promise<void> | undefined;
  let Loaded: ComponentType<ControlProps<Field>> | undefined;
  const gated = loadOnNeed(load);
  const ready = () => {
    loading ??= gated().then(async (module) => {
      await areaTextsLoaded();
      Loaded = module.default;
    });
    return loading;
  };
  const Ready = (props: ControlProps<Field>) => {
    // Also once it is loaded: React requires each render to call `use` for what an earlier one suspended on.
    use(ready());
    return Loaded && <Loaded {...props} />;
  };
  const onAgain = () => {
    loading = undefined;
  };
  const Control = (props: ControlProps<Field>) => (
    <PartBoundary onAgain={onAgain} draw={() => <Ready {...props} />} />
  );
  return { Control, load: ready };
}
