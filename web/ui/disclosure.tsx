import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface DisclosureProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name, if the content is only an icon. */
  label?: string;
  buttonClass?: string;
  panelClass?: string;
  /** Side of the button that the panel is flush with. */
  align?: 'start' | 'end';
  /** Closes whenever this changes: the current address. */
  closeOn?: unknown;
  /** The pointer or the focus is on the button: what the panel shows can be loaded. */
  onApproach?: () => void;
  children: (close: (options?: { refocus: boolean }) => void) => ReactNode;
}

/**
 * A button that shows a panel beneath it. Lightweight on purpose: header menus are on every public page. Escape, a
 * click elsewhere and moving the focus out close it; Escape returns the focus to the button.
 */
export function Disclosure(props: DisclosureProps) {
  const { button, label, buttonClass, panelClass, align = 'start', closeOn, onApproach, children } = props;
  const [open, setOpen] = useState(false);
  const [modal, setModal] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => setOpen(false), [closeOn]);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    // On phones a panel of the header covers only part of the page: a tap outside closes it and does nothing
    // else.
    const beneath = modal ? contentWithout(root.current) : null;
    if (beneath) beneath.inert = true;
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      if (beneath) beneath.inert = false;
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, modal]);
  return (
    <div
      ref={root}
      className="relative min-w-0"
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        id={`${id}button`}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => {
          setModal(matchMedia('(max-width: 859px)').matches && contentWithout(root.current) !== null);
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && (
        <div
          id={id}
          {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}button` })}
          className={clsx('menu absolute top-full mt-1.5', align === 'end' && 'right-0', panelClass)}
        >
          {children((options) => {
            setOpen(false);
            if (options?.refocus) document.getElementById(`${id}button`)?.focus();
          })}
        </div>
      )}
    </div>
  );
}

/** The page's content, unless the element is a part of it: making it inert would disable the element's own menu. */
function contentWithout(element: HTMLElement | null): HTMLElement | null {
  const content = document.getElementById('content');
  return content?.contains(element) ? null : content;
}
