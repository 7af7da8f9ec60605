import { isOpenAddress } from '@inkreel/contract/documents/text-node.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import type { Editor } from '@tiptap/core';
import { createPortal } from 'react-dom';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type Store, useSelected, useStore } from '../../lib/store.ts';
import { placeOfImage } from '../make/image-place.ts';
import { freshImage } from '../make/insert-wish.ts';
import { type BlockRun, MakeImage } from '../make/make-image.tsx';
import { imageAddress } from '../reader/image-address.ts';
import { idOf } from '../schema/block-ids.ts';
import type { ImageBlockView } from './image-views.ts';

/** The images of a text that stand on lines for themselves, each with its words for those who do not see it. */
export function ImageBlocks({ views, ...rest }: Place & { views: Store<readonly ImageBlockView[]> }) {
  return useStore(views, []).map((view) =>
    createPortal(<ImageBlock {...rest} view={view} />, view.element, view.key),
  );
}

interface Place {
  editor: Editor;
  document: OpenParts;
  /** What was typed becomes a change of the document at once. */
  flush: () => void;
}

function ImageBlock({ editor, document, flush, view: { node, at } }: Place & { view: ImageBlockView }) {
  const { image: texts } = useAreaTexts(writerTexts);
  const id = idOf(node) ?? '';
  const part = useSelected(document.state, ({ parts }) => parts.get(id));
  const fresh = useStore(freshImage, undefined);
  const files = useStore(document.files, document.files.get());
  const { url, size, foreign } = imageAddress(node.attrs['src'] as string | null, part, files);
  const alt = String(node.attrs['alt'] ?? '');
  const setAttributes = (attributes: Readonly<Record<string, string | null>>) => {
    const place = at();
    if (place === undefined) return;
    const transaction = editor.state.tr;
    for (const [name, value] of Object.entries(attributes)) transaction.setNodeAttribute(place, name, value);
    editor.view.dispatch(transaction);
  };
  const leave = () => {
    const place = at();
    if (place === undefined) return;
    const end = place + node.nodeSize;
    const next = editor.state.doc.nodeAt(end);
    const chain = editor.chain();
    if (!next?.isTextblock) chain.insertContentAt(end, { type: 'paragraph' });
    chain
      .setTextSelection(end + 1)
      .focus()
      .run();
  };
  const remove = () => {
    const place = at();
    if (place === undefined) return;
    editor
      .chain()
      .insertContentAt({ from: place, to: place + node.nodeSize }, { type: 'paragraph' })
      .setTextSelection(place + 1)
      .focus()
      .run();
  };
  const run = part?.['run'] as unknown as BlockRun | undefined;
  const isMissing = url === undefined && foreign === undefined && typeof node.attrs['src'] !== 'string';
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
      {isMissing ? (
        <MakeImage
          key={id}
          document={document}
          part={id}
          attributes={node.attrs}
          run={run}
          isFresh={fresh === id}
          setAttributes={setAttributes}
          flush={flush}
          leave={leave}
          remove={remove}
        />
      ) : url === undefined ? (
        <div className="writer-image-wait" role="img" aria-label={texts.wait} />
      ) : (
        <img
          src={url}
          alt={alt}
          {...size}
          style={placeOfImage(node.attrs['ratio'], size)}
          draggable={false}
        />
      )}
      <figcaption>
        <input
          className="writer-alt"
          value={alt}
          maxLength={500}
          placeholder={texts.alt}
          aria-label={texts.alt}
          onChange={(event) => setAttributes({ alt: event.target.value === '' ? null : event.target.value })}
        />
      </figcaption>
    </div>
  );
}
