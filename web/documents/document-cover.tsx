import './document-cover.css';

/** A small image of what a document shows; an empty frame for one without. Its name stands beside it. */
export const DocumentCover = ({ url }: { url: string | null }) => (
  <span className="document-cover" aria-hidden>
    {url !== null && <img src={url} alt="" loading="lazy" decoding="async" />}
  </span>
);
