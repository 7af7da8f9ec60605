import { Component, type ReactNode, useEffect } from 'react';
import { isLoadFailure } from './load-on-need.ts';
import { useMessages } from './messages.tsx';

/** Inline, since rules of a style sheet would be part of every page. */
const WITHIN = { padding: '8px 12px', fontSize: 13 } as const;
const OVER_PAGE = {
  ...WITHIN,
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 60,
  color: 'var(--paper)',
  background: 'var(--ink)',
} as const;

interface BoundaryProps {
  /** Called before the part is drawn again. */
  onAgain: () => void;
  draw: () => ReactNode;
  place?: 'floating' | undefined;
}

/** Keeps what is around a part that could not be loaded, and offers to load it again. Other errors are the page's. */
export class PartBoundary extends Component<BoundaryProps, { error: unknown; tries: number }> {
  override state = { error: undefined as unknown, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  #again = () => {
    this.props.onAgain();
    this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));
  };

  override render() {
    const { error, tries } = this.state;
    if (error === undefined) return this.props.draw();
    if (!isLoadFailure(error)) throw error;
    const { place } = this.props;
    return <Unloaded place={place} isLasting={tries > 0 && navigator.onLine} onAgain={this.#again} />;
  }
}

/**
 * @param isLasting the next try is known to fail too: a browser may remember that a file failed to load, until the page
 * is reloaded
 */
function Unloaded({
  place,
  isLasting,
  onAgain,
}: Pick<BoundaryProps, 'place' | 'onAgain'> & { isLasting: boolean }) {
  const { shell, pages } = useMessages();
  const { unloaded, reload } = pages.broken;
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <p role="alert" style={place ? OVER_PAGE : WITHIN}>
      <b>{unloaded.title}</b> {unloaded.line}{' '}
      <button type="button" className="underline" onClick={isLasting ? () => location.reload() : onAgain}>
        {isLasting ? reload : shell.retry}
      </button>
    </p>
  );
}
