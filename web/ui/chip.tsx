import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A small button that stays pressed: a filter, a suggestion. Leave `pressed` out for one that only acts. */
export function Chip({
  pressed,
  small = false,
  className,
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean; small?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={clsx('chip', small && 'chip-small', className)}
    />
  );
}
