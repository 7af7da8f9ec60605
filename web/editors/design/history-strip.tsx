import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useSelected } from '../../lib/store.ts';
import type { DesignEditing } from './use-design.ts';

interface Step {
  id: string;
  part: Part;
  tool: string;
  file?: string;
  points: number;
  at: string;
}

/** The paid steps of a design, oldest first, each with its points; a failed one says that none were taken. */
export function HistoryStrip({ editing }: { editing: DesignEditing }) {
  const { history: texts } = useAreaTexts(designTexts);
  const { language } = useLanguage();
  const catalogue = useCatalogue();
  const files = useSelected(editing.document.files, (all) => all);
  const steps = stepsOf([...editing.parts.values()]);
  if (steps.length === 0) return null;
  const spent = steps.reduce((sum, { points }) => sum + points, 0);
  return (
    <section className="design-history" aria-label={texts.title}>
      <b>{texts.title}</b>
      <ol>
        {steps.map(({ id, part, tool, file, points }) => {
          const name = nameOfRun(catalogue, tool, language) ?? tool;
          const stored = file === undefined ? undefined : files.get(fileIdOf(file) ?? '');
          const isShown = file !== undefined && (part['picked'] ?? newestOf(part)) === file;
          return (
            <li key={id} data-failed={file === undefined} aria-current={isShown ? 'step' : undefined}>
              <button
                type="button"
                onClick={() => {
                  editing.pick([part.id]);
                  if (file !== undefined && !isShown) editing.edit(part.id, { picked: file });
                }}
              >
                {stored && <img src={stored.thumbnail ?? stored.url} alt="" />}
                <span>
                  {name}
                  <small>
                    {file === undefined
                      ? texts.failed
                      : points === 0
                        ? texts.free
                        : texts.points({ value: points })}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <span>{texts.charged({ points: texts.points({ value: spent }) })}</span>
    </section>
  );
}

type Result = Omit<Step, 'part' | 'id'> & { file: string; task: string };
const resultsOf = (part: Part) => (part['results'] ?? []) as unknown as readonly Result[];
const newestOf = (part: Part) => resultsOf(part).at(-1)?.file;

function stepsOf(parts: readonly Part[]): Step[] {
  const steps = parts.flatMap((part): Step[] => {
    const run = part['run'] as { state: string; task?: string; tool?: string } | undefined;
    const made = resultsOf(part).map((result) => ({ ...result, id: result.file, part }));
    if (run?.state !== 'failed') return made;
    return [...made, { id: `${part.id} failed`, part, tool: run.tool ?? '', points: 0, at: '~' }];
  });
  return steps.sort((one, other) => (one.at < other.at ? -1 : 1));
}
