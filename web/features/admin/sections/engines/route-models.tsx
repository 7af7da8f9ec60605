import { megapixelsOf } from '@inkreel/contract/megapixels.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { formatMicros } from '../../../../lib/money.ts';
import type { Order } from './answers.ts';

type Engine = Order['engines'][number];

/** What an engine declares: its models, how much they take, and what they cost the operator. */
export function RouteModels({ facts }: Pick<Engine, 'facts'>) {
  const { facts: texts, comma } = useAreaTexts(adminTexts).engines;
  const { language } = useLanguage();
  if (facts === null) return null;
  const { models, pictures, pixels, characters, seconds, prices } = facts;
  const { tells_cost: isTold, costs_nothing: isFree } = facts;
  const limits = [
    pictures !== null && texts.pictures({ count: pictures }),
    pixels !== null && texts.megapixels({ count: megapixelsOf(pixels) }),
    characters !== null && texts.characters({ count: characters }),
    seconds !== null && texts.seconds({ count: seconds }),
  ].filter((each) => each !== false);
  const listed = prices.map(({ currency, rule }) =>
    texts.rule({ rule, money: (micros) => formatMicros(micros, currency, language) }),
  );
  return (
    <>
      <small className="engines-model">{models.join(comma)}</small>
      {limits.length > 0 && <small>{texts.most({ limits: limits.join(comma) })}</small>}
      {isTold && <small>{texts.told}</small>}
      {listed.map((cost) => (
        <small key={cost}>{texts.costs({ cost })}</small>
      ))}
      {!isTold && listed.length === 0 && <small>{isFree ? texts.free : texts.unknown}</small>}
    </>
  );
}
