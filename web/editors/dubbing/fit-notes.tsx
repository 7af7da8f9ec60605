import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { useAreaTexts } from '../../lib/messages.tsx';

/** Lines that were cut or spoken faster, by their numbers. */
export default function FitNotes({ run: { results } }: { run: TaskRecord }) {
  const { pins } = useAreaTexts(resultTexts);
  const notes = results[0]?.report?.notes ?? [];
  return notes.map(({ code, lines }) => (
    <p key={code} className="note dub-note">
      {pins.notes[code]} {lines?.join(', ')}
    </p>
  ));
}
