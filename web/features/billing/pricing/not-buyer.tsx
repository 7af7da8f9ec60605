import { listMembers } from '@inkreel/contract/api/team.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';

/** Maximum names listed. */
const NAMED = 3;

/** Tells a member who may not buy whom to ask: the founder and the admins, by name if they are few. */
export function NotBuyer() {
  const { refused } = useAreaTexts(pricingTexts);
  const { data } = useQuery({
    queryKey: ['pricing', 'buyers'],
    queryFn: ({ signal }) => call(listMembers, { signal }),
  });
  const names = data?.items.filter(({ role }) => role !== 'member').map(({ name }) => name) ?? [];
  const few = names.length > 0 && names.length <= NAMED;
  return (
    <p className="plan-note">
      {few ? refused.notBuyer({ names: names.join(refused.or) }) : refused.notBuyerNameless}
    </p>
  );
}
