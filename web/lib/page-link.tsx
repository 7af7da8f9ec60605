import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the product, with its language prefix. */
  to: string;
  /** What the page that is opened is told; it stays in the history's entry. */
  state?: unknown;
}

/**
 * A link to another page of the product that leaves the document standing. It replaces the router's `Link`, which
 * brings what fetches pages ahead for servers that render; no page here needs that before it can be read.
 */
export function PageLink({ to, state, target, onClick, children, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(target !== undefined && { target }) });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Keys held down, other buttons and other windows are left to the browser.
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={onPress}>
      {children}
    </a>
  );
}
