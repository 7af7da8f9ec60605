import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name, also shown as the native tooltip. */
  label: string;
  small?: boolean;
}

/** A square button that shows only an icon. */
export function IconButton({ icon: Icon, label, small = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx('icon-button', small && 'icon-button-small', className)}
    >
      <Icon size={small ? 15 : 18} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
