import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { AnnotatedProof } from './annotated-proof.tsx';
import { Gallery } from './gallery.tsx';
import { HeroPrompt } from './hero-prompt.tsx';
import { Intents } from './intents.tsx';
import { PointsPromise } from './points-promise.tsx';
import { PriceList } from './price-list.tsx';
import './home.css';

/** Home: what the product makes, shown by pictures made with it; where to start; what it costs. */
export default function HomePage() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  return (
    <div className="wrap">
      <section className={`hero hero-${language}`}>
        <h1>
          <span>{home.hero.first}</span> <span>{home.hero.second}</span>
        </h1>
        <div className="hero-words">
          <p className="hero-lead">{home.lead}</p>
          <HeroPrompt />
        </div>
        <AnnotatedProof />
      </section>
      <Intents />
      <PriceList />
      <Gallery />
      <PointsPromise />
    </div>
  );
}
