import type { LucideIcon } from 'lucide-react';
import { ContextMenu as Context, DropdownMenu as Dropdown } from 'radix-ui';
import type { ReactNode } from 'react';

/** One verb of a menu, or a line between two groups. */
export type MenuEntry =
  | { label: string; icon?: LucideIcon; run: () => void; disabled?: boolean; key?: string }
  | 'line';

function Entries({
  entries,
  parts,
}: {
  entries: readonly MenuEntry[];
  parts: typeof Dropdown | typeof Context;
}) {
  return entries.map((entry, index) => {
    if (entry === 'line') return <parts.Separator key={`line-${index}`} className="menu-line" />;
    const Icon = entry.icon;
    return (
      <parts.Item
        key={entry.label}
        className="menu-item"
        disabled={entry.disabled ?? false}
        onSelect={entry.run}
      >
        {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden />}
        <span className="flex-1">{entry.label}</span>
        {entry.key !== undefined && <kbd className="key">{entry.key}</kbd>}
      </parts.Item>
    );
  });
}

/** A menu that `trigger`, a button, opens. */
export function Menu({ trigger, entries }: { trigger: ReactNode; entries: readonly MenuEntry[] }) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content className="menu" align="end" sideOffset={6} collisionPadding={12}>
          <Entries entries={entries} parts={Dropdown} />
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

/** The same verbs by right click, or by the menu key, on what is inside. */
export function RightClickMenu({
  entries,
  children,
}: {
  entries: readonly MenuEntry[];
  children: ReactNode;
}) {
  return (
    <Context.Root>
      <Context.Trigger asChild>{children}</Context.Trigger>
      <Context.Portal>
        <Context.Content className="menu" collisionPadding={12}>
          <Entries entries={entries} parts={Context} />
        </Context.Content>
      </Context.Portal>
    </Context.Root>
  );
}
