import { useBarePath } from '../../lib/language-link.tsx';
import { useTool } from '../../lib/load-tool.ts';
import { CollageEditor } from './collage-editor.tsx';

/** The editor of a tool that runs in the browser. It loads nothing of the forms that other tools have. */
export default function CollagePage() {
  return <CollageEditor tool={useTool(useBarePath().split('/')[2] ?? '')} />;
}
