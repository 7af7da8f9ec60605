import { rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import { createPicture, type Picture } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { expect, test } from 'vitest';
import { layout } from '../compose/layout.ts';
import { spotBox } from '../compose/spot.ts';
import { parse } from '../language/parse.ts';
import { drawFromLines } from './draw-from-lines.ts';
import { guideBy, type Match } from './guide.ts';
import { reportOfLines } from './report.ts';
import { isEmpty, readDrawing } from './shapes.ts';

/**
 * A drawing of 256 x 256 from SVG shapes, on transparent paper unless the shapes have a background.
 */
const drawn = (svg: string): Picture => rasterise(`<g fill="none">${svg}</g>`, 256, 256);

const LINE = '<path d="M0 180H256" stroke="#2e8b3d" stroke-width="3"/>';
const HOUSE = '<path d="M150 190V110l40-40l40 40v80z" stroke="#8a4b2a" stroke-width="4"/>';
const PERSON =
  '<path d="M60 160v40M45 175h30M60 200l-10 30M60 200l10 30" stroke="#3a62c8" stroke-width="4"/><circle cx="60" cy="150" r="11" stroke="#3a62c8" stroke-width="4"/>';

test('an empty sheet, white or transparent, has no shapes', () => {
  expect(isEmpty(readDrawing(createPicture(64, 64)))).toBe(true);
  expect(isEmpty(readDrawing(createPicture(64, 64, [0, 0, 0], 0)))).toBe(true);
});

test('finds shapes, their colours, and the ground line that a house interrupts', () => {
  const { shapes, horizon } = readDrawing(drawn(LINE + HOUSE + PERSON));
  expect(horizon).toBeCloseTo(180 / 256, 1);
  expect(shapes).toHaveLength(2);
  const [house, person] = shapes;
  expect(house?.left).toBeCloseTo(0.58, 1);
  expect(house?.bottom).toBeCloseTo(0.75, 1);
  expect(house?.color).toBe('#8a4b2a');
  expect(person?.color).toBe('#3a62c8');
  expect(person && person.right - person.left).toBeLessThan(0.2);
});

test('a painted area at the foot of the picture is the ground, even between strokes', () => {
  const { shapes, ground, horizon } = readDrawing(
    drawn(
      '<rect y="150" width="256" height="106" fill="#7cc05a"/><circle cx="80" cy="200" r="24" stroke="#e08a2c" stroke-width="5"/>',
    ),
  );
  expect(ground).toBe('#7cc05a');
  expect(horizon).toBeCloseTo(150 / 256, 1);
  expect(shapes).toHaveLength(1);
});

test('figures have the places and sizes of their shapes, and the ground is at the line', () => {
  const drawing = readDrawing(drawn(LINE + HOUSE + PERSON));
  const brief = parse('a girl beside a house', { seed: 5 });
  const matches: Match[] = [];
  const { stage, figures } = layout(brief, 256, 256, guideBy(drawing, 0, matches));
  expect(stage.horizon).toBeCloseTo((drawing.horizon ?? 0) * 256, 0);
  const boxOf = (noun: string) => figures.find((figure) => figure.noun === noun)?.box;
  const house = boxOf('house');
  const girl = boxOf('person');
  expect(Math.abs(((house?.left ?? 0) + (house?.right ?? 0)) / 2 - 190)).toBeLessThan(6);
  expect(Math.abs(((girl?.left ?? 0) + (girl?.right ?? 0)) / 2 - 60)).toBeLessThan(6);
  expect(Math.abs((girl?.bottom ?? 0) - 231)).toBeLessThan(10);
  expect(Math.abs((girl ? girl.bottom - girl.top : 0) - 93)).toBeLessThan(12);
  expect(matches.map(({ subject }) => brief.subjects[subject]?.noun).sort()).toEqual(['house', 'person']);
});

test('with full freedom the rules compose as without a drawing', () => {
  const brief = parse('a girl beside a house', { seed: 5 });
  const drawing = readDrawing(drawn(LINE + HOUSE + PERSON));
  expect(layout(brief, 256, 256, guideBy(drawing, 1, [])).figures).toEqual(layout(brief, 256, 256).figures);
});

test('with half freedom a figure is half way', () => {
  const brief = parse('a red car', { seed: 3 });
  const drawing = readDrawing(drawn('<path d="M10 250V210h60v40z" stroke="#dd2222" stroke-width="4"/>'));
  const middle = (freedom: number) => {
    let x = 0;
    layout(brief, 256, 256, {
      ...guideBy(drawing, freedom, []),
      place: (stage, spots) => {
        guideBy(drawing, freedom, []).place(stage, spots);
        const box = spotBox(stage, spots[0] as NonNullable<(typeof spots)[0]>);
        x = (box.left + box.right) / 2;
      },
    });
    return x;
  };
  expect(middle(0)).toBeCloseTo(40, 0);
  expect(middle(0.5)).toBeCloseTo((middle(0) + middle(1)) / 2, 0);
});

test('strokes give the colour if the prompt gives none, and the report names the positions', () => {
  const drawing = readDrawing(drawn(HOUSE + PERSON + '<circle cx="30" cy="30" r="14" fill="#f0c000"/>'));
  const result = drawFromLines(
    { prompt: 'a girl beside a house', drawing, freedom: 0, width: 256, height: 256, seed: 5 },
    () => undefined,
  );
  expect(result.brief.subjects.find(({ noun }) => noun === 'house')?.color).toBe('#8a4b2a');
  expect(result.brief.subjects.find(({ kind }) => kind === 'person')?.look?.outfitColor).toBe('#3a62c8');
  expect(result.unnamed).toBe(1);
  const report = reportOfLines(drawing, result, { understood: ['girl', 'house'], notDrawn: [] });
  expect(report.understood).toEqual(['girl', 'house', 'girl: left', 'house: right']);
  expect(report.notDrawn).toEqual(['one shape that the prompt does not name']);
});

test('a colour in the prompt takes precedence', () => {
  const drawing = readDrawing(drawn(HOUSE));
  const { brief } = drawFromLines(
    { prompt: 'a blue house', drawing, freedom: 0, width: 256, height: 256, seed: 5 },
    () => undefined,
  );
  expect(brief.subjects[0]?.color).toBe(parse('a blue house').subjects[0]?.color);
});
