import { shade } from '../color.ts';
import { paintFacades, paintLamps, paintPaving, paintSkyline } from '../elements/buildings.ts';
import { paintHills, paintMist, paintMountains } from '../elements/land.ts';
import { paintSky } from '../elements/sky.ts';
import { paintWater } from '../elements/water.ts';
import { addLayer, between, type Painter, pick, round, softEllipse } from '../painter.ts';

/** Puddles that mirror the light, for rain and for neon nights. */
function paintPuddles(painter: Painter): void {
  const { random, palette, brief, stage, width, height } = painter;
  if (brief.weather !== 'rain' && brief.weather !== 'storm' && brief.style !== 'cyberpunk') return;
  let svg = '';
  for (let at = 0; at < 9; at += 1) {
    const y = between(random, stage.ground.top + height * 0.03, height);
    const wide = width * between(random, 0.05, 0.14);
    const x = random() * width;
    svg += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(wide * 0.13)}" fill="${palette.skyLow}" opacity=".45"/><ellipse cx="${round(x - wide * 0.1)}" cy="${round(y)}" rx="${round(wide * 0.7)}" ry="${round(wide * 0.07)}" fill="#ffffff" opacity=".22"/>`;
  }
  if (brief.style === 'cyberpunk' || palette.lampsLit) {
    const tints =
      brief.style === 'cyberpunk' ? ['#ff3fae', '#26e7ff', '#ffe44d', '#8f6bff'] : ['#ffcf80', '#ffdf9f'];
    for (let at = 0; at < 14; at += 1) {
      svg += softEllipse(
        painter,
        random() * width,
        between(random, stage.ground.top, height),
        width * 0.018,
        height * between(random, 0.06, 0.14),
        pick(random, tints),
        0.5,
      );
    }
  }
  addLayer(painter, 0.15, svg);
}

/** A street between two rows of houses: village houses if `rural`, shops otherwise. */
export function paintStreet(painter: Painter, rural: boolean): void {
  const { random, stage, height } = painter;
  paintSky(painter);
  if (rural) {
    paintMountains(painter, 2, between(random, 0.12, 0.2), false);
    paintHills(painter, 1, 8);
  } else paintSkyline(painter, stage.horizon + height * 0.03, height * between(random, 0.16, 0.26), 0.7);
  const snowy = painter.brief.season === 'winter' || painter.brief.weather === 'snow';
  paintPaving(painter, stage.horizon + height * 0.015, snowy ? '#e9f0f7' : rural ? '#cdb594' : '#a9a6a6', 7);
  paintFacades(painter, rural);
  paintLamps(painter, rural ? 2 : 4);
  paintPuddles(painter);
}

/** Two skylines behind a road and a pavement. */
export function paintCity(painter: Painter): void {
  const { random, stage, height, width, palette, unit } = painter;
  paintSky(painter);
  paintSkyline(painter, stage.horizon + height * 0.04, height * between(random, 0.3, 0.42), 0.72);
  paintSkyline(painter, stage.horizon + height * 0.08, height * between(random, 0.24, 0.4), 0.38);
  const kerb = stage.ground.top - height * 0.02;
  addLayer(
    painter,
    0.35,
    `<rect y="${round(stage.horizon + height * 0.075)}" width="${width}" height="${round(height)}" fill="${palette.tone('#71757f', 0.1)}"/><rect y="${round(kerb - height * 0.012)}" width="${width}" height="${round(12 * unit)}" fill="${palette.tone('#d6d3ca', 0.05)}"/>`,
  );
  let marks = '';
  for (let at = 0; at < 6; at += 1)
    marks += `<rect x="${round((at * width) / 5.2)}" y="${round((stage.horizon + height * 0.075 + kerb) / 2)}" width="${round(width * 0.09)}" height="${round(5 * unit)}" fill="${palette.tone('#f1ead2', 0.1)}"/>`;
  addLayer(painter, 0.3, marks);
  paintPaving(painter, kerb, '#b9b5b0', 8);
  paintLamps(painter, 3);
  paintPuddles(painter);
}

/** The deck of a bridge with its railing over water. */
export function paintBridge(painter: Painter): void {
  const { random, stage, palette, width, height, unit } = painter;
  const light = paintSky(painter);
  if (random() < 0.5) paintSkyline(painter, stage.horizon + height * 0.01, height * 0.16, 0.72);
  else paintMountains(painter, 2, 0.16, false);
  paintWater(painter, stage.horizon, stage.ground.top, light.x);
  const deck = stage.ground.top - height * 0.01;
  paintPaving(painter, deck, '#c2a582', 9);
  const wood = palette.tone(pick(random, ['#a8503f', '#8a6a4d', '#7c8791']), 0.1);
  const tall = height * 0.13;
  let svg = `<rect y="${round(deck - tall)}" width="${width}" height="${round(13 * unit)}" rx="${round(4 * unit)}"/><rect y="${round(deck - tall * 0.5)}" width="${width}" height="${round(8 * unit)}"/>`;
  const step = width / 9;
  for (let at = 0; at <= 9; at += 1)
    svg += `<rect x="${round(at * step - 8 * unit)}" y="${round(deck - tall * 1.08)}" width="${round(16 * unit)}" height="${round(tall * 1.12)}" rx="${round(3 * unit)}"/>`;
  addLayer(
    painter,
    0.3,
    `<g fill="${wood}">${svg}</g><rect y="${round(deck)}" width="${width}" height="${round(16 * unit)}" fill="${shade(wood, -0.3)}" opacity=".5"/>`,
  );
  paintLamps(painter, 2);
  paintPuddles(painter);
}

/** A quay with boats and coloured houses across the water. */
export function paintHarbour(painter: Painter): void {
  const { random, stage, palette, width, height, unit } = painter;
  const light = paintSky(painter);
  paintHills(painter, 1, 5);
  const quay = stage.horizon + height * 0.045;
  let houses = '';
  let x = -width * 0.02;
  while (x < width) {
    const wide = width * between(random, 0.06, 0.1);
    const tall = height * between(random, 0.07, 0.13);
    const wall = palette.tone(pick(random, ['#e8c7a0', '#d98f7c', '#f1e2c0', '#9dbcc6', '#cfa4b0']), 0.3);
    houses += `<rect x="${round(x)}" y="${round(quay - tall)}" width="${round(wide)}" height="${round(tall)}" fill="${wall}"/><path d="M${round(x - 3 * unit)} ${round(quay - tall)}l${round(wide / 2 + 3 * unit)} ${round(-wide * 0.4)}l${round(wide / 2 + 3 * unit)} ${round(wide * 0.4)}z" fill="${palette.tone('#a0563f', 0.3)}"/>`;
    for (let at = 0; at < 4; at += 1)
      houses += `<rect x="${round(x + wide * (0.18 + 0.42 * (at % 2)))}" y="${round(quay - tall * (0.8 - 0.4 * Math.floor(at / 2)))}" width="${round(wide * 0.2)}" height="${round(tall * 0.2)}" fill="${palette.lampsLit ? '#ffdf9a' : palette.tone('#6c8ea3', 0.3)}"/>`;
    x += wide * 1.02;
  }
  addLayer(painter, 0.5, houses);
  paintWater(painter, quay, stage.water?.bottom ?? height, light.x);
  let boats = '';
  for (let at = 0; at < 4; at += 1) {
    const boatX = width * (0.06 + at * 0.27 + random() * 0.08);
    const y = quay + height * between(random, 0.03, 0.09);
    const long = width * between(random, 0.05, 0.08);
    boats += `<path d="M${round(boatX)} ${round(y)}h${round(long)}l${round(-long * 0.16)} ${round(long * 0.2)}h${round(-long * 0.68)}z" fill="${palette.tone(pick(random, ['#c6483c', '#2f6f8f', '#f1eee4']), 0.2)}"/><path d="M${round(boatX + long * 0.45)} ${round(y)}v${round(-long * 1.3)}" stroke="${palette.tone('#6a5340', 0.2)}" stroke-width="${round(3 * unit)}"/><path d="M${round(boatX + long * 0.5)} ${round(y - long * 0.1)}v${round(-long * 1.1)}l${round(long * 0.45)} ${round(long * 1.1)}z" fill="${palette.tone('#f5efe0', 0.2)}"/>`;
  }
  addLayer(painter, 0.4, boats);
  paintPaving(painter, (stage.water?.bottom ?? height * 0.75) + height * 0.015, '#b39470', 9);
  paintLamps(painter, 2);
  paintPuddles(painter);
}

/** A flat roof with a water tank over the city. */
export function paintRooftop(painter: Painter): void {
  const { random, stage, palette, width, height, unit } = painter;
  paintSky(painter);
  paintSkyline(painter, stage.horizon + height * 0.1, height * between(random, 0.22, 0.34), 0.74);
  paintSkyline(painter, stage.horizon + height * 0.16, height * between(random, 0.16, 0.26), 0.45);
  if (random() < 0.4) paintMist(painter, stage.horizon + height * 0.06, 0.4);
  const edge = stage.ground.top - height * 0.02;
  const brick = palette.tone('#a87566', 0.08);
  paintPaving(painter, edge, '#b3aca4', 6);
  let svg = `<rect y="${round(edge - height * 0.07)}" width="${width}" height="${round(height * 0.08)}" fill="${brick}"/><rect y="${round(edge - height * 0.084)}" width="${width}" height="${round(height * 0.018)}" fill="${palette.tone('#d9cfc2', 0.08)}"/>`;
  const side = random() < 0.5 ? width * 0.06 : width * 0.8;
  svg += `<path d="M${round(side + 14 * unit)} ${round(edge)}l${round(12 * unit)} ${round(-height * 0.16)}m${round(width * 0.1)} 0l${round(12 * unit)} ${round(height * 0.16)}" stroke="${palette.tone('#5f4a40')}" stroke-width="${round(8 * unit)}"/><rect x="${round(side)}" y="${round(edge - height * 0.3)}" width="${round(width * 0.14)}" height="${round(height * 0.16)}" fill="${palette.tone('#8f6b52', 0.1)}"/><path d="M${round(side - 6 * unit)} ${round(edge - height * 0.3)}l${round(width * 0.07 + 6 * unit)} ${round(-height * 0.07)}l${round(width * 0.07 + 6 * unit)} ${round(height * 0.07)}z" fill="${palette.tone('#6b5560', 0.1)}"/>`;
  addLayer(painter, 0.3, svg);
  paintPuddles(painter);
}
