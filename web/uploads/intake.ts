import type { SamplePicture } from './sample-picture.ts';

/** A part of the page that takes pictures: a slot, or a list of them. */
export interface Intake {
  element: HTMLElement;
  /** Pictures that it has room for now. */
  room: () => number;
  take: (files: readonly File[]) => void;
  takeAddress: (address: string) => void;
  /** Takes a picture of the site itself. */
  takeSample: (sample: SamplePicture) => void;
}

const intakes: Intake[] = [];

/** From now on what is pasted or dropped anywhere may go to it. Returns a function to stop. */
export function registerIntake(intake: Intake): () => void {
  intakes.push(intake);
  if (intakes.length === 1) {
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
  }
  return () => {
    intakes.splice(intakes.indexOf(intake), 1);
    if (intakes.length > 0) return;
    document.removeEventListener('paste', onPaste);
    document.removeEventListener('drop', onDrop);
  };
}

/**
 * Hands files to the fields of the page that have room, one after the other: first to the one with the focus. What no
 * field has room for goes to the last one, which says so.
 * @returns false if nothing on the page takes pictures
 */
export function offerFiles(files: readonly File[]): boolean {
  const takers = inOrder(intakes, document.activeElement);
  let left = files;
  for (const taker of takers) {
    const share = left.slice(0, taker.room());
    if (share.length > 0) taker.take(share);
    left = left.slice(share.length);
  }
  if (left.length > 0) takers.at(0)?.take(left);
  return takers.length > 0;
}

/** Hands a picture of the site to the first part of the page that has room. */
export function offerSample(sample: SamplePicture): void {
  inOrder(intakes, document.activeElement)[0]?.takeSample(sample);
}

/** The one that has the focus inside, then those with room, in the order of the page. */
export function inOrder<Kind extends Pick<Intake, 'element' | 'room'>>(
  all: readonly Kind[],
  focused: Element | null,
): Kind[] {
  const rank = (each: Kind) => (focused && each.element.contains(focused) ? 0 : each.room() > 0 ? 1 : 2);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

function onPaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length > 0) {
    event.preventDefault();
    offerFiles(files);
    return;
  }
  // Text that is pasted into a text field stays text.
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
    return;
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  if (isWebAddress(text)) {
    event.preventDefault();
    inOrder(intakes, document.activeElement)[0]?.takeAddress(text);
  }
}

/** What is dropped outside all slots is handled like a paste. */
function onDrop(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (event.defaultPrevented || files.length === 0) return;
  event.preventDefault();
  offerFiles(files);
}

/** Whether a text is one web address and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
