import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { afterFirstUse } from '../../lib/after-first-use.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { KeyName } from './keys-help.tsx';

const loadPanel = loadOnNeed(() => import('./paint-panel.tsx'));
const PaintPanel = lazyPart(loadPanel);
const fetchPanel = () => void loadPanel().catch(() => undefined);

/** The last button of a toolbar, and the panel above it: its keys, and occasional commands. */
export function PaintMenu({
  icon,
  label,
  keys,
  children,
}: {
  icon: LucideIcon;
  label: string;
  keys: readonly KeyName[];
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => afterFirstUse(fetchPanel), []);
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <PaintPanel button={button} keys={keys} onClose={() => setOpen(false)}>
            {children}
          </PaintPanel>
        </Suspense>
      )}
    </>
  );
}
