import { describe, expect, it } from 'vitest';
import { dominantHue } from './dominant-hue.ts';
import { iconData } from './icon-data.ts';
import { fromHsl, longColors, mapColors, recolor, toHsl } from './recolor.ts';
import { restyle } from './restyle.ts';

const BODY =
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#800000"/></linearGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h9v9z"/><path fill="#fff" opacity=".3" d="M1 1h2v2z"/><path fill="#e03020" d="M2 2h2v2z"/>';

const colorsOf = (body: string): string[] => {
  const found: string[] = [];
  mapColors(body, (color) => {
    found.push(color);
    return color;
  });
  return found;
};

describe('recolor', () => {
  it('turns colours to hue, saturation and lightness and back', () => {
    for (const color of ['#000000', '#ffffff', '#d8463c', '#3a7bd5', '#4a9e6b', '#808080']) {
      expect(fromHsl(toHsl(color))).toBe(color);
    }
  });

  it('turns the main hue and leaves grays', () => {
    const drawing =
      '<path fill="#e03020" d="M0 0h9v9h-9z"/><path fill="#c02010" d="M0 0h4v4z"/><path fill="#808080" d="M9 0h2v9h-2z"/>';
    const main = dominantHue(drawing, [0, 0, 11, 9]);
    expect(main).toBeLessThan(20);
    const body = recolor(drawing, '#2040e0', main);
    const [first = '', second = '', gray] = colorsOf(body);
    expect(toHsl(first)[0]).toBeCloseTo(toHsl('#2040e0')[0], -1);
    expect(toHsl(second)[0]).toBeCloseTo(toHsl('#2040e0')[0], -1);
    expect(gray).toBe('#808080');
  });
});

describe('restyle', () => {
  it('leaves no gradient and no gloss, and draws an ink line', () => {
    const flat = restyle(longColors(BODY), 'retro_comics', '#112233', 2);
    expect(flat).not.toMatch(/Gradient|url\(/);
    expect(flat).not.toContain('opacity=".3"');
    expect(flat).toContain('stroke="#112233"');
  });

  it('uses only the pigments of woodblock prints for ukiyo-e', () => {
    const pizza = iconData('noto', 'pizza');
    const wheel = iconData('noto', 'ferris-wheel');
    if (!pizza || !wheel) throw new Error('icons are missing');
    const colors = colorsOf(restyle(longColors(pizza.body + wheel.body), 'ukiyo_e', '#2a2230', 2));
    expect(new Set(colors).size).toBeLessThanOrEqual(15);
  });
});
