import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { memberTexts } from '@inkreel/contract/messages/areas/member.ts';
import { useEffect, useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { countRuns, isFinished } from '../../runs/run-list.ts';

/**
 * Reports the progress and end of runs to a person who is doing something else: in the tab's title and by notification.
 */
export function useEndNews(runs: readonly TaskRecord[]): void {
  const texts = useAreaTexts(memberTexts);
  const unfinished = useRef(new Set<string>());
  const ended = useRef<'done' | 'failed' | undefined>(undefined);
  const title = useRef({ own: '', base: '' });
  const { share, running } = countRuns(runs);

  useEffect(() => {
    const write = () => {
      // Other code that writes the title writes the page's own name.
      if (document.title !== title.current.own) title.current.base = document.title;
      const { base } = title.current;
      const own =
        share !== null
          ? running > 0
            ? texts.title.share({ percent: Math.round(share * 100), title: base })
            : texts.title.waiting({ title: base })
          : ended.current
            ? texts.title[ended.current]({ title: base })
            : base;
      title.current.own = own;
      if (document.title !== own) document.title = own;
    };
    for (const run of runs) {
      if (!isFinished(run)) unfinished.current.add(run.id);
      else if (unfinished.current.delete(run.id) && document.hidden && run.state !== 'CANCELED') {
        ended.current = run.state === 'SUCCEEDED' ? 'done' : 'failed';
        announce(
          run,
          run.state === 'SUCCEEDED'
            ? texts.notification.done({ count: run.results.length })
            : texts.notification.failed,
        );
      }
    }
    write();
    const seen = () => {
      if (document.hidden) return;
      ended.current = undefined;
      write();
    };
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.addEventListener('visibilitychange', seen);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [runs, share, running, texts]);
}

/** A notification that leads back to this tab. */
function announce(run: TaskRecord, text: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const prompt = run.input['prompt'];
  try {
    // The tag prevents duplicates from several tabs.
    const said = new Notification(text, {
      tag: run.id,
      ...(typeof prompt === 'string' ? { body: prompt } : {}),
    });
    said.onclick = () => {
      window.focus();
      said.close();
    };
  } catch {
    // Chrome on Android has the constructor and the permission, but throws: there the title has to suffice.
  }
}
