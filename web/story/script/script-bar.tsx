import { LINE_TYPES, type LinePart, type LineType } from '@inkreel/contract/documents/story-document.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { ChevronDown, Ellipsis, Info } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode, useState } from 'react';
import { KeyList } from '../../editors/kit/key-list.tsx';
import { useEditorLayout } from '../../editors/kit/lines/use-layout.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { guessesIn, type RoleNames, type Scene, typeOf } from './core/script.ts';
import { confirmAll, moveLine, removeLine, setType, toScene } from './core/script-edits.ts';
import { useExports } from './exports.ts';
import { sceneName } from './scene-list.tsx';
import type { ScriptEditor } from './use-script.ts';

/** What a menu offers; false for what does not fit at the moment. */
type Acts = readonly (readonly [label: string, run: () => void, fits?: boolean])[];

/** What can be done with the paragraph where the caret is or was, and with the script. */
export function ScriptBar({
  title,
  scenes,
  roles,
  current,
  line,
  editor,
  onJump,
  onAbout,
  children,
}: {
  title: string;
  scenes: readonly Scene[];
  roles: RoleNames;
  current: Scene | undefined;
  /** The paragraph where the caret is or was. */
  line: LinePart | undefined;
  editor: ScriptEditor;
  onJump: (id: string) => void;
  onAbout: () => void;
  /** Help with writing. */
  children?: ReactNode;
}) {
  const texts = useAreaTexts(storyScriptTexts);
  const isPhone = useEditorLayout() === 'phone';
  const [keys, setKeys] = useState(false);
  const exports = useExports(title, scenes, roles);
  const guesses = guessesIn(scenes);
  const guessActs = useGuessActs(guesses, editor);
  const change = (value: string) => {
    if (!line) return;
    const { id } = line;
    editor.act((script) =>
      value === 'scene' ? toScene(script, id) : { ...setType(script, id, value as LineType), caret: { id } },
    );
  };
  const { paragraphMenu } = texts;
  const lineActs: Acts = [
    [paragraphMenu.up, () => line && editor.act((script) => moveLine(script, line.id, -1)), !!line],
    [paragraphMenu.down, () => line && editor.act((script) => moveLine(script, line.id, 1)), !!line],
    [paragraphMenu.remove, () => line && editor.act((script) => removeLine(script, line.id)), !!line],
  ];
  return (
    <div className="script-bar">
      {scenes.length > 0 && (
        <span className="script-switch">
          <Select
            aria-label={texts.goTo}
            value={current?.part.id ?? ''}
            options={scenes.map((scene) => ({
              value: scene.part.id,
              label: `${scene.number ?? ''} ${sceneName(scene, texts)}`.trim(),
            }))}
            onChange={onJump}
          />
        </span>
      )}
      <Select
        className="script-kind"
        aria-label={texts.kind}
        disabled={!line}
        value={line ? typeOf(line) : 'scene'}
        options={[...LINE_TYPES, 'scene' as const].map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={change}
      />
      {children}
      {guesses.length > 0 && !isPhone && (
        <Menu groups={[guessActs]} className="button button-small button-quiet script-guesses">
          {texts.guesses.button({ count: guesses.length })}
        </Menu>
      )}
      <span className="ml-auto" />
      <IconButton icon={Info} label={texts.about.open} className="script-about-open" onClick={onAbout} />
      <Menu
        groups={[
          lineActs,
          ...(isPhone ? [guesses.length > 0 ? guessActs : [], exports] : []),
          [[paragraphMenu.keys, () => setKeys(true)]],
        ]}
        className="icon-button"
        label={paragraphMenu.label}
      >
        <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
      </Menu>
      {!isPhone && (
        <Menu groups={[exports]} className="button button-small">
          {texts.export.button}
          <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
        </Menu>
      )}
      {keys && <KeyList groups={[[texts.keys.title, texts.keys.list]]} onClose={() => setKeys(false)} />}
    </div>
  );
}

/** Goes through the guessed speakers, or confirms them. */
function useGuessActs(guesses: readonly LinePart[], editor: ScriptEditor): Acts {
  const { guesses: texts } = useAreaTexts(storyScriptTexts);
  const [last, setLast] = useState(-1);
  const next = () => {
    const at = (last + 1) % guesses.length;
    setLast(at);
    const guess = guesses[at];
    if (guess) editor.go({ id: guess.id });
  };
  return [
    [texts.next, next],
    [texts.confirm, () => editor.act(() => confirmAll(guesses))],
  ];
}

function Menu({
  groups,
  className,
  label,
  children,
}: {
  groups: readonly Acts[];
  className: string;
  /** Of a button without words. */
  label?: string;
  children: ReactNode;
}) {
  const shown = groups.filter((acts) => acts.length > 0);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={className} aria-label={label} title={label}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The caret is where the edit put it.
            if (document.activeElement instanceof HTMLTextAreaElement) event.preventDefault();
          }}
        >
          {shown.map((acts, at) => (
            <Fragment key={acts[0]?.[0]}>
              {at > 0 && <DropdownMenu.Separator className="menu-line" />}
              {acts.map(([name, run, fits = true]) => (
                <DropdownMenu.Item key={name} className="menu-item" disabled={!fits} onSelect={run}>
                  {name}
                </DropdownMenu.Item>
              ))}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
