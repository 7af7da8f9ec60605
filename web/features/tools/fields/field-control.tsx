import type { Field } from '@inkreel/contract/tools/fields.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import type { ControlProps } from './control.ts';
import { CountField } from './count-field.tsx';
import { FlagField } from './flag-field.tsx';
import { ImageField, ImagesField } from './image-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { QualityField } from './quality-field.tsx';
import { RangeField } from './range-field.tsx';
import { SeedField } from './seed-field.tsx';
import { SizeField } from './size-field.tsx';
import { StyleField } from './style-field.tsx';
import { WordsField } from './words-field.tsx';
import './fields.css';

/** The control of a field, by its kind. A kind of the catalogue without a control does not compile here. */
export function FieldControl({ field, ...props }: ControlProps<Field>) {
  switch (field.kind) {
    case 'prompt':
      return <PromptField field={field} {...props} />;
    case 'size':
      return <SizeField field={field} {...props} />;
    case 'count':
      return <CountField field={field} {...props} />;
    case 'quality':
      return <QualityField field={field} {...props} />;
    case 'style':
      return <StyleField field={field} {...props} />;
    case 'seed':
      return <SeedField field={field} {...props} />;
    case 'words':
      return <WordsField field={field} {...props} />;
    case 'choice':
      return <ChoiceField field={field} {...props} />;
    case 'range':
      return <RangeField field={field} {...props} />;
    case 'flag':
      return <FlagField field={field} {...props} />;
    case 'color':
      return <ColorField field={field} {...props} />;
    case 'image':
      return <ImageField field={field} {...props} />;
    case 'images':
      return <ImagesField field={field} {...props} />;
    case 'mask':
    case 'strokes':
    case 'frame':
    case 'placement':
    case 'texts':
    case 'drawing':
      // Worked on in the centre: see `stages/`.
      return null;
  }
}
