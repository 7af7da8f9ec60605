import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PrintProps {
  src: string;
  /** What the picture shows. */
  alt: string;
  /** Pixels of the picture, so that its place is kept while it loads. */
  width: number;
  height: number;
  /** Its name, in bold; the facts follow it on the slug line. */
  title?: ReactNode;
  facts?: readonly ReactNode[];
  /** The first picture of a page is loaded at once, the others when they come near. */
  first?: boolean;
  sizes?: string;
  srcSet?: string;
  className?: string;
}

/** A picture, nearly square-cornered, with a slug line beneath. */
export function Print(props: PrintProps) {
  const { src, alt, width, height, title, facts = [], first = false, sizes, srcSet, className } = props;
  return (
    <figure className={clsx('print', className)}>
      <img
        className="print-picture"
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      {(title !== undefined || facts.length > 0) && (
        <figcaption className="slug">
          {title !== undefined && <b>{title}</b>}
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
