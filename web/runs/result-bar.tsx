import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { Verb } from '../canvas/ui/verb.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Tip } from '../ui/tip.tsx';
import { useVerbKeys } from './verb-keys.ts';
import './result-bar.css';

/** Verbs shown as words, and those shown as icons if there is room. */
const WORDS = ['download', 'continue', 'save'];
const ICONS = ['reuse', 'delete', 'restore'];

/** The verbs of a result over it: the first three as words, two as icons, the rest under "more". */
export function ResultBar({
  label,
  verbs,
  narrow = [],
}: {
  label: string;
  verbs: readonly Verb[];
  /** Also in the menu if the bar is narrow: the zoom steps. */
  narrow?: readonly Verb[];
}) {
  const { pictures } = useStudioMessages();
  const [open, setOpen] = useState<string | undefined>();
  const bar = useRef<HTMLDivElement>(null);
  useVerbKeys(verbs, bar, setOpen);
  const controlled = (id: string) => ({
    open: open === id,
    onOpenChange: (shown: boolean) => setOpen(shown ? id : undefined),
  });
  const words = verbs.filter(({ id }) => WORDS.includes(id));
  const icons = verbs.filter(({ id }) => ICONS.includes(id));
  const rest = verbs.filter(({ id }) => !WORDS.includes(id) && !ICONS.includes(id));
  const { more } = pictures.verbs;
  return (
    <div ref={bar} role="toolbar" aria-label={label} className="result-bar">
      {words.map((verb) => (
        <BarVerb key={verb.id} verb={verb} look="word" {...controlled(verb.id)} />
      ))}
      {icons.map((verb) => (
        <BarVerb key={verb.id} verb={verb} look="icon" {...controlled(verb.id)} />
      ))}
      <DropdownMenu.Root {...controlled('more')}>
        <DropdownMenu.Trigger className="bar-verb" data-look="more" aria-label={more} aria-keyshortcuts=".">
          <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>{more}</span>
          <Tip label={more} shortcut="." />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {[...narrow, ...icons].map((verb) => (
            <MoreItem key={verb.id} verb={verb} className="menu-item when-narrow" />
          ))}
          {rest.map((verb) => (
            <MoreItem key={verb.id} verb={verb} className="menu-item" />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}

function MoreItem({ verb, className }: { verb: Verb; className: string }) {
  return (
    <DropdownMenu.Item className={className} onSelect={verb.run}>
      <verb.icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {verb.label}
    </DropdownMenu.Item>
  );
}

function BarVerb({
  verb,
  look,
  open,
  onOpenChange,
}: {
  verb: Verb;
  look: 'word' | 'icon';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const face = (
    <>
      <verb.icon size={look === 'word' ? 16 : 18} strokeWidth={1.6} aria-hidden="true" />
      <span>{verb.label}</span>
      <Tip label={verb.label} shortcut={verb.shortcut} />
    </>
  );
  const common = {
    className: 'bar-verb',
    'data-look': look,
    'aria-label': verb.label,
    ...(verb.shortcut && { 'aria-keyshortcuts': verb.shortcut }),
  };
  if (verb.href)
    return (
      <a {...common} href={verb.href} download>
        {face}
      </a>
    );
  if (!verb.choices)
    return (
      <button type="button" {...common} onClick={verb.run}>
        {face}
      </button>
    );
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger {...common}>{face}</DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
        {verb.choices.map((choice) => (
          <DropdownMenu.Item key={choice.id} className="menu-item" onSelect={choice.run}>
            {choice.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
