import { landingTexts } from '@inkreel/contract/messages/areas/landing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import BeforeAfter from '../../editors/kit/samples/before-after.tsx';
import { LANDING_COPIES, LANDING_SIZES } from '../../editors/kit/samples/landing-copies.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { srcSetOf } from '../../lib/picture-copies.ts';
import { FilmSample } from './film-sample.tsx';
import { SampleInputs } from './sample-inputs.tsx';
import { sampleOrder } from './sample-order.ts';

/** Pictures that the tool made, each with the words that made it and a way to run the same words. */
export function LandingSamples({ tool, editor }: { tool: Tool; editor: string }) {
  const landing = useAreaTexts(landingTexts);
  const { language } = useLanguage();
  if (tool.samples.length === 0) return null;
  const samples = sampleOrder(tool.samples, language);
  return (
    <section className="landing-samples" data-few={samples.length < 4} aria-label={landing.samples}>
      {samples.map((sample, index) => {
        const { file, width, height, input } = sample;
        if (file.endsWith('.mp4')) return <FilmSample key={file} toolId={tool.id} sample={sample} />;
        if (sample.text)
          return <BeforeAfter key={file} toolId={tool.id} sample={sample} eager={index === 0} />;
        const prompt = String(input['prompt'] ?? '');
        const address = `/samples/${tool.id}/${file}`;
        return (
          <figure key={file} className="print">
            <img
              className="print-picture"
              src={address}
              srcSet={srcSetOf({ file: address, width, copies: LANDING_COPIES })}
              sizes={LANDING_SIZES}
              alt={prompt}
              width={width}
              height={height}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'low'}
              decoding={index === 0 ? 'sync' : 'async'}
            />
            <figcaption className="slug">
              <b>{prompt}</b>
              <LanguageLink className="link" to={`${editor}?prompt=${encodeURIComponent(prompt)}`}>
                {landing.tryIt}
              </LanguageLink>
            </figcaption>
          </figure>
        );
      })}
      {samples.length === 1 && samples[0] && <SampleInputs tool={tool} sample={samples[0]} />}
    </section>
  );
}
