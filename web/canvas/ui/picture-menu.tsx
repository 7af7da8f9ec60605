import { ContextMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import type { Verb } from './verb.ts';

/** The verbs of a picture by right click, or by the keyboard's menu key, in the same order as its toolbar. */
export function PictureMenu({
  label,
  verbs,
  children,
}: {
  label: string;
  verbs: readonly Verb[];
  /** The element that the menu belongs to. */
  children: ReactElement;
}) {
  if (verbs.length === 0) return children;
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Content className="menu" aria-label={label}>
        {verbs.map((verb) => (
          <VerbItem key={verb.id} verb={verb} />
        ))}
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
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
          </ContextMenu.Item>
        ))}
      </ContextMenu.SubContent>
    </ContextMenu.Sub>
  );
}
