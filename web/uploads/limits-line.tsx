import { IMAGE_COMPRESSION, IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import type { PictureLimits } from './core/repair.ts';

const MEGABYTE = 1024 * 1024;

/** The requirements for a picture, shown before anything is chosen. */
export function LimitsLine({ limits, maximum }: { limits: PictureLimits; maximum?: number }) {
  const { limits: texts } = useAreaTexts(uploadTexts);
  const { language } = useLanguage();
  const { shortest, longest } = limits;
  const facts = [
    texts.types,
    texts.size({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }),
    shortest !== undefined && texts.shortest({ pixels: shortest }),
    longest !== undefined && texts.longest({ pixels: longest }),
    maximum !== undefined && texts.count({ count: maximum }),
  ].filter((fact) => fact !== false);
  const between = language === 'zh' ? '，' : ', ';
  return (
    <p className="note upload-limits">
      {facts.join(between)}
      {language === 'zh' ? '。' : '. '}
      {texts.compressed({ size: IMAGE_COMPRESSION.jpegAboveBytes / MEGABYTE })}
    </p>
  );
}
