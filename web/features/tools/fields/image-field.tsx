import type { FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { ImageListSlot } from '../../../uploads/image-list-slot.tsx';
import { ImageSlot } from '../../../uploads/image-slot.tsx';
import { samplePictures } from '../sample-pictures.ts';
import { rememberSize } from '../use-picture-sizes.ts';
import type { ControlProps } from './control.ts';

/** The place for a tool's picture. */
export function ImageField({ field, values, change }: ControlProps<FieldKinds['image']>) {
  const { language } = useLanguage();
  const { label, hint } = field.text[language];
  const value = values[field.name];
  return (
    <ImageSlot
      label={label}
      hint={hint || undefined}
      limits={{ shortest: field.shortest, longest: field.longest }}
      value={typeof value === 'string' ? value : undefined}
      samples={samplePictures(field.samples, language)}
      mayTry
      onChange={(image) => {
        if (image && image.width > 1) rememberSize(image.url, image);
        change({ [field.name]: image?.url });
      }}
    />
  );
}

/** The place for several pictures. */
export function ImagesField({ field, values, change }: ControlProps<FieldKinds['images']>) {
  const { language } = useLanguage();
  const { label, hint } = field.text[language];
  const value = values[field.name];
  return (
    <ImageListSlot
      label={label}
      hint={hint || undefined}
      limits={{}}
      maximum={field.maximum}
      value={Array.isArray(value) ? value : []}
      samples={samplePictures(field.samples, language)}
      mayTry
      onChange={(images) => change({ [field.name]: images.map(({ url }) => url) })}
    />
  );
}
