import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useBarePath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useTool } from '../../lib/load-tool.ts';
import { useControls } from './kinds/index.ts';
import { ToolEditor } from './tool-editor.tsx';

/** Tools that run in the browser have an editor of their own. */
const CollageEditor = lazyPart(() => import('./collage/collage-editor.tsx'));

/** The editor of the tool that the path names: `/{kind}-tools/{tool}/editor`. */
export default function ToolEditorPage() {
  const id = useBarePath().split('/')[2] ?? '';
  const tool = useTool(id);
  if (tool.runs === 'browser') return <CollageEditor tool={tool} />;
  return <FormEditor key={tool.id} tool={tool} />;
}

/** The form stands at once, with all its controls. */
function FormEditor({ tool }: { tool: Tool }) {
  useControls(tool);
  return <ToolEditor tool={tool} />;
}
