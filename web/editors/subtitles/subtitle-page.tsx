import { useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { useSearchParams } from '../../lib/router.tsx';
import { SubtitleEditor } from './subtitle-editor.tsx';

/** The subtitle editor; `?project=` names a document to open. */
export default function SubtitlePage() {
  const [search] = useSearchParams();
  const tool = useTool(useBarePath().split('/')[2] ?? '');
  const wanted = search.get('project') ?? undefined;
  return <SubtitleEditor key={wanted ?? ''} tool={tool} wanted={wanted} />;
}
