import { lazy } from 'react';
import { useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { ToolEditor } from './tool-editor.tsx';

/** Tools that run in the browser have an editor of their own. */
const CollageEditor = lazy(() => import('./collage/collage-editor.tsx'));

/** The editor of the tool that the path names: `/{kind}-tools/{tool}/editor`. */
export default function ToolEditorPage() {
  const id = useBarePath().split('/')[2] ?? '';
  const tool = useTool(id);
  if (tool.runs === 'browser') return <CollageEditor tool={tool} />;
  return <ToolEditor key={tool.id} tool={tool} />;
}
