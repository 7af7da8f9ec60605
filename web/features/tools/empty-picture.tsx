import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { useRef } from 'react';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { useDropTarget } from '../../uploads/drop-target.ts';
import { offerFiles, offerSample } from '../../uploads/intake.ts';
import { samplePictures } from './sample-pictures.ts';

/** Before there is a picture: drop one anywhere here, or begin with one of ours. */
export function EmptyPicture({ tool, field }: { tool: Tool; field: FieldKinds['image'] }) {
  const { empty } = useMessages().tools;
  const { language } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const over = useDropTarget(element, offerFiles);
  return (
    <div ref={element} className="stage-empty" data-over={over}>
      <h2>{tool.text[language].line}</h2>
      <p>{over ? empty.drop : empty.picture}</p>
      <ul>
        {samplePictures(field.samples).map((sample, index) => (
          <li key={sample.url}>
            <button type="button" onClick={() => offerSample(sample)}>
              <img src={sample.thumbnail} alt="" decoding="async" />
              <span className="sr-only">{empty.useSample({ at: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
