import { DropdownMenu } from 'radix-ui';
import type { Verb } from './verb.ts';

/** The verbs of a picture as a row of icons, in the order given; verbs with choices open a menu. */
export function PictureToolbar({ label, verbs }: { label: string; verbs: readonly Verb[] }) {
  return (
    <div role="toolbar" aria-label={label} className="picture-toolbar">
      {verbs.map((verb) => (
        <VerbButton key={verb.id} verb={verb} />
      ))}
    </div>
  );
}

function VerbButton({ verb }: { verb: Verb }) {
  const icon = <verb.icon size={18} strokeWidth={1.6} aria-hidden="true" />;
  const common = { className: 'icon-button', 'aria-label': verb.label, title: verb.label };
  if (verb.href)
    return (
      <a {...common} href={verb.href} download>
        {icon}
      </a>
    );
  if (!verb.choices)
    return (
      <button type="button" {...common} onClick={verb.run}>
        {icon}
      </button>
    );
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger {...common}>{icon}</DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
        {verb.choices.map((choice) => (
          <DropdownMenu.Item key={choice.id} className="menu-item" onSelect={choice.run}>
            {choice.label}
            {choice.mark}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
