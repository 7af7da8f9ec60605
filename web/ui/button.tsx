import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface ButtonLook {
  /** One seal button per view; the next in rank is ink. */
  look?: 'seal' | 'ink' | 'outline' | 'quiet';
  size?: 'small' | 'normal' | 'large';
  /** Content of the stub that is torn off the right end: the price. */
  stub?: ReactNode;
}

/** Class names of a button, for links that look like one. */
export function buttonClass({ look = 'outline', size = 'normal', stub }: ButtonLook, more?: string): string {
  return clsx(
    'button',
    look !== 'outline' && `button-${look}`,
    size !== 'normal' && `button-${size}`,
    stub !== undefined && 'button-stub',
    more,
  );
}

/** A push button. */
export function Button({
  look,
  size,
  stub,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  const style: ButtonLook = { ...(look && { look }), ...(size && { size }), stub };
  return (
    <button type="button" {...rest} className={buttonClass(style, className)}>
      {children}
      {stub !== undefined && <span className="stub">{stub}</span>}
    </button>
  );
}
