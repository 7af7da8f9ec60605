import type { ReactNode } from 'react';

/** A word with its shape: status is never colour alone. */
export function Status({
  look,
  children,
}: {
  look: 'done' | 'running' | 'stale' | 'failed' | 'missing';
  children: ReactNode;
}) {
  return <span className={`status status-${look}`}>{children}</span>;
}
