/** Ornaments as SVG fragments; all sizes in pixels. */

/** A square red seal with carved bars (no letters). */
export function sealMark(left: number, top: number, side: number): string {
  const bar = (x: number, y: number, width: number, height: number) =>
    `<rect x="${left + x * side}" y="${top + y * side}" width="${width * side}" height="${height * side}" fill="#f6ead6"/>`;
  return [
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * 0.08}" fill="#b3301f"/>`,
    bar(0.14, 0.2, 0.3, 0.07),
    bar(0.14, 0.46, 0.3, 0.07),
    bar(0.14, 0.72, 0.3, 0.07),
    bar(0.255, 0.14, 0.07, 0.72),
    bar(0.56, 0.16, 0.07, 0.68),
    bar(0.56, 0.16, 0.28, 0.07),
    bar(0.78, 0.16, 0.07, 0.68),
    bar(0.56, 0.46, 0.28, 0.07),
    bar(0.56, 0.77, 0.28, 0.07),
  ].join('');
}

/** Fretwork (thunder pattern) along a straight band, as one path; `size` is one turn. */
export function fretwork(left: number, top: number, length: number, size: number, upright: boolean): string {
  const count = Math.max(1, Math.round(length / size));
  const step = length / count;
  const turns: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = at * step;
    const points: [number, number][] = [
      [0, 1],
      [0, 0],
      [0.8, 0],
      [0.8, 0.75],
      [0.3, 0.75],
      [0.3, 0.38],
      [0.55, 0.38],
    ];
    turns.push(
      points
        .map(([along, across], index) => {
          const way = start + along * step * 0.96;
          const side = across * size * 0.86;
          const [x, y] = upright ? [left + side, top + way] : [left + way, top + side];
          return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join(''),
    );
  }
  return turns.join('');
}

/** A paper lantern that hangs from (x, top). */
export function lantern(x: number, top: number, size: number): string {
  const middle = top + size * 1.25;
  const ribs = [-0.62, -0.25, 0.25, 0.62]
    .map(
      (share) =>
        `<ellipse cx="${x}" cy="${middle}" rx="${Math.abs(share) * size}" ry="${size * 0.78}" fill="none" stroke="#f6c453" stroke-opacity=".55" stroke-width="${size * 0.035}"/>`,
    )
    .join('');
  const tassel = [-0.12, -0.04, 0.04, 0.12]
    .map(
      (share) =>
        `<path d="M${x + share * size} ${middle + size * 0.95}V${middle + size * 1.7}" stroke="#f1b535" stroke-width="${size * 0.05}"/>`,
    )
    .join('');
  return [
    `<path d="M${x} ${top}V${middle - size * 0.8}" stroke="#f1b535" stroke-width="${size * 0.06}"/>`,
    `<ellipse cx="${x}" cy="${middle}" rx="${size}" ry="${size * 0.8}" fill="#d3221c"/>`,
    `<ellipse cx="${x - size * 0.25}" cy="${middle - size * 0.15}" rx="${size * 0.5}" ry="${size * 0.5}" fill="#ff6a3c" fill-opacity=".45"/>`,
    ribs,
    `<rect x="${x - size * 0.42}" y="${middle - size * 0.92}" width="${size * 0.84}" height="${size * 0.18}" fill="#f1b535"/>`,
    `<rect x="${x - size * 0.42}" y="${middle + size * 0.74}" width="${size * 0.84}" height="${size * 0.18}" fill="#f1b535"/>`,
    tassel,
  ].join('');
}

/** A branch with plum blossoms that comes in from a corner; `right` and `down` are 1 or -1: where it grows to. */
export function plumBranch(x: number, y: number, size: number, right: 1 | -1, down: 1 | -1): string {
  const at = (across: number, along: number): [number, number] => [
    x + across * size * right,
    y + along * size * down,
  ];
  const path = (points: [number, number][], width: number) => {
    const [first, control, end] = points.map(([across, along]) => at(across, along)) as [
      [number, number],
      [number, number],
      [number, number],
    ];
    return `<path d="M${first.join(' ')}Q${control.join(' ')} ${end.join(' ')}" fill="none" stroke="#4a3428" stroke-width="${width * size}" stroke-linecap="round"/>`;
  };
  const blossom = (across: number, along: number, radius: number) => {
    const [cx, cy] = at(across, along);
    const petals = Array.from({ length: 5 }, (_, index) => {
      const angle = (index / 5) * Math.PI * 2 + across * 7;
      const px = cx + Math.cos(angle) * radius * size * 0.75;
      const py = cy + Math.sin(angle) * radius * size * 0.75;
      return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${radius * size * 0.62}" fill="#e7a4a0" stroke="#b9645f" stroke-width="${size * 0.004}"/>`;
    });
    return `${petals.join('')}<circle cx="${cx}" cy="${cy}" r="${radius * size * 0.3}" fill="#f4d79a"/>`;
  };
  return [
    path(
      [
        [-0.02, 0.05],
        [0.35, 0.12],
        [0.72, 0.02],
      ],
      0.03,
    ),
    path(
      [
        [0.3, 0.1],
        [0.45, 0.3],
        [0.42, 0.5],
      ],
      0.018,
    ),
    path(
      [
        [0.5, 0.08],
        [0.66, 0.2],
        [0.92, 0.22],
      ],
      0.013,
    ),
    path(
      [
        [0.12, 0.06],
        [0.16, 0.25],
        [0.08, 0.42],
      ],
      0.016,
    ),
    blossom(0.42, 0.5, 0.055),
    blossom(0.36, 0.27, 0.045),
    blossom(0.72, 0.03, 0.055),
    blossom(0.9, 0.22, 0.042),
    blossom(0.56, 0.13, 0.05),
    blossom(0.1, 0.4, 0.045),
    blossom(0.2, 0.08, 0.035),
    blossom(0.62, 0.22, 0.028),
  ].join('');
}
