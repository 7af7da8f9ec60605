import { readScript, splitText } from '@inkreel/contract/api/scripts.ts';
import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { fieldsOf } from '@inkreel/contract/documents/parts/part.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import type { SplitScript } from '@inkreel/contract/script/split.ts';
import { toStoryParts } from '@inkreel/contract/story/to-story-parts.ts';
import { useId, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { call } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { RoleNames } from './core/script.ts';
import { addScene } from './core/script-edits.ts';
import type { ScriptEditor } from './use-script.ts';

/** A script with nothing in it: one is pasted, or begun. */
export function EmptyScript({
  story,
  roles,
  editor,
}: {
  story: OpenParts;
  roles: RoleNames;
  editor: ScriptEditor;
}) {
  const { empty: texts } = useAreaTexts(storyScriptTexts);
  const messages = useStudioMessages();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const use = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const split = await splitOf(text);
      const isChinese = (text.match(/\p{Script=Han}/gu)?.length ?? 0) > text.length / 4;
      const parts = toStoryParts(split, {
        language: isChinese ? 'zh' : 'en',
        createId: newId,
        roles: new Map([...roles].map(([role, name]) => [name, role])),
      });
      const fresh = parts.filter(({ kind }) => kind !== HEAD);
      story.change(fresh.map((part) => ({ id: part.id, set: fieldsOf(part) })));
    } catch (error) {
      setRefused(failureOf(error, messages, texts.failed).text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="script-empty">
      <h2>{texts.title}</h2>
      <p>{texts.line}</p>
      <label htmlFor={id} className="sr-only">
        {texts.paste}
      </label>
      <textarea
        id={id}
        className="input"
        value={text}
        placeholder={texts.paste}
        aria-describedby={refused === undefined ? undefined : `${id}-refused`}
        onChange={(event) => setText(event.target.value)}
      />
      {refused !== undefined && (
        <p id={`${id}-refused`} role="alert" className="text-[13px] leading-5 text-seal">
          {refused}
        </p>
      )}
      <div className="script-empty-acts">
        <Button look="ink" disabled={text.trim() === '' || isBusy} onClick={() => void use()}>
          {isBusy ? texts.busy : texts.use}
        </Button>
        <Button look="seal" onClick={() => editor.act((script) => addScene(script))}>
          {texts.scene}
        </Button>
      </div>
    </div>
  );
}

/** A long text is read as a file is. @throws ApiError */
async function splitOf(text: string): Promise<SplitScript> {
  if (text.length <= TEXT_LIMITS.scriptCharacters)
    return call(splitText, { body: { text } }) as Promise<SplitScript>;
  const answer = await call(readScript, { query: { name: 'script.txt' }, bytes: new Blob([text]) });
  return answer.split as SplitScript;
}
