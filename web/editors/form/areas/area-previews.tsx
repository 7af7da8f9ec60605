import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { Quality } from '@inkreel/contract/pricing.ts';
import { Plus } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { clockOf } from '../../../video/core/clock.ts';
import type { AreaEditor, AreaEditorState } from '../../kit/areas/area-editor.ts';
import { useFramePreview } from '../../kit/areas/use-frame-preview.ts';

/** The newest preview: the same part of the frame before and after, and where its pixels came from; others below. */
export function AreaPreviews({
  editor,
  state: { previews },
  url,
  quality,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  url: string;
  quality: Quality;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const { share, number } = useLanguage();
  const { width, height, time } = useStore(editor.clip.state, editor.clip.state.get());
  const preview = useFramePreview(editor, url, quality);
  const [shown, ...others] = previews;
  if (!shown) return null;
  const show = (at: number) => {
    const wanted = previews.find((one) => one.at === at);
    if (wanted) editor.set({ previews: [wanted, ...previews.filter((one) => one !== wanted)] });
    editor.clip.seek(at);
  };
  const ratio = (shown.crop.width * (width || 16)) / (shown.crop.height * (height || 9));
  const style = { aspectRatio: ratio } as React.CSSProperties;
  return (
    <section className="area-previews" aria-label={texts.previewTitle({ time: clockOf(shown.at) })}>
      <h2>{texts.previewTitle({ time: clockOf(shown.at) })}</h2>
      <figure>
        <img src={shown.before} alt="" style={style} />
        <figcaption className="slug">
          <b>{texts.before}</b>
        </figcaption>
      </figure>
      <figure data-picked="true">
        <img src={shown.after} alt={texts.after({ quality: texts.qualities[shown.quality] })} style={style} />
        <figcaption className="slug">
          <b>{texts.after({ quality: texts.qualities[shown.quality] })}</b>
          <span>{texts.seconds({ seconds: number(Math.round(shown.took * 10) / 10) })}</span>
        </figcaption>
      </figure>
      {shown.removed === 0 ? (
        <p className="note">{texts.noText}</p>
      ) : (
        <div className="area-came">
          <b>{texts.came.title}</b>
          <p className="leader">
            <span>{texts.came.neighbours}</span>
            <span>{share(shown.sources.neighbours)}</span>
          </p>
          <p className="leader">
            <span>{texts.came.inpainted}</span>
            <span>{share(shown.sources.inpainted)}</span>
          </p>
          <p className="leader">
            <span>{texts.came.outside}</span>
            <span>{texts.came.unchanged}</span>
          </p>
        </div>
      )}
      <div>
        <p className="label">
          {texts.otherFrames} <span className="label-fact">{texts.free}</span>
        </p>
        <div className="area-other-frames">
          {others.slice(0, 2).map((one) => (
            <button key={one.at} type="button" onClick={() => show(one.at)}>
              <img src={one.after} alt="" />
              <span>{clockOf(one.at)}</span>
            </button>
          ))}
          <button
            type="button"
            className="area-add-frame"
            disabled={preview.state === 'making'}
            onClick={() => preview.make(time)}
          >
            <Plus size={15} aria-hidden="true" />
            <span>{texts.addFrame}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
