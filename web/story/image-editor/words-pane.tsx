import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { QualityChoice } from '../storyboard/shared-choices.tsx';
import type { StoryOrders } from '../storyboard/use-story-orders.ts';
import type { BoardShot, Storyboard } from '../storyboard/use-storyboard.ts';

const LONGEST = 2000;

/** What is seen, in words, from which the shot is drawn again. */
export function WordsPane({
  board: { document },
  shot: { part, status, image },
  orders,
}: {
  board: Storyboard;
  shot: BoardShot;
  orders: StoryOrders;
}) {
  const texts = useAreaTexts(imageEditorTexts);
  const { inspector, points } = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const { id, run } = part;
  const isMade = status === 'running' || status === 'waiting';
  const draw = () => orders.draw({ shots: [id] });
  return (
    <form
      className="image-words"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isMade) draw();
      }}
    >
      <Field
        label={texts.words}
        fact={`${number(part.text?.length ?? 0)} / ${number(LONGEST)}`}
        hint={texts.wordsHint}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={LONGEST}
            value={part.text ?? ''}
            onChange={(event) => document.edit(id, { text: event.target.value }, `text ${id}`)}
          />
        )}
      </Field>
      <Field label={inspector.quality}>
        {({ id: control }) => <QualityChoice id={control} orders={orders} />}
      </Field>
      {isMade ? (
        <Button onClick={() => run && orders.cancel(run)}>{texts.cancel}</Button>
      ) : (
        <Button
          look="seal"
          stub={points({ value: orders.each })}
          aria-keyshortcuts="Control+Enter"
          disabled={!part.text?.trim() || orders.busy}
          onClick={draw}
        >
          {image ? texts.redraw : texts.draw}
        </Button>
      )}
    </form>
  );
}
