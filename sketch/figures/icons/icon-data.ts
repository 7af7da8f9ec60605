import { readFileSync } from 'node:fs';

/** An icon's SVG body and the box of its ink: left, top, right, bottom in the body's units. */
export interface IconData {
  body: string;
  box: readonly [number, number, number, number];
}

type IconSet = Readonly<Record<string, IconData | undefined>>;

const loaded = new Map<string, IconSet>();

/** The icon of a set, read once from the committed data; undefined if the set lacks it. */
export function iconData(set: 'noto' | 'fluent', name: string): IconData | undefined {
  let icons = loaded.get(set);
  if (!icons) {
    icons = JSON.parse(readFileSync(new URL(`../../icons/${set}.json`, import.meta.url), 'utf8')) as IconSet;
    loaded.set(set, icons);
  }
  return icons[name];
}
