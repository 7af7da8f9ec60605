import { landingTexts } from '@inkreel/contract/messages/areas/landing.ts';
import { QUALITY_FACTORS, quote } from '@inkreel/contract/pricing.ts';
import { LanguageLink, useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { usePointConfig } from '../../lib/query.ts';
import { toolPath } from '../../lib/tool-paths.ts';
import type { ShownTool } from '../../lib/tool-source.ts';
import { buttonClass } from '../../ui/button.tsx';
import { givenTo } from './given-to.ts';
import { LandingSamples } from './landing-samples.tsx';
import { structuredData } from './structured-data.ts';
import './landing.css';

/** The page that explains the tool that the path names: what it does, samples, steps, price, limits, questions. */
export default function LandingPage() {
  const id = useBarePath().split('/')[2] ?? '';
  return <Landing tool={useTool(id)} />;
}

function Landing({ tool }: { tool: ShownTool }) {
  const { shell } = useMessages();
  const landing = useAreaTexts(landingTexts);
  const editor = toolPath(tool, 'editor');
  const { language } = useLanguage();
  const text = tool.text[language];
  const [sample, ...others] = tool.samples;
  // One sample with nothing beside it leaves room for the steps.
  const isAlone = sample && others.length === 0 && givenTo(tool, sample, language).length === 0;
  const steps = (
    <ol className="landing-steps">
      {text.steps.map((step, index) => (
        <li key={step}>
          <span aria-hidden>{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
  return (
    <div className="wrap landing">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(text) }} />
      <header className="landing-head">
        <h1>{text.name}</h1>
        <div>
          <p>{text.line}</p>
          <LanguageLink className={buttonClass({ look: 'seal', size: 'large' })} to={editor}>
            {landing.open}
          </LanguageLink>
          {tool.facts.needsModel && (
            <p className="note needs-model-legend" data-needs-model={tool.id}>
              <span className="needs-model" aria-hidden />
              {shell.needsModel}
            </p>
          )}
        </div>
      </header>
      {isAlone ? (
        <div className="landing-beside">
          <LandingSamples tool={tool} editor={editor} />
          <section>
            <h2>{landing.steps}</h2>
            {steps}
          </section>
        </div>
      ) : (
        <>
          <LandingSamples tool={tool} editor={editor} />
          <section className="section">
            <header>
              <h2>{landing.steps}</h2>
            </header>
            {steps}
          </section>
        </>
      )}
      <section className="section">
        <header>
          <h2>{landing.price}</h2>
          {tool.runs !== 'browser' && <p>{landing.priceLine}</p>}
        </header>
        <PriceRows tool={tool} />
      </section>
      <section className="section">
        <header>
          <h2>{landing.limits}</h2>
        </header>
        <ul className="landing-limits">
          {text.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section className="section">
        <header>
          <h2>{landing.questions}</h2>
        </header>
        <dl className="landing-questions">
          {text.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** What runs of the tool cost, from the points config once it is loaded. */
function PriceRows({ tool }: { tool: ShownTool }) {
  const landing = useAreaTexts(landingTexts);
  const { language } = useLanguage();
  const unitPoints = usePointConfig()?.[tool.path] ?? tool.points;
  const { pricedBy, tiers } = tool.facts;
  const byQuality = pricedBy.includes('quality');
  const price = (quality: keyof typeof QUALITY_FACTORS, count = 1) =>
    quote({ unitPoints, quality, count }).points;
  if (tool.runs === 'browser') return <p>{landing.inBrowser}</p>;
  const bySeconds = pricedBy.includes('seconds');
  const one = bySeconds ? landing.fiveSeconds : landing.onePicture;
  const byTier: [string, number][] = tiers.map(({ value, text }) => [
    landing.inTier({ what: one, tier: text[language].name }),
    price(value),
  ]);
  const byQualityAlone: [string, number][] = byQuality
    ? [
        [landing.perPicture, price('standard')],
        [landing.draft, price('draft')],
        [landing.best, price('best')],
      ]
    : [[one, price('standard')]];
  const rows: [string, number][] = [
    ...(tiers.length > 0 ? byTier : byQualityAlone),
    ...(pricedBy.includes('count')
      ? ([[byQuality ? landing.fourStandard : landing.four, price('standard', 4)]] as [string, number][])
      : []),
    [bySeconds ? landing.failedVideo : landing.failedRun, 0],
  ];
  return (
    <ul className="landing-prices">
      {rows.map(([label, points]) => (
        <li key={label} className="leader">
          <span>{label}</span>
          <span>{landing.points({ points })}</span>
        </li>
      ))}
    </ul>
  );
}
