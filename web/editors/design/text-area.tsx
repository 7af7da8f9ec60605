import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { DesignAdding } from './use-adding.ts';
import type { DesignEditing } from './use-design.ts';

/** Takes the press that says where words begin. For keys, the pane has a button. */
export function TextArea({ editing, adding }: { editing: DesignEditing; adding: DesignAdding }) {
  const { words: texts } = useAreaTexts(designTexts);
  const { width, height } = editing.shown;
  return (
    <div
      className="design-text-area"
      data-own-pointer
      role="img"
      aria-label={texts.hint}
      onPointerUp={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        const box = event.currentTarget.getBoundingClientRect();
        adding.text({
          x: ((event.clientX - box.left) / box.width) * width,
          y: ((event.clientY - box.top) / box.height) * height,
        });
      }}
    />
  );
}
