import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type ComponentType, use } from 'react';
import { areaTextsLoaded } from '../../../lib/area-texts.ts';
import type { FormValues } from '../form-values.ts';
import type { StageProps } from '../stages/stage-props.ts';

/** What each control of a form gets: its tool and field of the catalogue, the form's values, and how to change some. */
export interface ControlProps<Field> {
  tool: Tool;
  field: Field;
  values: FormValues;
  change: (values: FormValues) => void;
}

/** How a kind of field is shown: a control in the form, a stage in the centre, or both. */
export interface KindView<Field> {
  Control?: ComponentType<ControlProps<Field>>;
  /** Loads the control, where it does not come with the editor. */
  load?: () => Promise<void>;
  /** Most runs leave it alone: it is folded under "More". */
  more?: true;
  /** Stands in the right pane while the stage is worked on, above what was made before. */
  Beside?: ComponentType<ControlProps<Field>>;
  /** Loaded where a tool first needs it. */
  Stage?: ComponentType<StageProps<Field>>;
}

/** A control that few tools have: it is loaded with the first of them. */
export function loadedOnUse<Field>(
  load: () => Promise<{ default: ComponentType<ControlProps<Field>> }>,
): Required<Pick<KindView<Field>, 'Control' | 'load'>> {
  let loading: Promise<void> | undefined;
  let Loaded: ComponentType<ControlProps<Field>> | undefined;
  const ready = () => {
    loading ??= load().then(async (module) => {
      await areaTextsLoaded();
      Loaded = module.default;
    });
    return loading;
  };
  const Control = (props: ControlProps<Field>) => {
    // Also once it is there: React wants each render to ask for what an earlier one waited for.
    use(ready());
    return Loaded && <Loaded {...props} />;
  };
  return { Control, load: ready };
}
