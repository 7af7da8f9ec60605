import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useAreaTexts } from '../../../lib/messages.tsx';

export interface RowAct {
  label: string;
  run: () => void;
}

/** Actions on a row: a menu, so that a dense table stays uncluttered. */
export function RowMenu({ name, acts }: { name: string; acts: readonly RowAct[] }) {
  const { list } = useAreaTexts(adminTexts);
  if (acts.length === 0) return null;
  const label = list.actionsFor({ name });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={label} title={label}>
        <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
        {acts.map((act) => (
          <DropdownMenu.Item key={act.label} className="menu-item" onSelect={act.run}>
            {act.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
