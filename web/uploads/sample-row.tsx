import type { SamplePicture } from './sample-picture.ts';
import type { PictureInput } from './use-picture-input.ts';

/** Takes one of the site's pictures: it becomes the person's upload. */
export function pickSample(input: PictureInput, { url, thumbnail, name }: SamplePicture): void {
  const unknown = { width: null, height: null, contentType: '', size: 0, stored: false };
  void input.pick({ url, thumbnail, name, ...unknown });
}

/** Pictures to begin with; the chosen one becomes the person's upload. */
export function SampleRow({ input, samples }: { input: PictureInput; samples: readonly SamplePicture[] }) {
  const { texts } = input;
  if (samples.length === 0) return null;
  return (
    <div className="sample-row">
      <p className="note">{texts.samples}</p>
      <ul>
        {samples.map(({ url, thumbnail, name }) => (
          <li key={url}>
            <button
              type="button"
              aria-label={texts.useSample({ name })}
              title={name}
              onClick={() => pickSample(input, { url, thumbnail, name })}
            >
              <img src={thumbnail} alt="" width={56} height={56} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
