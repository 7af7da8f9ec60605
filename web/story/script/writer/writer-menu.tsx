import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { ChevronDown, PenLine } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useWriter, useWritingPoints } from '../../../editors/kit/writing/use-writing.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { GO_ON_TOKENS, mostTokens, type Passage, WRITER_TASKS, type WriterTask } from '../core/ask-writer.ts';
import type { Scene } from '../core/script.ts';
import { fieldOf } from '../use-script.ts';
import type { ScriptWriter } from './use-script-writer.ts';

/** What a language model can do with the paragraph, its selected words or the scene; or how to connect one. */
export function WriterMenu({
  writer,
  line,
  scene,
}: {
  writer: ScriptWriter;
  /** The paragraph where the caret is or was. */
  line: LinePart | undefined;
  scene: Scene | undefined;
}) {
  const { writer: texts } = useAreaTexts(storyScriptTexts);
  const isConnected = useWriter();
  const pointsFor = useWritingPoints();
  const [selected, setSelected] = useState({ from: 0, to: 0 });
  const words = line?.text ?? '';
  const isPart = selected.to > selected.from && selected.to <= words.length;
  const passage = line && {
    id: line.id,
    whole: words,
    from: isPart ? selected.from : 0,
    text: isPart ? words.slice(selected.from, selected.to) : words,
  };
  const inScene = (scene?.lines ?? []).map(({ id, text = '' }) => ({ id, text, whole: text, from: 0 }));
  const ask = (task: WriterTask, passages: Parameters<ScriptWriter['ask']>[1]) => {
    const isChinese = passages.some(({ text }) => /\p{Script=Han}/u.test(text));
    writer.ask(task, passages, isChinese ? 'en' : 'zh');
  };
  const groups = [
    { name: isPart ? texts.of.selection : texts.of.paragraph, passages: passage ? [passage] : [] },
    { name: texts.of.scene, passages: inScene },
  ];
  const most = (passages: readonly Passage[]) =>
    texts.atMost({ points: mostTokens(passages).reduce((sum, tokens) => sum + pointsFor(tokens), 0) });
  const isFree = isConnected === true && writer.busy === undefined;
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        const field = open && line ? fieldOf(line.id) : null;
        if (field) setSelected({ from: field.selectionStart, to: field.selectionEnd });
      }}
    >
      <DropdownMenu.Trigger
        className="button button-small button-quiet script-writer"
        aria-label={texts.button}
      >
        <PenLine size={15} strokeWidth={1.6} aria-hidden />
        <span>{texts.button}</span>
        <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
      </DropdownMenu.Trigger>
      {/* Its text is part of the page's content. */}
      <DropdownMenu.Portal container={document.getElementById('content')}>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          {isConnected === false && <p className="note px-2.5 py-1.5">{texts.needsModel}</p>}
          {groups.map(({ name, passages }) => (
            <DropdownMenu.Group key={name} aria-label={name}>
              <DropdownMenu.Label className="script-menu-label">
                {name}
                {isConnected === true && <small>{most(passages)}</small>}
              </DropdownMenu.Label>
              {WRITER_TASKS.map((task) => (
                <DropdownMenu.Item
                  key={task}
                  className="menu-item"
                  disabled={!isFree || passages.every(({ text }) => text.trim() === '')}
                  onSelect={() => ask(task, passages)}
                >
                  {texts[task]}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          ))}
          <DropdownMenu.Item
            className="menu-item"
            disabled={!isFree || scene?.number === undefined}
            onSelect={() => scene && writer.goOn(scene)}
          >
            {texts.goOn}
            {isConnected === true && <small>{texts.atMost({ points: pointsFor(2 * GO_ON_TOKENS) })}</small>}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
