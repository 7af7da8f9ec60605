import { type ComponentProps, type ComponentType, createElement, lazy } from 'react';
import { areaTextsLoaded } from './area-texts.ts';
import { loadOnNeed } from './load-on-need.ts';
import { PartBoundary } from './part-boundary.tsx';

// biome-ignore lint/suspicious/noExplicitAny: as React's own type of components that are loaded
// oxlint-disable-next-line typescript/no-explicit-any -- the same
type Any = ComponentType<any>;
type Load<Part extends Any> = () => Promise<{ default: Part }>;

/** A page of a file that is loaded when it is first drawn, together with the texts that it brings along. */
export const lazyPage: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    await areaTextsLoaded();
    return part;
  });

/**
 * The same for a part of a page: the rest stays where it does not come, and it can be asked for again.
 * @param place `floating` for what covers the page: what is said of it is over the page too
 */
export function lazyPart<Part extends Any>(
  load: Load<Part>,
  place?: 'floating',
): ComponentType<ComponentProps<Part>> {
  const gated = loadOnNeed(load);
  let Loaded: Any = lazyPage(gated);
  return (props) =>
    createElement(PartBoundary, {
      place,
      onAgain: () => {
        Loaded = lazyPage(gated);
      },
      // Drawn by its own component: what is asked for again is another one.
      draw: () => createElement(Loaded, props),
    });
}
