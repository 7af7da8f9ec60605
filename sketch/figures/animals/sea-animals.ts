/** Animals of the sea; drawn about 100 units long, swimming to the right. */
import { blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import { drawEye } from './eye.ts';
import type { FreeAnimal } from './free-animal.ts';

function eightArms(pen: Pen, color: string, moving: boolean): void {
  for (let index = 0; index < 8; index += 1) {
    const side = index - 3.5;
    const out = side * (moving ? 9 : 13);
    const sway = index % 2 === 0 ? 8 : -8;
    const arm = tube(
      [side * 6, 30, 8],
      [out + sway, 54, 6.4],
      [out * 1.3 - sway, 72, 4.4],
      [out * 1.55 + sway, 86, 1.6],
    );
    pen.shape(arm, darker(color, index % 2 === 0 ? 0.18 : 0.05), { tone: 'down' });
    for (let cup = 0; cup < 3; cup += 1)
      pen.mark(oval(out * (1.05 + cup * 0.12), 56 + cup * 8, 1.8), lighter(color, 0.5), 0.8);
  }
}

/** Every animal of the sea that has its own drawing. */
export const SEA_ANIMALS: Readonly<Record<string, FreeAnimal>> = {
  whale: {
    color: '#3f6f9f',
    floats: 'water',
    draw: (pen, color, asleep) => {
      const body = blob(-66, -6, -40, -14, -6, -33, 36, -34, 58, -16, 59, 6, 44, 24, 10, 28, -28, 18, -54, 4);
      pen.shape(blob(-60, -2, -84, -28, -96, -30, -88, -12, -98, 4, -82, 6, -62, 2), darker(color, 0.08));
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => {
        pen.mark(blob(62, 4, 30, 6, 0, 10, -34, 12, -10, 40, 50, 40), '#e3eef4');
        for (let index = 0; index < 6; index += 1)
          pen.line(
            `M58 ${8 + index * 4}Q20 ${12 + index * 4} ${-16 + index * 3} ${14 + index * 3}`,
            '#9db8cb',
            0.9,
          );
      });
      pen.shape(blob(16, 14, 24, 18, 14, 36, -2, 42, 2, 26), darker(color, 0.18));
      drawEye(pen, 43, -4, 3, asleep);
      pen.line('M58 2Q46 4 34 2', darker(color, 0.5), 1.2);
      for (const side of [-1, 1])
        pen.line(
          `M24 -36Q24 -50 ${24 + side * 9} -58Q${24 + side * 15} -60 ${24 + side * 17} -52`,
          '#a8dcf2',
          2.6,
          0.9,
        );
      return { seat: { x: 0, y: -31 } };
    },
  },
  dolphin: {
    color: '#6b93b5',
    floats: 'water',
    draw: (pen, color, asleep) => {
      const body = blob(
        -50,
        12,
        -30,
        -8,
        0,
        -22,
        28,
        -18,
        42,
        -8,
        58,
        -3,
        57,
        3,
        40,
        6,
        20,
        8,
        -8,
        8,
        -30,
        12,
      );
      pen.shape(blob(-48, 12, -66, 8, -76, 16, -62, 20, -62, 34, -52, 28, -44, 14), darker(color, 0.1));
      pen.shape(blob(-2, -20, -14, -38, -22, -38, -16, -18), darker(color, 0.1));
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => pen.mark(blob(60, 1, 36, 1, 10, 0, -26, 10, 0, 24, 50, 20), '#eef4f6'));
      pen.shape(blob(14, 4, 20, 8, 10, 24, 2, 26, 4, 12), darker(color, 0.15));
      drawEye(pen, 34, -7, 2.2, asleep);
      pen.line('M57 1Q46 3 38 -1', darker(color, 0.5), 1);
      return { seat: { x: 4, y: -19 } };
    },
  },
  shark: {
    color: '#7b8a99',
    floats: 'water',
    draw: (pen, color, asleep) => {
      const body = blob(-54, 0, -20, -16, 20, -20, 52, -6, 60, 2, 44, 12, 10, 16, -24, 8);
      pen.shape(blob(-50, 0, -74, -30, -80, -28, -68, 0, -76, 18, -68, 18, -50, 4), darker(color, 0.1));
      pen.shape(blob(8, -18, -6, -42, -14, -42, -12, -16), darker(color, 0.1));
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => pen.mark(blob(62, 4, 30, 4, -10, 6, -50, 4, -20, 26, 40, 26), '#f2f4f4'));
      pen.shape(blob(12, 10, 20, 12, 6, 34, -4, 34), darker(color, 0.16));
      for (const x of [18, 23, 28]) pen.line(`M${x} -6Q${x - 4} 1 ${x} 6`, darker(color, 0.4), 1.2);
      drawEye(pen, 42, -4, 2.2, asleep);
      pen.mark(polygon(38, 8, 52, 5, 49, 9, 46, 7, 44, 11, 42, 8), '#ffffff');
      pen.line('M54 4Q46 8 36 8', darker(color, 0.55), 1);
    },
  },
  fish: {
    color: '#ef8a34',
    floats: 'water',
    draw: (pen, color, asleep) => {
      pen.shape(blob(-28, 0, -50, -22, -56, -20, -48, 0, -56, 20, -50, 22), darker(color, 0.1), {
        tone: 'side',
      });
      pen.shape(blob(-18, -16, -6, -32, 14, -30, 20, -20), darker(color, 0.14));
      pen.shape(blob(-8, 18, 0, 32, 10, 30, 12, 18), darker(color, 0.14));
      const body = blob(-34, 0, -12, -19, 14, -22, 38, -8, 42, 2, 34, 12, 12, 22, -12, 18);
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => {
        for (const x of [-10, 14]) {
          pen.line(`M${x} -26Q${x + 8} 0 ${x} 26`, '#fdf8ee', 8);
        }
        for (let row = 0; row < 3; row += 1)
          for (let scale = 0; scale < 2; scale += 1)
            pen.line(`M${-2 + scale * 7} ${-9 + row * 8}q4 3 0 6`, darker(color, 0.3), 1);
      });
      pen.shape(blob(2, 2, 14, 4, 2, 16, -6, 12), darker(color, 0.16));
      drawEye(pen, 29, -4, 4, asleep);
      pen.line('M41 4Q36 8 31 6', darker(color, 0.5), 1.3);
    },
  },
  octopus: {
    color: '#d8566a',
    floats: 'water',
    draw: (pen, color, asleep, moving) => {
      eightArms(pen, color, moving);
      pen.shape(blob(-30, 24, -36, -8, -24, -38, 0, -48, 24, -38, 36, -8, 30, 24, 14, 38, -14, 38), color, {
        tone: 'round',
      });
      for (const [x, y, r] of [
        [-16, -28, 4],
        [-5, -36, 2.6],
        [16, -26, 3.4],
      ] as const)
        pen.mark(oval(x, y, r), lighter(color, 0.35), 0.7);
      for (const x of [-10, 14]) drawEye(pen, x, 6, 5.4, asleep);
      pen.line('M-4 20Q2 26 8 20', darker(color, 0.5), 1.6);
    },
  },
  squid: {
    color: '#e39a86',
    floats: 'water',
    draw: (pen, color, asleep, moving) => {
      eightArms(pen, color, moving);
      pen.shape(blob(0, -70, 34, -40, 18, -30, -18, -30, -34, -40), darker(color, 0.12));
      pen.shape(blob(0, -72, 16, -40, 20, 0, 18, 34, 0, 40, -18, 34, -20, 0, -16, -40), color, {
        tone: 'side',
      });
      for (const x of [-8, 12]) drawEye(pen, x, 16, 5, asleep);
    },
  },
  jellyfish: {
    color: '#b79be8',
    floats: 'water',
    draw: (pen, color) => {
      for (let index = 0; index < 7; index += 1) {
        const x = -24 + index * 8;
        const sway = index % 2 === 0 ? 7 : -7;
        pen.line(
          `M${x} 6C${x + sway} 26 ${x - sway} 44 ${x + sway * 0.6} ${64 + (index % 3) * 8}`,
          lighter(color, 0.25),
          index % 2 === 0 ? 4 : 1.8,
          0.8,
        );
      }
      pen.shape(
        `M-36 8C-38 -44 38 -44 36 8Q30 14 24 8Q18 14 12 8Q6 14 0 8Q-6 14 -12 8Q-18 14 -24 8Q-30 14 -36 8Z`,
        color,
        { tone: 'round' },
      );
      pen.mark(blob(-24, -8, -14, -26, 2, -30, -8, -18), '#ffffff', 0.45);
    },
  },
  seal: {
    color: '#7f8894',
    draw: (pen, color, asleep) => {
      pen.shape(blob(-54, -4, -78, -16, -80, -8, -70, -2, -80, 4, -60, 4), darker(color, 0.16));
      const body = tube([-54, -4, 5], [-24, -12, 14], [14, -20, 19], [34, -42, 12.5], [40, -54, 13]);
      pen.shape(body, color, { tone: 'down' });
      pen.clip(body, () => pen.mark(blob(-40, 6, 0, -4, 30, -20, 60, -40, 50, 10), lighter(color, 0.5), 0.8));
      pen.shape(blob(16, -12, 28, -8, 34, 4, 18, 5, 6, 2), darker(color, 0.18));
      pen.shape(oval(51, -50, 5.5, 4.5), lighter(color, 0.4));
      pen.mark(oval(55, -53, 2.6, 2), '#2a2226');
      for (const y of [-2, 2]) pen.line(polyline(51, -49 + y, 62, -48 + y * 2.4), '#fbf8f2', 0.7);
      drawEye(pen, 42, -57, 3.4, asleep);
    },
  },
  crab: {
    color: '#dd5138',
    draw: (pen, color, asleep) => {
      for (const side of [-1, 1]) {
        for (let leg = 0; leg < 3; leg += 1) {
          pen.rod(
            polyline(
              side * 24,
              -16 + leg * 3,
              side * (42 + leg * 2),
              -26 + leg * 8,
              side * (50 - leg * 4),
              -4 + leg * 2,
            ),
            darker(color, 0.14),
            4.2,
          );
        }
        pen.rod(polyline(side * 26, -26, side * 42, -36, side * 40, -48), color, 6);
        pen.shape(
          blob(
            side * 32,
            -54,
            side * 34,
            -72,
            side * 46,
            -76,
            side * 42,
            -64,
            side * 52,
            -70,
            side * 54,
            -54,
            side * 42,
            -46,
          ),
          color,
          { tone: 'round' },
        );
        pen.rod(polyline(side * 9, -34, side * 10, -46), color, 3);
      }
      pen.shape(blob(-36, -20, -26, -36, 0, -41, 26, -36, 36, -20, 22, -6, 0, -3, -22, -6), color, {
        tone: 'down',
      });
      for (const side of [-1, 1]) drawEye(pen, side * 10, -48, 4, asleep);
      pen.line('M-8 -18Q0 -12 8 -18', darker(color, 0.5), 1.6);
    },
  },
  lobster: {
    color: '#c93a2c',
    draw: (pen, color, asleep) => {
      for (let leg = 0; leg < 4; leg += 1)
        pen.rod(polyline(10 - leg * 9, -10, 14 - leg * 10, 0), darker(color, 0.2), 2.6);
      pen.shape(blob(-62, -18, -80, -30, -84, -16, -80, -4, -64, -8), darker(color, 0.12));
      for (let part = 0; part < 5; part += 1)
        pen.shape(
          oval(-58 + part * 12, -14, 10, 9 + part * 0.8),
          darker(color, part % 2 === 0 ? 0.06 : 0.14),
          { tone: 'down' },
        );
      pen.shape(blob(-10, -26, 20, -28, 36, -16, 20, -4, -10, -3), color, { tone: 'down' });
      for (const y of [-22, -10])
        pen.shape(blob(30, y, 50, y - 12, 66, y - 16, 60, y - 6, 68, y, 50, y + 4), color, { tone: 'round' });
      for (const y of [-46, -40]) pen.line(`M32 -22Q50 ${y} 76 ${y + 6}`, color, 1.4);
      drawEye(pen, 28, -22, 2.8, asleep);
    },
  },
  seahorse: {
    color: '#e8b13f',
    floats: 'water',
    draw: (pen, color, asleep) => {
      pen.shape(polygon(-16, -14, -34, -22, -36, -2, -18, 6), darker(color, 0.2));
      pen.shape(
        tube(
          [4, -50, 13],
          [-2, -30, 11],
          [0, -6, 15],
          [-2, 20, 10],
          [4, 42, 6],
          [18, 46, 4],
          [18, 34, 3],
          [10, 34, 2],
        ),
        color,
        { tone: 'side' },
      );
      pen.shape(tube([8, -52, 7], [34, -48, 4], [37, -48, 5]), color);
      pen.shape(polygon(-8, -60, -10, -74, -2, -68, 4, -76, 6, -66, 14, -70, 10, -58), darker(color, 0.14));
      for (let ring = 0; ring < 6; ring += 1)
        pen.line(
          `M${-12 + ring} ${-18 + ring * 9}Q0 ${-13 + ring * 9} ${14 - ring * 1.6} ${-18 + ring * 9}`,
          darker(color, 0.32),
          1.2,
        );
      drawEye(pen, 9, -55, 3.2, asleep);
    },
  },
  starfish: {
    color: '#ef7f4a',
    draw: (pen, color, asleep) => {
      const points: number[] = [];
      for (let index = 0; index < 10; index += 1) {
        const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
        const radius = index % 2 === 0 ? 42 : 18;
        points.push(Math.cos(angle) * radius, Math.sin(angle) * radius);
      }
      pen.shape(blob(...points), color, { tone: 'round' });
      for (let arm = 0; arm < 5; arm += 1) {
        const angle = (arm / 5) * Math.PI * 2 - Math.PI / 2;
        for (const radius of [15, 22, 29])
          pen.mark(oval(Math.cos(angle) * radius, Math.sin(angle) * radius, 2.4), lighter(color, 0.5), 0.8);
      }
      for (const x of [-6, 6]) drawEye(pen, x, -2, 3, asleep);
      pen.line(`M-5 7Q0 ${num(12)} 5 7`, darker(color, 0.5), 1.4);
    },
  },
};
