import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../lib/messages.tsx';

export type KeyName = keyof (typeof canvasTexts)['en']['keys'];

/** The keys of an editor, as a list. */
export function KeysHelp({ names }: { names: readonly KeyName[] }) {
  const { keys, tools } = useAreaTexts(canvasTexts);
  return (
    <section aria-label={tools.keys}>
      <h3 className="paint-panel-title">{tools.keys}</h3>
      <dl className="paint-keys">
        {names.map((name) => {
          const [key, does] = keys[name];
          return (
            <div key={name}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
