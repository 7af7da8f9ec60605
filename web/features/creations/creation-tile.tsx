import type { Creation } from '@inkreel/contract/api/creations.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { Check, Star } from 'lucide-react';
import { PictureToolbar } from '../../canvas/ui/picture-toolbar.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { ResultMenu } from '../../runs/result-menu.tsx';
import { type ResultActions, useChangeResult, useResultVerbs } from '../../runs/result-verbs.ts';
import { subjectOfCreation } from '../../runs/verb-subject.ts';
import { FileThumbnail } from '../../ui/file-thumbnail.tsx';
import { FilmPeek } from '../../ui/film-peek.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { mediaLength } from '../../ui/media-length.ts';
import { useNameOfTool } from './tool-name.ts';
import type { Place } from './waterfall.ts';

/** Actions shown on the picture itself; the others are in its menu and in the viewer. */
const ON_PICTURE = ['download', 'save', 'reuse', 'delete', 'restore'];

/** One picture of the waterfall: opens the viewer, or is ticked while several are being selected. */
export function CreationTile({
  creation,
  place,
  selecting,
  selected,
  onOpen,
  onSelect,
  actions,
}: {
  creation: Creation;
  place: Place;
  selecting: boolean;
  selected: boolean;
  onOpen: () => void;
  onSelect: () => void;
  actions: ResultActions;
}) {
  const texts = useAreaTexts(creationsTexts);
  const { pictures } = useStudioMessages();
  const { colon } = useLanguage();
  const change = useChangeResult();
  const { file, prompt, starred } = creation;
  const subject = subjectOfCreation(creation);
  const verbs = useResultVerbs(subject, actions);
  const tool = useNameOfTool(creation);
  // Many tools take no prompt: their results are named by tool and size.
  const name = prompt || tool;
  const length = mediaLength(file);
  const size =
    file.width && file.height ? pictures.facts.size({ width: file.width, height: file.height }) : length;
  // The text on the tile is part of its name.
  const called = length === '' ? name : `${name}, ${length}`;
  return (
    <li
      className="creation"
      data-selected={selected}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
    >
      <ResultMenu subject={subject} actions={actions}>
        <div className="creation-print" style={{ aspectRatio: `${file.width ?? 1} / ${file.height ?? 1}` }}>
          <button
            type="button"
            className="creation-open"
            aria-label={
              selecting ? texts.selectOne({ name: called }) : `${pictures.verbs.open}${colon}${called}`
            }
            {...(selecting ? { 'aria-pressed': selected } : {})}
            onClick={selecting ? onSelect : onOpen}
          >
            <FileThumbnail file={file} alt="" />
            {file.kind === 'video' && !selecting && (
              <FilmPeek url={file.url} still={file.thumbnail === null} />
            )}
          </button>
          {selecting ? (
            <span className="creation-tick" data-on={selected} aria-hidden>
              {selected && <Check size={16} strokeWidth={2.4} />}
            </span>
          ) : (
            <>
              {creation.deleted_at === null && (
                <IconButton
                  icon={Star}
                  className="creation-star"
                  data-on={starred}
                  label={starred ? pictures.verbs.unstar : pictures.verbs.star}
                  aria-pressed={starred}
                  onClick={() => void change(creation, { starred: !starred })}
                />
              )}
              <div className="creation-verbs">
                <PictureToolbar
                  label={`${pictures.toolbar}${colon}${name}`}
                  verbs={verbs.filter(({ id }) => ON_PICTURE.includes(id))}
                />
              </div>
            </>
          )}
        </div>
      </ResultMenu>
      <p className="slug creation-slug">
        <b title={name}>{name}</b>
        <span>{prompt ? tool : size}</span>
      </p>
    </li>
  );
}
