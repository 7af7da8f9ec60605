import { actionTexts } from '@inkreel/contract/messages/areas/actions.ts';
import { imageActions } from '@inkreel/contract/tools/image-actions.ts';
import { Suspense, useId, useState } from 'react';
import type { CatalogueEntry } from '../../catalogue.static.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { ENGINES } from '../../lib/paths.ts';
import { usePointConfig, useSiteFacts, useUser } from '../../lib/query.ts';
import { useSite } from '../../lib/site.ts';
import type { ActionTarget } from './action-target.ts';
import './actions.css';

/** The fields of a tool: loaded with the first row that is opened. */
const ActionForm = lazyPart(() => import('./action-form.tsx'));

/**
 * Tools as actions: a row with name and points, whose fields open in place. One is open at a time.
 * @param tools those of an image without them
 * @param title what the list is called
 * @param none what is said where there is nothing to change
 * @param stage where masks and the like are painted, in place of the picture; `onStage` is told whether it is in use
 */
export default function ImageActions({
  target,
  tools: given,
  title,
  none,
  stage,
  onStage,
}: {
  target: ActionTarget;
  tools?: readonly CatalogueEntry[];
  title?: string;
  none?: string;
  stage: HTMLElement | null;
  onStage: (used: boolean) => void;
}) {
  const texts = useAreaTexts(actionTexts);
  const site = useSite();
  const catalogue = useCatalogue();
  const tools = given ?? imageActions(catalogue, site.id);
  const [open, setOpened] = useState<string>();
  const setOpen = (id: string | undefined) => {
    setOpened(id);
    target.onOpen?.(id !== undefined);
  };
  return (
    <section className="image-actions" aria-label={title ?? texts.title}>
      <p className="label">
        {title ?? texts.title}
        <span className="label-fact">{texts.unit}</span>
      </p>
      {!target.image && !target.isComing && <p className="note">{none ?? texts.noPicture}</p>}
      <ul>
        {tools.map((tool) => (
          <Action
            key={tool.id}
            tool={tool}
            target={target}
            isOpen={open === tool.id}
            onToggle={() => {
              onStage(false);
              setOpen(open === tool.id ? undefined : tool.id);
            }}
            onDone={() => {
              onStage(false);
              setOpen(undefined);
            }}
            stage={stage}
            onStage={onStage}
          />
        ))}
      </ul>
    </section>
  );
}

function Action({
  tool,
  target,
  isOpen,
  onToggle,
  onDone,
  stage,
  onStage,
}: {
  tool: CatalogueEntry;
  target: ActionTarget;
  isOpen: boolean;
  onToggle: () => void;
  onDone: () => void;
  stage: HTMLElement | null;
  onStage: (used: boolean) => void;
}) {
  const texts = useAreaTexts(actionTexts);
  const { shell } = useMessages();
  const { language, number } = useLanguage();
  const points = usePointConfig()?.[tool.apiPath] ?? tool.points;
  const isClosed = useSiteFacts()?.tools[tool.id]?.open === false;
  const body = useId();
  return (
    <li>
      <button
        type="button"
        className="leader action-row"
        aria-expanded={isOpen}
        aria-controls={body}
        title={tool.line[language]}
        onClick={onToggle}
      >
        <span>{tool.name[language]}</span>
        <span>{isClosed ? texts.closed : points === 0 ? texts.free : number(points)}</span>
      </button>
      <div id={body} className="action-body" hidden={!isOpen}>
        {isOpen && <p className="note">{tool.line[language]}</p>}
        {isOpen && isClosed && <Closed />}
        {isOpen && !isClosed && !target.image && target.isComing && <p role="status">{shell.loading}</p>}
        {isOpen && !isClosed && target.image && (
          <Suspense fallback={<p role="status">{shell.loading}</p>}>
            <ActionForm
              key={`${tool.id} ${target.key}`}
              id={tool.id}
              takes={String(tool.takes)}
              target={target}
              image={target.image}
              onDone={onDone}
              stage={stage}
              onStage={onStage}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Who can connect an engine for the tool. */
function Closed() {
  const texts = useAreaTexts(actionTexts);
  const user = useUser();
  return (
    <p className="note">
      {user?.is_operator ? (
        <LanguageLink className="link" to={ENGINES}>
          {texts.connect}
        </LanguageLink>
      ) : (
        texts.closedLine
      )}
    </p>
  );
}
