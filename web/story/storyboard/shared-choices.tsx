import { childrenOf } from '@inkreel/contract/documents/parts/part.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { QUALITY_FACTORS, type Quality } from '@inkreel/contract/pricing.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Select } from '../../ui/select.tsx';
import type { StoryOrders } from './use-story-orders.ts';
import type { Storyboard } from './use-storyboard.ts';

/** How good the next pictures are to be; it decides their price. */
export function QualityChoice({ id, orders }: { id: string; orders: StoryOrders }) {
  const { inspector } = useAreaTexts(storyboardTexts);
  return (
    <Select
      id={id}
      value={orders.quality}
      options={(Object.keys(QUALITY_FACTORS) as Quality[]).map((value) => ({
        value,
        label: inspector.qualities[value],
      }))}
      onChange={(value) => orders.setQuality(value as Quality)}
    />
  );
}

/** The places of the story, with what they are called. */
export function placesOf({ parts }: Pick<Storyboard, 'parts'>): { id: string; name: string }[] {
  return childrenOf(parts, null)
    .filter(({ kind }) => kind === 'place')
    .map(({ id, name }) => ({ id, name: typeof name === 'string' ? name : '' }));
}
