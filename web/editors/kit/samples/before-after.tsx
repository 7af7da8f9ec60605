import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { srcSetOf } from '../../../lib/picture-copies.ts';
import { LANDING_COPIES } from './landing-copies.ts';
import { insetInFrame } from './place-in-frame.ts';
import './before-after.css';

/**
 * A sample with the picture that it was made from, one over the other behind a line that is dragged or moved with the
 * arrow keys. Without JavaScript the line is in the middle.
 */
export default function BeforeAfter({
  toolId,
  sample,
  eager,
}: {
  toolId: string;
  sample: Sample;
  eager: boolean;
}) {
  const { comparison } = useMessages().pages;
  const { language } = useLanguage();
  const [at, setAt] = useState(50);
  const { file, width, height } = sample;
  const before = sample.apart ? undefined : sample.before;
  const said = sample.text?.[language] ?? '';
  const address = (name: string) => `/samples/${toolId}/${name}`;
  const picture = (name: string) => ({
    src: address(name),
    srcSet: srcSetOf({ file: address(name), width, copies: LANDING_COPIES }),
    // Declared smaller than displayed on phones: a copy that arrives in the first round trips beats a sharper one.
    sizes: '(min-width: 860px) 400px, 200px',
    width,
    height,
    loading: eager ? ('eager' as const) : ('lazy' as const),
    // The first picture is visible with the first text, so the others wait for it.
    decoding: eager ? ('sync' as const) : ('async' as const),
    fetchPriority: eager ? ('high' as const) : ('low' as const),
  });
  return (
    <figure className="print before-after">
      <div
        className="before-after-frame"
        style={{ aspectRatio: `${width} / ${height}`, '--at': `${at}%` } as React.CSSProperties}
      >
        <img {...picture(file)} alt={said} />
        {before && (
          <>
            {/* Its background hides the result if the two have different ratios. */}
            <span className="before-after-first">
              <span style={{ inset: insetInFrame(sample.input, sample) }}>
                <img {...picture(before)} alt="" loading="lazy" decoding="async" fetchPriority="low" />
              </span>
            </span>
            <span className="before-after-line" aria-hidden />
            <input
              type="range"
              min={0}
              max={100}
              value={at}
              aria-label={comparison.compare}
              onChange={(event) => setAt(event.target.valueAsNumber)}
            />
          </>
        )}
      </div>
      <figcaption className="slug">
        <b>{said}</b>
        {before && (
          <span>
            {comparison.before} | {comparison.after}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
