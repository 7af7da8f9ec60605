import type { DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { DocumentRows } from '../documents/document-rows.tsx';
import { useDocumentList } from '../documents/use-document-list.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { LoadState } from './page-states.tsx';

/** The documents of a kind that the person sees, also other people's; each leads to its page. */
export function DocumentLinks({
  kind,
  none,
  pathOf,
}: {
  kind: DocumentKindName;
  /** Shown if there are none. */
  none: string;
  pathOf: (id: string) => string;
}) {
  const list = useDocumentList(kind, { own: false });
  if (list.isPending || list.error) return <LoadState query={list.query} />;
  return (
    <>
      {list.items.length === 0 && <p className="py-6 text-ink-2">{none}</p>}
      <DocumentRows
        list={list}
        openId={undefined}
        hasCovers
        open={(id, content) => (
          <LanguageLink className="document-open" to={pathOf(id)}>
            {content}
          </LanguageLink>
        )}
        onRemove={() => undefined}
      />
    </>
  );
}
