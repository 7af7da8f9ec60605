import type { ReactNode } from 'react';

/** A word with a shape, so that status is never shown by colour alone. */
export function Status({
  look,
  children,
}: {
  look: 'done' | 'running' | 'stale' | 'failed' | 'missing';
  children: ReactNode;
}) {
  return <span className={`status status-${look}`}>{children}</span>;
}
