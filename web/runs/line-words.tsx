import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { lineTexts } from '@inkreel/contract/messages/areas/line.ts';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';

/** How often the time until the start is said again, in milliseconds. */
const AGAIN_MS = 10_000;

/** A place in the line, and the time until the start, which passes also while no news comes. */
export default function LineWords({
  line: { place, starts_at: startsAt },
}: {
  line: NonNullable<TaskRecord['line']>;
}): React.ReactNode {
  const texts = useAreaTexts(lineTexts);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.round((Date.parse(startsAt) - now) / 60_000));
  return <span className="line-words">{texts.line({ place, minutes })}</span>;
}
