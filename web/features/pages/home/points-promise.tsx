import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { quote } from '@inkreel/contract/pricing.ts';
import { GENERATOR } from '../../../generator.static.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Receipt } from '../../../ui/receipt.tsx';

const CANDIDATES = 4;
const DELIVERED = 3;

/** How points move, on a receipt computed by the same rule that charges. */
export function PointsPromise() {
  const home = useAreaTexts(homeTexts);
  const { title, lead, steps, example, receipt } = home.promise;
  const { points, pointsEach } = quote({ unitPoints: GENERATOR.points, count: CANDIDATES });
  const settled = pointsEach * DELIVERED;
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <p>{lead}</p>
      </header>
      <div className="max-w-[480px]">
        <p className="mb-3 text-ink-2">{example}</p>
        <Receipt
          title={receipt}
          lines={[
            { label: steps.quoted, figure: points },
            { label: steps.held, figure: points },
            { label: steps.settled, figure: settled },
            { label: steps.returned, figure: points - settled, total: true },
          ]}
        />
      </div>
    </section>
  );
}
