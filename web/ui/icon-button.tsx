import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name, shown as the native hint too. */
  label: string;
  small?: boolean;
}

/** A square button with an icon and a name that is not seen. */
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
