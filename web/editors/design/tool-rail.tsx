import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import {
  Brush,
  CircleDashed,
  Crop,
  ImagePlus,
  ListPlus,
  type LucideIcon,
  MousePointer2,
  RotateCwSquare,
  Shapes,
  SlidersHorizontal,
  SquareDashed,
  Type,
  VectorSquare,
} from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { DESIGN_TOOLS, type DesignTool } from './use-design.ts';
import { TOOL_KEYS } from './use-design-keys.ts';

const ICONS: Record<DesignTool, LucideIcon> = {
  select: MousePointer2,
  crop: Crop,
  straighten: RotateCwSquare,
  perspective: VectorSquare,
  adjust: SlidersHorizontal,
  text: Type,
  shape: Shapes,
  image: ImagePlus,
  draw: Brush,
  mask: CircleDashed,
  area: SquareDashed,
};

/** The tools for the hand, in the order of work. */
export function ToolRail({
  tool,
  onTool,
  actions,
  onActions,
}: {
  tool: DesignTool;
  onTool: (tool: DesignTool) => void;
  /** Whether the actions are shown. */
  actions: boolean;
  onActions: () => void;
}) {
  const { tools: texts } = useAreaTexts(designTexts);
  return (
    <nav className="design-rail" aria-label={texts.label}>
      <button type="button" aria-pressed={actions} aria-keyshortcuts="Shift+A" onClick={onActions}>
        <ListPlus size={20} strokeWidth={1.6} aria-hidden />
        <span>{texts.actions}</span>
      </button>
      {DESIGN_TOOLS.map((name) => {
        const Icon = ICONS[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={tool === name}
            aria-keyshortcuts={TOOL_KEYS[name]}
            onClick={() => onTool(name)}
          >
            <Icon size={20} strokeWidth={1.6} aria-hidden />
            <span>{texts[name]}</span>
          </button>
        );
      })}
    </nav>
  );
}
