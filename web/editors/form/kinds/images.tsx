import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { ImageListSlot } from '../../../uploads/image-list-slot.tsx';
import { samplePictures } from '../sample-pictures.ts';
import type { ControlProps } from './kind-view.tsx';

/** The slot for several pictures. */
export default function ImagesField({ field, values, change }: ControlProps<FieldKinds['images']>) {
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
