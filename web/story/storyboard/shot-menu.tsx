import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

export interface ShotAct {
  label: string;
  run: () => void;
}

/** The menu of a shot, open from the start: it is loaded when it is asked for. */
export function ShotMenu({ label, acts }: { label: string; acts: readonly ShotAct[] }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="icon-button icon-button-small" aria-label={label} title={label}>
        <Ellipsis size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" data-theme="dark" align="end" sideOffset={4}>
          {acts.map((act) => (
            <DropdownMenu.Item key={act.label} className="menu-item" onSelect={act.run}>
              {act.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
