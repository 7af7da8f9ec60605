import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';

/** Pictures to try it with, made by the image generator. */
const SAMPLES = ['mountains', 'lighthouse', 'raincoat', 'lantern'].map(
  (name) => `/samples/ai-image-generator/${name}.webp`,
);

/** Before the first picture: what the tool does, and four pictures to begin with. */
export function EmptyCollage({ onSamples }: { onSamples: (addresses: readonly string[]) => void }) {
  const texts = useAreaTexts(collageTexts);
  return (
    <div className="stage-nothing">
      <div className="stage-empty">
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.emptyLine}</p>
        <ul>
          {SAMPLES.map((address) => (
            <li key={address}>
              <img src={address} alt="" width={512} height={512} decoding="async" />
            </li>
          ))}
        </ul>
        <Button look="ink" className="mt-2" onClick={() => onSamples(SAMPLES)}>
          {texts.samples}
        </Button>
      </div>
    </div>
  );
}
