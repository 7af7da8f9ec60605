import { isOpenAddress } from '@inkreel/contract/documents/text-node.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { imageAddress } from '../reader/image-address.ts';

/** An image block on the page, into which its controls are drawn. */
export interface ImageBlockView {
  key: string;
  element: HTMLElement;
  node: Node;
  /** Where it is in the text; undefined once it is gone. */
  at: () => number | undefined;
}

/** Draws images: those between words here, those on lines for themselves by the page (`views`). */
export function imageViews(document: OpenParts): {
  extension: Extension;
  views: Store<readonly ImageBlockView[]>;
} {
  const views = createStore<readonly ImageBlockView[]>([]);
  let made = 0;
  const block = (node: Node, at: () => number | undefined): NodeView => {
    const element = globalThis.document.createElement('figure');
    element.dataset['image'] = '';
    const key = String((made += 1));
    // After the editor's own update, in which React may not render.
    const set = (change: (list: readonly ImageBlockView[]) => readonly ImageBlockView[]) =>
      queueMicrotask(() => views.set(change(views.get())));
    set((list) => [...list, { key, element, node, at }]);
    return {
      dom: element,
      update: (next) => {
        if (next.type !== node.type) return false;
        set((list) => list.map((view) => (view.key === key ? { ...view, node: next } : view)));
        return true;
      },
      // What is typed into its fields is not the text's.
      stopEvent: (event) => event.target !== element && !event.type.startsWith('drag'),
      ignoreMutation: () => true,
      destroy: () => set((list) => list.filter((view) => view.key !== key)),
    };
  };
  const inline = (node: Node): NodeView => {
    const element = globalThis.document.createElement('span');
    element.className = 'writer-inline-image';
    const draw = () => element.replaceChildren(inlineImage(node, document));
    draw();
    return { dom: element, ignoreMutation: () => true, destroy: document.files.subscribe(draw) };
  };
  const extension = Extension.create({
    name: 'imageViews',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('imageViews'),
        props: {
          nodeViews: { imageBlock: (node, _view, at) => block(node, at), image: (node) => inline(node) },
        },
      }),
    ],
  });
  return { extension, views };
}

function inlineImage({ attrs }: Node, document: OpenParts): HTMLElement {
  const { url, size, foreign } = imageAddress(attrs['src'] as string | null, undefined, document.files.get());
  const alt = String(attrs['alt'] ?? '');
  if (foreign !== undefined) {
    const link = globalThis.document.createElement('a');
    if (isOpenAddress(foreign)) link.href = foreign;
    link.rel = 'noopener noreferrer nofollow';
    link.target = '_blank';
    link.textContent = alt === '' ? foreign : alt;
    return link;
  }
  const image = globalThis.document.createElement('img');
  image.alt = alt;
  if (url !== undefined) image.src = url;
  Object.assign(image, size);
  return image;
}
