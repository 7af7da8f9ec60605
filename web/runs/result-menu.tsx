import type { ReactElement } from 'react';
import { PictureMenu, VerbItems } from '../canvas/ui/picture-menu.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { type ResultActions, useResultVerbs } from './result-verbs.ts';
import type { VerbSubject } from './verb-subject.ts';

/**
 * The verbs of a result on its picture, wherever that is shown: by right click, long press or the keyboard's
 * menu key, the same ones in the same order as in its toolbar. They are computed when the menu opens, so that
 * long lists stay light.
 */
export function ResultMenu({
  subject,
  actions,
  children,
}: {
  /** Undefined if there is no picture (yet): then the browser's own menu opens. */
  subject: VerbSubject | undefined;
  actions: ResultActions;
  /** The element that the menu belongs to. */
  children: ReactElement;
}) {
  const { pictures } = useStudioMessages();
  return (
    <PictureMenu label={pictures.menu} items={subject && <ResultItems subject={subject} actions={actions} />}>
      {children}
    </PictureMenu>
  );
}

function ResultItems({ subject, actions }: { subject: VerbSubject; actions: ResultActions }) {
  return <VerbItems verbs={useResultVerbs(subject, actions)} />;
}
