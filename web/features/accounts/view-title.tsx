import type { ReactNode } from 'react';

/** The large title of a view in the dialog. The dialog itself carries the same as its name. */
export function ViewTitle({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden className="pr-10 font-display text-[28px] leading-9 font-[650] tracking-[-0.022em]">
      {children}
    </p>
  );
}
