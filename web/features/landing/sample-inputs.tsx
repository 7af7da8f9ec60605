import { landingTexts } from '@inkreel/contract/messages/areas/landing.ts';
import type { Sample, Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { givenTo } from './given-to.ts';

/** Side of the pictures, in pixels. */
const SIDE = 200;

/** Shown beside the only sample of a tool: the input of its run. */
export function SampleInputs({ tool, sample }: { tool: Tool; sample: Sample }) {
  const landing = useAreaTexts(landingTexts);
  const { language } = useLanguage();
  const given = givenTo(tool, sample, language);
  if (given.length === 0) return null;
  return (
    <div className="landing-inputs">
      <h2>{landing.given}</h2>
      {given.map(({ label, words, pictures }) => (
        <figure key={label} className="print">
          {pictures.map((address) => (
            <img
              key={address}
              src={address}
              alt=""
              width={SIDE}
              height={SIDE}
              loading="lazy"
              decoding="async"
            />
          ))}
          {words && <blockquote>{words}</blockquote>}
          <figcaption className="slug">
            <b>{label}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
