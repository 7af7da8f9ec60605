import { ContextMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { Verb } from './verb.ts';

/** A menu on a picture by right click, long press or the keyboard's menu key. */
export function PictureMenu({
  label,
  items,
  children,
}: {
  label: string;
  /** `VerbItems`; made only while the menu is open. If there are none the browser's own menu opens. */
  items: ReactNode;
  /** The element that the menu belongs to. */
  children: ReactElement;
}) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild disabled={!items}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Content className="menu" aria-label={label}>
        {items}
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

/** Verbs as the items of a menu, in their order. */
export function VerbItems({ verbs }: { verbs: readonly Verb[] }) {
  return verbs.map((verb) => <VerbItem key={verb.id} verb={verb} />);
}

function VerbItem({ verb }: { verb: Verb }) {
  const face = (
    <>
      <verb.icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {verb.label}
    </>
  );
  if (verb.href)
    return (
      <ContextMenu.Item className="menu-item" asChild>
        <a href={verb.href} download>
          {face}
        </a>
      </ContextMenu.Item>
    );
  if (!verb.choices)
    return (
      <ContextMenu.Item className="menu-item" onSelect={verb.run}>
        {face}
      </ContextMenu.Item>
    );
  return (
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger className="menu-item">{face}</ContextMenu.SubTrigger>
      <ContextMenu.SubContent className="menu">
        {verb.choices.map((choice) => (
          <ContextMenu.Item key={choice.id} className="menu-item" onSelect={choice.run}>
            {choice.label}
            {choice.mark}
          </ContextMenu.Item>
        ))}
      </ContextMenu.SubContent>
    </ContextMenu.Sub>
  );
}
