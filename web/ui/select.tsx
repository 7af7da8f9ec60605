import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of one among many. A native select, which works best on a phone and with a screen reader. */
export function Select({ options, onChange, className, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative inline-block', className)}>
      <select
        {...rest}
        className="input appearance-none pr-9"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={15} aria-hidden className="pointer-events-none absolute top-3 right-3 text-ink-3" />
    </span>
  );
}
