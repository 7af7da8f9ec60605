import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useSelected } from '../../lib/store.ts';
import { FailedStep, failedRunOf } from './failed-step.tsx';
import type { DesignEditing } from './use-design.ts';

interface Step {
  part: Part;
  tool: string;
  file: string;
  task: string;
  points: number;
  at: string;
}

/** The paid steps of a design, oldest first, each with its points, and then those that failed. */
export function HistoryStrip({ editing }: { editing: DesignEditing }) {
  const { history: texts } = useAreaTexts(designTexts);
  const { language } = useLanguage();
  const catalogue = useCatalogue();
  const files = useSelected(editing.document.files, (all) => all);
  const parts = [...editing.parts.values()];
  const steps = parts
    .flatMap((part) => resultsOf(part).map((result) => ({ ...result, part })))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const failed = parts.flatMap((part) => {
    const run = failedRunOf(part);
    return run ? [{ id: part.id, run }] : [];
  });
  if (steps.length + failed.length === 0) return null;
  const spent = steps.reduce((sum, { points }) => sum + points, 0);
  return (
    <section className="design-history" aria-label={texts.title}>
      <b>{texts.title}</b>
      <ol>
        {steps.map(({ part, tool, file, points }) => {
          const name = nameOfRun(catalogue, tool, language) ?? tool;
          const stored = files.get(fileIdOf(file) ?? '');
          const isShown = (part['picked'] ?? newestOf(part)) === file;
          return (
            <li key={file} aria-current={isShown ? 'step' : undefined}>
              <button
                type="button"
                onClick={() => {
                  editing.pick([part.id]);
                  if (!isShown) editing.edit(part.id, { picked: file });
                }}
              >
                {stored && <img src={stored.thumbnail ?? stored.url} alt="" />}
                <span>
                  {name}
                  <small>{points === 0 ? texts.free : texts.points({ value: points })}</small>
                </span>
              </button>
            </li>
          );
        })}
        {failed.map(({ id, run }) => (
          <FailedStep
            key={id}
            design={editing.document.record.id}
            part={id}
            run={run}
            onPick={() => editing.pick([id])}
          />
        ))}
      </ol>
      <span>{texts.charged({ points: texts.points({ value: spent }) })}</span>
    </section>
  );
}

const resultsOf = (part: Part) => (part['results'] ?? []) as unknown as readonly Omit<Step, 'part'>[];
const newestOf = (part: Part) => resultsOf(part).at(-1)?.file;
