import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { LoadState } from '../../shell/page-states.tsx';

/** What a page says of a link as long as it shows nothing: that it has none, that it has ended, that it loads. */
export function SharePlain({
  link,
  query,
}: {
  link: string | undefined;
  query: { isError: boolean; error: unknown; refetch: () => unknown };
}) {
  const texts = useAreaTexts(storyShareTexts);
  const { error } = query;
  const isEnded = error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code);
  return (
    <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
      <h1 className="text-4xl leading-10">{texts.title}</h1>
      {link === '' && <p className="mt-4">{texts.noLink}</p>}
      {isEnded && <p className="mt-4">{texts.ended}</p>}
      {link !== '' && !isEnded && (
        <LoadState query={{ isError: query.isError, error, refetch: () => void query.refetch() }} />
      )}
    </main>
  );
}
