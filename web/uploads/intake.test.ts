import { describe, expect, it } from 'vitest';
import { type Intake, inOrder, isWebAddress } from './intake.ts';

const place = (name: string, room: number) =>
  ({
    name,
    room: () => room,
    element: { contains: (other: unknown) => other === name },
  }) as unknown as Intake & {
    name: string;
  };

describe('what is pasted goes', () => {
  it('to the place with the focus, then to those with room, in the order of the page', () => {
    const places = [place('full', 0), place('first', 1), place('second', 3)];
    const order = (focused: string | null) =>
      inOrder(places, focused as unknown as Element | null).map(({ name }) => name);
    expect(order(null)).toEqual(['first', 'second', 'full']);
    expect(order('second')).toEqual(['second', 'first', 'full']);
    expect(order('full')).toEqual(['full', 'first', 'second']);
  });
});

describe('a pasted text', () => {
  it.each([
    ['https://example.com/cat.jpg', true],
    ['HTTP://example.com', true],
    ['see https://example.com/cat.jpg', false],
    ['https://example.com/a b', false],
    ['file:///etc/passwd', false],
    ['cat.jpg', false],
    ['https://', false],
  ])('%j is an address: %s', (text, is) => {
    expect(isWebAddress(text)).toBe(is);
  });
});
