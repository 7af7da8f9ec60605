import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { useDropTarget } from '../../uploads/drop-target.ts';
import { offerFiles, offerSample } from '../../uploads/intake.ts';
import { samplePictures } from './sample-pictures.ts';

const BeforeAfter = lazyPart(() => import('../kit/samples/before-after.tsx'));

/**
 * The empty state: drop a picture anywhere here, or start with a sample. If no engine serves the tool, a
 * sample shows what it would do.
 */
export function EmptyPicture({
  tool,
  field,
  closed,
}: {
  tool: Tool;
  field: FieldKinds['image'];
  closed: boolean;
}) {
  const { empty } = useStudioMessages().tools;
  const { language } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const over = useDropTarget(element, offerFiles);
  const sample = tool.samples.find(({ before }) => before !== undefined);
  return (
    <div ref={element} className="stage-empty" data-over={over}>
      <h2>{tool.text[language].line}</h2>
      {closed && sample && (
        <>
          <p>{empty.closed}</p>
          <div className="stage-sample">
            <Suspense>
              <BeforeAfter toolId={tool.id} sample={sample} eager={false} />
            </Suspense>
          </div>
        </>
      )}
      <p className="max-phone:hidden">{over ? empty.drop : empty.picture}</p>
      <p className="phone:hidden">{empty.pictureByTouch}</p>
      <ul>
        {samplePictures(field.samples, language).map((picture, index) => (
          <li key={picture.url}>
            <button type="button" onClick={() => offerSample(picture)}>
              <img src={picture.thumbnail} alt="" decoding="async" />
              <span className="sr-only">{empty.useSample({ at: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
