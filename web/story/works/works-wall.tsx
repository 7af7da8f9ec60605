import type { Creation } from '@inkreel/contract/api/creations.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { type ResultFilter, useResults } from '../../runs/use-results.ts';
import { Button } from '../../ui/button.tsx';
import { FileThumbnail } from '../../ui/file-thumbnail.tsx';

const PAGE = 40;

/** Results of the story area, newest first. `filter` is the same object as long as the page is open. */
export function WorksWall({
  filter,
  without,
  none,
}: {
  filter: ResultFilter;
  /** Id of a tool whose results the page shows elsewhere. */
  without?: string;
  none: string;
}) {
  const { shell } = useMessages();
  const texts = useAreaTexts(storyTexts);
  const list = useResults(filter, PAGE);
  if (list.failed) return <Button onClick={list.retry}>{shell.retry}</Button>;
  if (!list.loaded) return <p role="status">{shell.loading}</p>;
  const results = list.results.filter(({ tool_id: tool }) => tool !== without);
  if (results.length === 0 && !list.hasMore) return <p className="py-6 text-ink-2">{none}</p>;
  return (
    <>
      <ul className="story-wall">
        {results.map((result) => (
          <li key={result.id}>
            <Work result={result} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button className="mt-6" disabled={list.loading} onClick={list.loadMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Work({ result: { file, prompt } }: { result: Creation }) {
  return (
    <a href={file.url} target="_blank" rel="noreferrer" className="print">
      <FileThumbnail file={file} alt={prompt ?? ''} />
      <span className="slug">{prompt}</span>
    </a>
  );
}
