import { isOpenAddress } from '@inkreel/contract/documents/text-node.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { createPortal } from 'react-dom';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type Store, useSelected, useStore } from '../../lib/store.ts';
import { imageAddress } from '../reader/image-address.ts';
import { idOf } from '../schema/block-ids.ts';
import type { ImageBlockView } from './image-views.ts';

/** The images of a text that stand on lines for themselves, each with its words for those who do not see it. */
export function ImageBlocks({
  editor,
  document,
  views,
}: {
  editor: Editor;
  document: OpenParts;
  views: Store<readonly ImageBlockView[]>;
}) {
  return useStore(views, []).map((view) =>
    createPortal(<ImageBlock editor={editor} document={document} view={view} />, view.element, view.key),
  );
}

function ImageBlock({
  editor,
  document,
  view: { node, at },
}: {
  editor: Editor;
  document: OpenParts;
  view: ImageBlockView;
}) {
  const { image: texts } = useAreaTexts(writerTexts);
  const part = useSelected(document.state, ({ parts }) => parts.get(idOf(node) ?? ''));
  const files = useStore(document.files, document.files.get());
  const { url, size, foreign } = imageAddress(node.attrs['src'] as string | null, part, files);
  const alt = String(node.attrs['alt'] ?? '');
  const setAlt = (words: string) => {
    const place = at();
    if (place === undefined) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(place, 'alt', words === '' ? null : words));
  };
  if (foreign !== undefined)
    return (
      <p className="writer-image-foreign" contentEditable={false}>
        {texts.foreign}:{' '}
        {isOpenAddress(foreign) ? (
          <a href={foreign} target="_blank" rel="noopener noreferrer nofollow">
            {alt === '' ? foreign : alt}
          </a>
        ) : (
          <span>{alt === '' ? foreign : alt}</span>
        )}
      </p>
    );
  return (
    <div contentEditable={false}>
      {url === undefined ? (
        <div className="writer-image-wait" role="img" aria-label={texts.wait} />
      ) : (
        <img src={url} alt={alt} {...size} draggable={false} />
      )}
      <figcaption>
        <input
          className="writer-alt"
          value={alt}
          maxLength={500}
          placeholder={texts.alt}
          aria-label={texts.alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </figcaption>
    </div>
  );
}
