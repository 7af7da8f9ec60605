import { useEffect, useEffectEvent } from 'react';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import type { LineCommands } from './use-lines.ts';
import type { ProjectEditor } from './use-project.ts';

/** While the clip plays the table shows the line that is spoken, unless someone is typing. */
export function useFollow(clock: ClipClock, editor: ProjectEditor, { follow }: LineCommands): void {
  const look = useEffectEvent(() => {
    if (!clock.playing.get() || document.activeElement?.matches('textarea, input[type=text]')) return;
    const time = clock.time.get();
    const spoken = editor.now().lines.findLast(({ start, end }) => start <= time && time < end);
    if (spoken) follow(spoken.id);
  });
  useEffect(() => clock.time.subscribe(() => look()), [clock]);
}
