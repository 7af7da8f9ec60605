import { shortcutTexts } from '@inkreel/contract/messages/areas/shortcuts.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Keys and what they do, under their titles. */
export type KeyGroups = readonly (readonly [title: string, rows: readonly (readonly string[])[]])[];

/** A dialog that lists keys. */
export function KeyList({ groups, onClose }: { groups: KeyGroups; onClose: () => void }) {
  const { shell } = useMessages();
  const shortcuts = useAreaTexts(shortcutTexts);
  return (
    <Dialog open onClose={onClose} title={shortcuts.title} closeLabel={shell.close} width={640}>
      <div className="shortcuts">
        {groups.map(([title, rows]) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([key, does]) => (
                <div key={`${key}${does}`}>
                  <dt>
                    <kbd className="key">{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
