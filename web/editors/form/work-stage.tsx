import { counts, kindOf } from '@inkreel/contract/fields/field.ts';
import type { PictureSizes } from '@inkreel/contract/fields/kind.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense, useEffect, useState } from 'react';
import { afterFirstUse } from '../../lib/after-first-use.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { type FormValues, mainPicture } from '../kit/form-values.ts';
import { stageFieldsOf, viewOf } from './kinds/index.ts';
import { loadMaking } from './result/load-making.ts';
import type { CutOutGuess } from './stages/cut-out/use-cut-out-mask.ts';
import type { Prepare } from './stages/stage-props.ts';

const loadPicture = loadOnNeed(() => import('./plain-picture.tsx'));
const PlainPicture = lazyPart(loadPicture);

/**
 * The centre of an editor before its run: the picture that the tool works on, with what is painted, framed or placed on
 * it. A tool with several such fields shows them one at a time.
 */
export function WorkStage({
  tool,
  values,
  change,
  sizes,
  onPrepare,
}: {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
  sizes: PictureSizes;
  onPrepare: (field: Field, prepare: Prepare | undefined) => void;
}) {
  const { stageTabs } = useStudioMessages().tools;
  const { language } = useLanguage();
  const fields = stageFieldsOf(tool);
  const offered = fields.filter((field) => counts(field, values));
  const [at, setAt] = useState(0);
  // There before the first picture and the first run: by then the connection may be gone.
  useEffect(() => afterFirstUse(() => void Promise.allSettled([loadPicture(), loadMaking()])), []);
  const [guess, setGuess] = useState<CutOutGuess | undefined>();
  const shown = offered[at] ?? offered[0];
  const pictureOf = (name: string | undefined) => {
    const url = name === undefined ? undefined : values[name];
    const size = name === undefined ? undefined : sizes[name];
    return typeof url === 'string' && size ? { url, ...size } : undefined;
  };
  const picture = shown ? undefined : pictureOf(mainPicture(tool));
  const plain = picture && (
    <Suspense>
      <PlainPicture key={picture.url} picture={picture} />
    </Suspense>
  );
  if (fields.length === 0) return plain ?? null;
  return (
    <div className="work-stage">
      {plain}
      {offered.length > 1 && (
        <div className="work-tabs" role="tablist" aria-label={stageTabs.label}>
          {offered.map((field, index) => (
            <button
              key={field.kind}
              type="button"
              role="tab"
              aria-selected={field === shown}
              onClick={() => setAt(index)}
            >
              {kindOf(field).tab?.[language]}
            </button>
          ))}
        </div>
      )}
      {fields.map((field) => {
        const { Stage } = viewOf(field);
        // What is hidden stays alive: what is drawn there belongs to the run.
        return (
          Stage && (
            <div key={field.kind} className="work-one" hidden={field !== shown}>
              <Suspense>
                <Stage
                  tool={tool}
                  field={field}
                  values={values}
                  change={change}
                  picture={pictureOf('of' in field ? field.of : undefined)}
                  onPrepare={(prepare) => onPrepare(field, prepare)}
                  inFront={field === shown}
                  guess={guess}
                  onGuess={setGuess}
                />
              </Suspense>
            </div>
          )
        );
      })}
    </div>
  );
}
