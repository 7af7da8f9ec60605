import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { useControls } from './kinds/index.ts';
import { ToolEditor } from './tool-editor.tsx';

/** The editor of the tool that the path names: `/{kind}-tools/{tool}/editor`. */
export default function ToolEditorPage() {
  const id = useBarePath().split('/')[2] ?? '';
  const tool = useTool(id);
  return <FormEditor key={tool.id} tool={tool} />;
}

/** The form appears at once, with all its controls. */
function FormEditor({ tool }: { tool: Tool }) {
  useControls(tool);
  return <ToolEditor tool={tool} />;
}
