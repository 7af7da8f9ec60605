import type { Box } from '../faces/face.ts';
import { findFaces } from '../faces/find-faces.ts';
import { findObjects } from '../faces/find-objects.ts';
import { isFace } from '../faces/one-face.ts';
import type { Picture } from '../pixels/picture.ts';
import { shrink } from './paint-labels.ts';

/** The detected subjects of a picture, in its pixels. */
export interface Subjects {
  /** Around each subject, roughly. */
  boxes: Box[];
  /** Inside faces and the bodies below them: certain subject. */
  cores: Box[];
  /** Beside the head of a single person: certain background. */
  beside: Box[];
  /** Faces that are large enough to be the subject, and people detected around faces or separately. */
  faces: Box[];
  persons: Box[];
  /** Confidence in the boxes, 0 to 1. */
  score: number;
}

/** Objects below this score are as often wrong as right. */
const LEAST_SCORE = 0.35;
/**
 * Other objects of at least this share of the largest one belong to the subject too: a group of people, a saucer and
 * its cup.
 */
const LEAST_AREA = 0.3;

/** The people and objects that the picture shows: the largest ones, which must cover a minimum of it. */
export async function findSubjects(picture: Picture): Promise<Subjects> {
  const faces = (await findFaces(picture)).filter(isFace);
  const objects = (await findObjects(picture)).filter(({ score }) => score >= LEAST_SCORE);
  const area = ({ width, height }: Box) => width * height;
  const whole = picture.width * picture.height;
  const largest = Math.max(0, ...objects.map(({ box }) => area(box)));
  const main = objects.filter(({ box }) => area(box) >= largest * LEAST_AREA && area(box) > whole * 0.01);
  const boxes = main.map(({ box }) => box);
  const persons = main.filter(({ label }) => label === 'person').map(({ box }) => box);
  for (const { box } of faces) {
    if (area(box) < whole * 0.003) continue;
    if (persons.some((person) => overlaps(person, box))) continue;
    boxes.push(personAround(box, picture));
  }
  const people = faces.map(({ box }) => box).filter((box) => area(box) >= whole * 0.003);
  const cores = people.flatMap((face) => [shrink(face, 0.75), ...bodyBelow(face, picture)]);
  for (const { box, score, label } of main)
    if (score > 0.5 && label !== 'person') cores.push(shrink(box, 0.4));
  const beside = people.length === 1 ? people.flatMap((face) => besideHead(face, picture)) : [];
  const score = Math.max(0, ...main.map((one) => one.score), ...faces.map((face) => face.score * 0.8));
  return { boxes, cores, beside, faces: people, persons, score };
}

/** The likely extent of a face's person: hair above, shoulders beside, and down to the lower edge. */
function personAround(face: Box, picture: Picture): Box {
  const x = Math.max(0, face.x - face.width * 1.4);
  const y = Math.max(0, face.y - face.height * 0.7);
  const right = Math.min(picture.width, face.x + face.width * 2.4);
  const bottom = Math.min(picture.height, face.y + face.height * 7);
  return { x, y, width: right - x, height: bottom - y };
}

function overlaps(one: Box, other: Box): boolean {
  const x = other.x + other.width / 2;
  const y = other.y + other.height / 2;
  return x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height;
}

/** The neck, a narrow column below the chin, and the chest. */
function bodyBelow(face: Box, picture: Picture): Box[] {
  const middle = face.x + face.width / 2;
  const column = (width: number, from: number, to: number): Box => {
    const y = face.y + face.height * from;
    const bottom = Math.min(picture.height, face.y + face.height * to);
    return { x: middle - width / 2, y, width, height: Math.max(1, bottom - y) };
  };
  return [column(face.width * 0.6, 0.8, 2), column(face.width * 1.9, 1.6, 4.6)];
}

/** Left and right of a head, farther away than hair reaches and above the shoulders. */
function besideHead(face: Box, picture: Picture): Box[] {
  const bottom = Math.min(picture.height, face.y + face.height * 0.9);
  const left = face.x - face.width * 1.4;
  const right = face.x + face.width * 2.4;
  return [
    { x: 0, y: 0, width: Math.max(0, left), height: bottom },
    { x: right, y: 0, width: Math.max(0, picture.width - right), height: bottom },
  ];
}
