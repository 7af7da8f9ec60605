import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** The place of something that is loading. It says nothing: the region around it carries `aria-busy`. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div aria-hidden className={clsx('skeleton', className)} style={style} />;
}
