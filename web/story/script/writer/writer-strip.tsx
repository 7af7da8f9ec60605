import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ScriptWriter } from './use-script-writer.ts';

/** At the foot of the sheet: what is being written, what is open, and what it cost. */
export function WriterStrip({ writer }: { writer: ScriptWriter }) {
  const { writer: texts } = useAreaTexts(storyScriptTexts);
  const { busy, suggestions, said, written } = writer;
  const ids = [...suggestions.keys()];
  if (busy === undefined && said === undefined && ids.length === 0) return null;
  return (
    <div className="script-strip" role="toolbar" aria-label={texts.button}>
      {written && <p className="script-written">{written.text}</p>}
      <p role="status">
        {busy !== undefined && <span className="status status-running">{texts.busy[busy]}</span>}
        {ids.length > 0 && <b>{texts.changes({ count: ids.length })}</b>} {busy === undefined && said}
      </p>
      {busy !== undefined && (
        <Button size="small" onClick={writer.stop}>
          {texts.stop}
        </Button>
      )}
      {busy === undefined && ids.length > 0 && (
        <>
          <Button size="small" look="quiet" onClick={() => writer.decide(ids, false)}>
            {texts.rejectAll}
          </Button>
          <Button size="small" look="ink" onClick={() => writer.decide(ids, true)}>
            {texts.acceptAll}
          </Button>
        </>
      )}
    </div>
  );
}
