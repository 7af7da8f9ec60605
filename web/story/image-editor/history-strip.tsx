import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { fileAt } from '../shell/story-view.ts';
import type { BoardShot } from '../storyboard/use-storyboard.ts';
import type { ImageStep } from './steps.ts';

/** Every picture that the shot has had, with the step that made it, its points and its time. */
export function HistoryStrip({
  shot,
  steps,
  viewed,
  files,
  onView,
}: {
  shot: BoardShot;
  steps: readonly ImageStep[];
  /** File of the picture on the stage. */
  viewed: string | undefined;
  files: ReadonlyMap<string, DocumentFile>;
  onView: (file: string) => void;
}) {
  const { history: texts, shown } = useAreaTexts(imageEditorTexts);
  const { language, clock } = useLanguage();
  const catalogue = useCatalogue();
  const nameOf = ({ from, image }: ImageStep): string =>
    from === 'tool' ? (nameOfRun(catalogue, image.tool ?? '', language) ?? texts.changed) : texts[from];
  return (
    <section className="image-history" aria-label={texts.title}>
      <p>
        <b>{texts.title}</b>
        <span>{texts.count({ at: shot.number, count: steps.length })}</span>
        <span className="image-charged">{texts.charged({ value: shot.part.spent ?? 0 })}</span>
      </p>
      <ol>
        {steps.map((step) => {
          const { image, isShown } = step;
          const file = fileAt(files, image.file);
          return (
            <li key={image.file}>
              <button type="button" aria-pressed={image.file === viewed} onClick={() => onView(image.file)}>
                <span className="image-thumb">
                  {file && <img src={file.thumbnail ?? file.url} alt="" loading="lazy" />}
                  {isShown && <em>{shown}</em>}
                </span>
                <b>{texts.step({ step: step.step, name: nameOf(step) })}</b>
                <small>{texts.price({ value: image.points, time: clock(image.at) })}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
