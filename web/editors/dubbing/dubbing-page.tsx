import { useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { useSearchParams } from '../../lib/router.tsx';
import { DubbingEditor } from './dubbing-editor.tsx';

/** The editor of dubbed videos; `?project=` names a document to open. */
export default function DubbingPage() {
  const [search] = useSearchParams();
  const tool = useTool(useBarePath().split('/')[2] ?? '');
  const wanted = search.get('project') ?? undefined;
  return <DubbingEditor key={wanted ?? ''} tool={tool} wanted={wanted} />;
}
