import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdFilm, localOf } from '../core/local-films.ts';
import { alignPlayers, takeOver } from '../core/take-over.ts';

const UNSEEN = { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' } as const;

/**
 * A video that continues without a jump when its local file has become a stored one: the stored film loads unseen, and
 * takes over once it shows the same frame. Any other address is another film, and is loaded at once.
 */
export function SteadyVideo({
  src,
  fragment = '',
  player,
  onPlayer,
  ...shared
}: Omit<ComponentProps<'video'>, 'src' | 'ref'> & {
  src: string;
  /** Appended to the address: the moment to begin with. */
  fragment?: string;
  player?: RefObject<HTMLVideoElement | null>;
  /**
   * Gets each element that is shown, and returns a function to release it.
   * @param goesOn it shows the film of the previous one
   */
  onPlayer?: (video: HTMLVideoElement, goesOn: boolean) => () => void;
}) {
  const own = useRef<HTMLVideoElement>(null);
  const element = player ?? own;
  const [shown, setShown] = useState(src);
  const goesOn = localOf(src) === shown;
  // Nothing of the previous film is shown.
  if (shown !== src && !goesOn) setShown(src);

  const taken = useRef(false);
  const meet = useEffectEvent(() => element.current && onPlayer?.(element.current, taken.current));
  useEffect(() => {
    const letGo = holdFilm(shown);
    const leave = meet();
    taken.current = false;
    return () => {
      leave?.();
      letGo();
    };
  }, [shown]);

  const take = (next: HTMLVideoElement) => {
    if (element.current) takeOver(element.current, next);
    taken.current = true;
    setShown(src);
  };
  const unseen = goesOn && (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is neither seen nor heard yet
    <video
      key={src}
      src={`${src}${fragment}`}
      playsInline
      preload="auto"
      style={UNSEEN}
      tabIndex={-1}
      aria-hidden
      onLoadedData={({ currentTarget: next }) => {
        if (!element.current || !alignPlayers(element.current, next)) take(next);
      }}
      onSeeked={({ currentTarget: next }) => take(next)}
    />
  );
  // By their keys: the unseen element is the one that is shown next.
  return [
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the pages that show it say why theirs has none
    <video key={shown} ref={element} src={`${shown}${fragment}`} {...shared} />,
    unseen,
  ];
}
