import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useReturnFocus } from './use-return-focus.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog; give it a visible heading of your own and hide this one with `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /** CSS pixels; on phones the dialog is a sheet at the bottom, as wide as the screen. */
  width?: number;
  /** Gets the focus first; otherwise the first focusable element. */
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog: traps the focus, returns it, closes on Escape and on the backdrop. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Sheet {...rest} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Mounted while the dialog is open. */
function Sheet({
  title,
  titleHidden = false,
  closeLabel,
  width = 480,
  first,
  children,
}: Omit<DialogProps, 'open' | 'onClose'>) {
  const returnFocus = useReturnFocus();
  // It is outside the page's tree, so it takes the theme of what it covers, dark over a workspace.
  const theme = document.getElementById('content')?.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  const style = { '--dialog-width': `${width}px` } as CSSProperties;
  return (
    <>
      <Primitive.Overlay className="veil" data-theme={theme} />
      <Primitive.Content
        className="dialog"
        data-theme={theme}
        style={style}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          if (!first?.current) return;
          event.preventDefault();
          first.current.focus();
        }}
        onCloseAutoFocus={returnFocus}
      >
        <Primitive.Title
          className={
            titleHidden
              ? 'sr-only'
              : 'pt-7 pr-14 pl-7 max-phone:pl-5 font-display text-2xl leading-8 font-[650]'
          }
        >
          {title}
        </Primitive.Title>
        {children}
        <Primitive.Close className="icon-button dialog-close" aria-label={closeLabel}>
          <X size={18} strokeWidth={1.6} aria-hidden />
        </Primitive.Close>
      </Primitive.Content>
    </>
  );
}
