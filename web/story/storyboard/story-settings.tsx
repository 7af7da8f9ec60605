import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { STORY_RATIOS } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { styleTexts } from '@inkreel/contract/messages/areas/styles.ts';
import { STORY_STYLES } from '@inkreel/contract/tools/styles.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { placesOf, QualityChoice } from './shared-choices.tsx';
import type { StoryOrders } from './use-story-orders.ts';
import type { BoardScene, Storyboard } from './use-storyboard.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What all shots share: style, ratio, what each scene adds, and the places. */
export function StorySettings({ board, orders }: { board: Storyboard; orders: StoryOrders }) {
  const { settings, inspector } = useAreaTexts(storyboardTexts);
  const styles = useAreaTexts(styleTexts);
  const { document, parts, scenes } = board;
  const head = parts.get(HEAD);
  return (
    <div className="board-pane-body board-form">
      <p className="note">{inspector.none}</p>
      <div className="board-two">
        <Field label={settings.style}>
          {(control) => (
            <Select
              {...control}
              value={textOf(head?.['style'])}
              options={STORY_STYLES.map((value) => ({ value, label: styles[value] }))}
              onChange={(style) => document.edit(HEAD, { style })}
            />
          )}
        </Field>
        <Field label={settings.ratio}>
          {(control) => (
            <Select
              {...control}
              value={textOf(head?.['ratio'])}
              options={STORY_RATIOS.map((value) => ({ value, label: value }))}
              onChange={(ratio) => document.edit(HEAD, { ratio })}
            />
          )}
        </Field>
      </div>
      <Field label={inspector.quality}>{({ id }) => <QualityChoice id={id} orders={orders} />}</Field>
      <Places board={board} />
      {scenes
        .filter(({ part }) => part.kind === 'scene')
        .map((scene) => (
          <SceneSettings key={scene.part.id} board={board} scene={scene} />
        ))}
    </div>
  );
}

function Places({ board }: { board: Storyboard }) {
  const { settings } = useAreaTexts(storyboardTexts);
  const { document, parts } = board;
  return (
    <section className="board-places">
      <h3>{settings.places}</h3>
      {placesOf(board).map(({ id, name }) => (
        <div key={id} className="board-place">
          <div className="board-line-head">
            <input
              className="input"
              aria-label={settings.placeName}
              maxLength={200}
              value={name}
              onChange={(event) => document.edit(id, { name: event.target.value }, `place ${id}`)}
            />
            <IconButton
              icon={Trash2}
              small
              label={settings.removePlace({ name })}
              onClick={() => document.remove(id)}
            />
          </div>
          <textarea
            className="input"
            rows={2}
            maxLength={2000}
            aria-label={settings.placePrompt}
            placeholder={settings.placePrompt}
            value={textOf(parts.get(id)?.['prompt'])}
            onChange={(event) => document.edit(id, { prompt: event.target.value }, `place prompt ${id}`)}
          />
        </div>
      ))}
      <Button
        size="small"
        look="quiet"
        onClick={() =>
          document.insert({ parent: null, position: Number.POSITIVE_INFINITY }, [
            { id: newId(), kind: 'place', fields: { name: settings.newPlace } },
          ])
        }
      >
        <Plus size={15} aria-hidden />
        {settings.addPlace}
      </Button>
    </section>
  );
}

function SceneSettings({ board, scene: { part, number: at } }: { board: Storyboard; scene: BoardScene }) {
  const texts = useAreaTexts(storyboardTexts);
  const { settings } = texts;
  const { document } = board;
  return (
    <section className="board-places">
      <h3>
        {texts.sceneOf({ at })} {textOf(part['heading'])}
      </h3>
      <Field label={settings.scenePlace}>
        {(control) => (
          <Select
            {...control}
            value={textOf(part['place'])}
            options={[
              { value: '', label: texts.inspector.noPlace },
              ...placesOf(board).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(place) => document.edit(part.id, { place: place === '' ? null : place })}
          />
        )}
      </Field>
      <Field label={settings.scenePrompt}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={2000}
            value={textOf(part['prompt'])}
            onChange={(event) => document.edit(part.id, { prompt: event.target.value }, `scene ${part.id}`)}
          />
        )}
      </Field>
      <Button size="small" look="quiet" onClick={() => document.remove(part.id)}>
        {texts.deleteScene}
      </Button>
    </section>
  );
}
