import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { useState } from 'react';
import type { View } from '../../canvas/core/zoom.ts';
import { CompareViewer } from '../../canvas/ui/compare-viewer.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { fileAt } from '../shell/story-view.ts';
import type { ImageStep } from './steps.ts';

/** The picture that the storyboard shows, or an earlier one beside it. */
export function ShotStage({
  shown,
  viewed,
  files,
  alt,
}: {
  shown: ImageStep | undefined;
  viewed: ImageStep | undefined;
  files: ReadonlyMap<string, DocumentFile>;
  alt: string;
}) {
  const texts = useAreaTexts(imageEditorTexts);
  const [mode, setMode] = useState<'slider' | 'sides'>('slider');
  const [view, setView] = useState<View | null>(null);
  const [fit, setFit] = useState(1);
  const now = pictureOf(files, shown);
  const other = viewed === shown ? undefined : pictureOf(files, viewed);
  if (!now || !shown) return <p className="image-none">{texts.noPicture}</p>;
  return (
    <>
      {other && viewed && (
        <p className="image-compare">
          {(['slider', 'sides'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
              {texts.compare[each]}
            </button>
          ))}
          <span>{texts.inStory({ step: shown.step })}</span>
          <span>{texts.viewed({ step: viewed.step })}</span>
        </p>
      )}
      <div className="image-frame">
        {other ? (
          <CompareViewer
            original={now}
            result={other}
            place={undefined}
            alt={alt}
            mode={mode}
            view={view}
            fit={fit}
            onView={setView}
            onFit={setFit}
          />
        ) : (
          <img src={now.url} alt={alt} decoding="async" />
        )}
      </div>
    </>
  );
}

function pictureOf(files: ReadonlyMap<string, DocumentFile>, step: ImageStep | undefined) {
  const file = fileAt(files, step?.image.file);
  return file && { url: file.url, width: file.width ?? 1, height: file.height ?? 1 };
}
