import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { type ReactNode, useState } from 'react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import type { EditorLayout } from './use-layout.ts';

/** What the layouts put in different places. */
export interface EditorParts {
  inputs: (part: 'all' | 'languages' | 'export') => ReactNode;
  styles: ReactNode;
  saving: ReactNode;
  foot: ReactNode;
  /** @param tabs of a phone's sheet */
  table: (tabs?: ReactNode) => ReactNode;
}

/** What surrounds video and track: three panes, two on a tablet, one sheet with tabs on a phone. */
export function SubtitleLayout({ layout, parts }: { layout: EditorLayout; parts: EditorParts }) {
  const Layout = { wide: WidePanes, tablet: TabletPanes, phone: PhoneSheet }[layout];
  return <Layout {...parts} />;
}

function WidePanes({ inputs, styles, saving, foot, table }: EditorParts) {
  const texts = useAreaTexts(subtitleTexts);
  return (
    <>
      <aside className="subtitle-side" aria-label={texts.inputs}>
        <div className="pane-head">
          <h2>{texts.inputs}</h2>
          {saving}
        </div>
        <div className="pane-scroll">{inputs('all')}</div>
        {foot}
      </aside>
      {table()}
      {styles}
    </>
  );
}

function TabletPanes({ inputs, styles, saving, foot, table }: EditorParts) {
  const texts = useAreaTexts(subtitleTexts);
  const [panel, setPanel] = useState<'languages' | 'style' | 'export'>('languages');
  return (
    <>
      {table()}
      <aside className="subtitle-side" aria-label={texts.settings}>
        <PanelTabs
          label={texts.settings}
          tabs={[
            { value: 'languages', label: texts.languagesTab },
            { value: 'style', label: texts.style },
            { value: 'export', label: texts.exportTab },
          ]}
          chosen={panel}
          onChoose={setPanel}
        />
        <div className="pane-scroll">
          {panel === 'style' ? styles : inputs(panel)}
          {saving}
        </div>
        {foot}
      </aside>
    </>
  );
}

function PhoneSheet({ inputs, styles, saving, foot, table }: EditorParts) {
  const texts = useAreaTexts(subtitleTexts);
  const [sheet, setSheet] = useState<'lines' | 'style' | 'settings'>('lines');
  const tabs = (
    <PanelTabs
      label={texts.lines}
      tabs={[
        { value: 'lines', label: texts.lines },
        { value: 'style', label: texts.style },
        { value: 'settings', label: texts.settings },
      ]}
      chosen={sheet}
      onChoose={setSheet}
    />
  );
  return (
    <div className="subtitle-sheet">
      {sheet === 'lines' ? (
        table(tabs)
      ) : (
        <section className="sheet-panel" aria-label={sheet === 'style' ? texts.style : texts.settings}>
          <div className="lines-bar">{tabs}</div>
          <div className="pane-scroll">
            {sheet === 'style' ? styles : inputs('all')}
            {saving}
          </div>
        </section>
      )}
      {foot}
    </div>
  );
}
