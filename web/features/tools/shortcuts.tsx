import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { shortcutTexts } from '@inkreel/contract/messages/areas/shortcuts.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Every key of the workspace and of what is worked on in it. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { shell } = useMessages();
  const shortcuts = useAreaTexts(shortcutTexts);
  const { keys } = useAreaTexts(canvasTexts);
  const groups: [string, readonly (readonly string[])[]][] = [
    [shortcuts.workspace, Object.values(shortcuts.keys)],
    [shortcuts.painting, Object.values(keys)],
  ];
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
