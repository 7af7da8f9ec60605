import type { ComponentProps, MouseEvent } from 'react';
import { localAddress, useLocation, useNavigate } from './router.tsx';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the product, with its language prefix. */
  to: string;
  /** State for the opened page; it stays in the history entry. */
  state?: unknown;
}

/** A link to another page of the product, without reloading the document. */
export function PageLink({ to, state, target, onClick, children, ...rest }: PageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Keys held down, other buttons and other windows are left to the browser.
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const isPlain = button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
    if (event.defaultPrevented || !isPlain || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    // As in browsers, a link to the current page adds no history entry.
    navigate(to, { state, replace: to === pathname + search + hash });
  };
  return (
    <a {...rest} href={localAddress(to)} target={target} onClick={onPress}>
      {children}
    </a>
  );
}
