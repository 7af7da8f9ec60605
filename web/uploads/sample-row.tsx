import { Button } from '../ui/button.tsx';
import type { SamplePicture } from './sample-picture.ts';
import type { PictureInput } from './use-picture-input.ts';

/** Takes one of the site's pictures: it becomes the person's upload. */
export function pickSample(input: PictureInput, { url, thumbnail, name }: SamplePicture): void {
  const unknown = { width: null, height: null, contentType: '', size: 0, stored: false };
  void input.pick({ url, thumbnail, name, ...unknown });
}

/** Files of the site to begin with; the chosen one becomes the person's upload. */
export function SampleRow({
  title,
  samples,
  sampleWords,
  sampleWidth = 56,
  onPick,
}: {
  title: string;
  /** One without a thumbnail, such as a sound, is shown by its name. */
  samples: readonly SamplePicture[];
  /** What a press does, in words. */
  sampleWords: (sample: { name: string }) => string;
  /** Of a thumbnail, in CSS pixels; its height is 56. */
  sampleWidth?: number | undefined;
  onPick: (sample: SamplePicture) => void;
}) {
  if (samples.length === 0) return null;
  return (
    <div className="sample-row">
      <p className="note">{title}</p>
      <ul>
        {samples.map((sample) => {
          const verb = { 'aria-label': sampleWords(sample), onClick: () => onPick(sample) };
          return (
            <li key={sample.url}>
              {sample.thumbnail === '' ? (
                <Button size="small" {...verb}>
                  {sample.name}
                </Button>
              ) : (
                <button type="button" title={sample.name} {...verb}>
                  <img
                    src={sample.thumbnail}
                    alt=""
                    width={sampleWidth}
                    height={56}
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
