import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { openPlaces, sampleTexts } from '@inkreel/scene/film/places.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';

/** Says before an export what of a template is not filled in. */
export function OpenPlacesNote({ parts }: { parts: Parts }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const [open, samples] = [openPlaces(parts).length, sampleTexts(parts).length];
  if (open + samples === 0) return null;
  return (
    <div role="status" className="film-export-refused">
      {open > 0 && <p>{texts.openPlaces({ count: open })}</p>}
      {samples > 0 && <p>{texts.openTexts({ count: samples })}</p>}
    </div>
  );
}
