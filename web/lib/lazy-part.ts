import { type ComponentProps, type ComponentType, createElement, lazy } from 'react';
import { areaTextsLoaded } from './area-texts.ts';
import { loadOnNeed } from './load-on-need.ts';
import { PartBoundary } from './part-boundary.tsx';

/** What `React.lazy` accepts. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await areaTextsLoaded();
  return part;
}

/**
 * Draws a page that is not prerendered again as soon as its file is loaded: React shows the fallback of `Suspense` for
 * at least 300 ms unless something else is rendered.
 */
export const firstPage: { draw?: (() => void) | undefined } = {};

/** A page whose file is loaded when it is first rendered, together with its texts. */
export const lazyPage: typeof lazy = (load) =>
  lazy(async () => {
    const page = await withTexts(load);
    firstPage.draw?.();
    firstPage.draw = undefined;
    return page;
  });

/**
 * The same for a part of a page: if it fails to load, the rest stays and loading can be retried.
 * @param place `floating` for a part that covers the page: its failure is shown over the page too
 */
export function lazyPart<Part extends Loadable>(
  load: () => Promise<{ default: Part }>,
  place?: 'floating',
): ComponentType<ComponentProps<Part>> {
  const gated = loadOnNeed(load);
  const begin = () => lazy(() => withTexts(gated)) as unknown as ComponentType<object>;
  let Loaded = begin();
  return (props) =>
    createElement(PartBoundary, {
      place,
      onAgain: () => {
        Loaded = begin();
      },
      draw: () => createElement(Loaded, props),
    });
}
