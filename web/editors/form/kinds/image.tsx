import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { ImageSlot } from '../../../uploads/image-slot.tsx';
import { samplePictures } from '../sample-pictures.ts';
import { rememberSize } from '../use-picture-sizes.ts';
import type { ControlProps } from './kind-view.tsx';

/** The slot for a tool's picture. */
export default function ImageField({ field, values, change }: ControlProps<FieldKinds['image']>) {
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
