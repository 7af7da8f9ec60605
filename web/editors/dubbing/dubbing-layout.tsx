import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { type ReactNode, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { PanelTabs } from '../kit/lines/panel-tabs.tsx';
import type { EditorLayout } from '../kit/lines/use-layout.ts';

type Sheet = 'lines' | 'voices' | 'settings';

/** What surrounds video and track: three panes, two on a tablet, one sheet with tabs on a phone. */
export function DubbingLayout({
  layout,
  hasLines,
  inputs,
  voices,
  saving,
  foot,
  table,
}: {
  layout: EditorLayout;
  hasLines: boolean;
  inputs: ReactNode;
  voices: ReactNode;
  saving: ReactNode;
  foot: ReactNode;
  /** @param tabs of a phone's sheet */
  table: (tabs?: ReactNode) => ReactNode;
}) {
  const words = useAreaTexts(subtitleTexts);
  const texts = useAreaTexts(dubbingTexts);
  const [sheet, setSheet] = useState<Sheet>('lines');
  // Beside the table the settings come first until there are lines: a video and lines are added there.
  const firstPanel: Sheet = hasLines ? 'voices' : 'settings';
  const tabsOf = (values: readonly Sheet[]) => (
    <PanelTabs
      label={words.settings}
      tabs={values.map((value) => ({
        value,
        label: value === 'voices' ? texts.voices : value === 'lines' ? texts.lines : words.settings,
      }))}
      chosen={values.includes(sheet) ? sheet : firstPanel}
      onChoose={setSheet}
    />
  );
  const side = (content: ReactNode, head: ReactNode) => (
    <aside className="subtitle-side" aria-label={words.inputs}>
      {head}
      <div className="pane-scroll">
        {content}
        {layout === 'tablet' && saving}
      </div>
      {foot}
    </aside>
  );
  if (layout === 'wide')
    return (
      <>
        {side(
          inputs,
          <div className="pane-head">
            <h2>{words.inputs}</h2>
            {saving}
          </div>,
        )}
        {table()}
        {voices}
      </>
    );
  if (layout === 'tablet')
    return (
      <>
        {table()}
        {side(
          (sheet === 'lines' ? firstPanel : sheet) === 'settings' ? inputs : voices,
          tabsOf(['voices', 'settings']),
        )}
      </>
    );
  const tabs = tabsOf(['lines', 'voices', 'settings']);
  return (
    <div className="subtitle-sheet">
      {sheet === 'lines' ? (
        table(tabs)
      ) : (
        <section className="sheet-panel">
          <div className="lines-bar">{tabs}</div>
          <div className="pane-scroll">
            {sheet === 'voices' ? voices : inputs}
            {saving}
          </div>
        </section>
      )}
      {foot}
    </div>
  );
}
