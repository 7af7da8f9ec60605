import type { Subject } from '../brief.ts';
import type { Drawing, Noun } from '../language/noun.ts';
import { nounById } from '../language/nouns.ts';
import { drawAnimal } from './animals/draw-animal.ts';
import type { DrawContext, DrawOptions, Figure } from './figure.ts';
import { drawIcon } from './icons/draw-icon.ts';
import { drawPerson } from './people/draw-person.ts';
import { drawThing } from './things/draw-thing.ts';

/** How much larger or smaller than natural a requested size is. */
const SIZES = { tiny: 0.5, small: 0.75, big: 1.35, huge: 1.9 } as const;

/**
 * Draws one copy of a subject in centimetres, at its natural size from the noun table times the requested
 * size. Returns undefined if nothing can draw the noun: the caller reports it as not drawn.
 */
export function drawSubject(
  subject: Subject,
  context: DrawContext,
  options: DrawOptions = {},
): Figure | undefined {
  if (subject.kind === 'person') {
    return subject.look ? drawPerson(subject.look, context, options) : undefined;
  }
  const noun = nounById(subject.noun);
  if (!noun) return undefined;
  const height = noun.metres * 100 * (subject.size ? SIZES[subject.size] : 1);
  const figure = drawAs(noun.drawing, noun, height, subject, context, options);
  if (!figure || figure.floats) return figure;
  if (noun.at === 'water' || noun.at === 'underwater') return { ...figure, floats: 'water' };
  return noun.at === 'sky' ? { ...figure, floats: 'air' } : figure;
}

function drawAs(
  drawing: Drawing,
  noun: Noun,
  height: number,
  subject: Subject,
  context: DrawContext,
  options: DrawOptions,
): Figure | undefined {
  const colored = subject.color === undefined ? {} : { color: subject.color };
  switch (drawing.by) {
    case 'animal':
      return drawAnimal(
        {
          id: noun.id,
          height,
          pose: options.pose ?? subject.pose ?? (noun.at === 'sky' ? 'fly' : 'stand'),
          ...colored,
        },
        context,
      );
    case 'drawn':
      return drawThing({ id: noun.id, height, ...colored }, context);
    case 'icon':
      return drawIcon({ set: drawing.set, name: drawing.name, height, ...colored }, context);
    case 'product':
      return noun.sceneDrawing
        ? drawAs(noun.sceneDrawing, noun, height, subject, context, options)
        : undefined;
  }
}
