import { findTool } from '@inkreel/contract/tools/index.ts';
import { lazy } from 'react';
import { useBarePath } from '../../lib/language-link.tsx';
import { ToolEditor } from './tool-editor.tsx';

/** Tools that run in the browser have an editor of their own. */
const CollageEditor = lazy(() => import('./collage/collage-editor.tsx'));

/** The editor of the tool that the path names: `/{kind}-tools/{tool}/editor`. */
export default function ToolEditorPage() {
  const id = useBarePath().split('/')[2] ?? '';
  const tool = findTool(id);
  // The routes come from the catalogue, so a path without a tool is a mistake of ours.
  if (!tool) throw new Error(`The catalogue has no tool ${id}`);
  if (tool.runs === 'browser') return <CollageEditor tool={tool} />;
  return <ToolEditor key={tool.id} tool={tool} />;
}
