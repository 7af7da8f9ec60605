import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { GridEditor } from '../core/grid-editor.ts';
import { useEditorState } from './use-editor-state.ts';

/** Positions of the slider; sizes grow by the same factor from one to the next. */
const STEPS = 100;

/**
 * The size of the brush: a slider with finer steps for small brushes, between the buttons of its two keys.
 */
export function SizeControl({ editor, fineness }: { editor: GridEditor; fineness: number }) {
  const { tools } = useAreaTexts(canvasTexts);
  const { size } = useEditorState(editor);
  const growth = Math.log(editor.largestSize);
  const shown = Math.max(1, Math.round(size / fineness));
  return (
    <div className="paint-size">
      <span aria-hidden="true">{tools.size}</span>
      <button
        type="button"
        className="key"
        aria-label={tools.smaller}
        title={tools.withKey({ name: tools.smaller, key: '[' })}
        onClick={() => editor.stepSize(-1)}
      >
        [
      </button>
      <input
        type="range"
        className="slider"
        min={0}
        max={STEPS}
        value={Math.round((Math.log(size) / growth) * STEPS)}
        aria-label={tools.size}
        aria-valuetext={tools.pixels({ size: shown })}
        onChange={(event) =>
          editor.set({ size: Math.round(Math.exp((event.currentTarget.valueAsNumber / STEPS) * growth)) })
        }
      />
      <button
        type="button"
        className="key"
        aria-label={tools.larger}
        title={tools.withKey({ name: tools.larger, key: ']' })}
        onClick={() => editor.stepSize(1)}
      >
        ]
      </button>
      <output className="paint-size-figure">{shown}</output>
    </div>
  );
}
