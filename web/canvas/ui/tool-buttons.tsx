import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { LucideIcon } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GridEditor, ToolName } from '../core/grid-editor.ts';
import { useEditorState } from './use-editor-state.ts';

/** One tool of a toolbar. */
export interface ToolFace {
  tool: ToolName;
  icon: LucideIcon;
  name: string;
  /** The letter that chooses it. */
  key: string;
}

/** The pointer tools, one of them chosen. */
export function ToolButtons({ editor, tools }: { editor: GridEditor; tools: readonly ToolFace[] }) {
  const { withKey } = useAreaTexts(canvasTexts).tools;
  const { tool: chosen } = useEditorState(editor);
  return (
    <>
      {tools.map(({ tool, icon, name, key }) => (
        <IconButton
          key={tool}
          icon={icon}
          label={name}
          title={withKey({ name, key })}
          aria-keyshortcuts={key}
          aria-pressed={chosen === tool}
          onClick={() => editor.set({ tool })}
        />
      ))}
    </>
  );
}
