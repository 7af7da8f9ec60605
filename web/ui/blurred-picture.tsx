import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';

/**
 * A picture with its blurred placeholder until it has loaded. The placeholder is then removed, since it would
 * show through transparent parts, which get a checkerboard instead.
 */
export function BlurredPicture({
  placeholder,
  className,
  alt,
  ...rest
}: Omit<ComponentProps<'img'>, 'style' | 'onLoad' | 'alt'> & {
  alt: string;
  /** A tiny picture as a data address; null if there is none. */
  placeholder: string | null;
}) {
  const [there, setThere] = useState(false);
  const standIn = !there && placeholder !== null;
  return (
    <img
      {...rest}
      alt={alt}
      className={clsx(className, there && 'checkered')}
      style={standIn ? { background: `center / cover no-repeat url(${placeholder})` } : undefined}
      onLoad={() => setThere(true)}
    />
  );
}
