import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { type ReactNode, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { PanelTabs } from '../kit/lines/panel-tabs.tsx';
import type { EditorLayout } from '../kit/lines/use-layout.ts';

/** What the layouts put in different places. */
export interface EditorParts {
  inputs: (part: 'all' | 'languages' | 'export') => ReactNode;
  styles: ReactNode;
  saving: ReactNode;
  foot: ReactNode;
  /** @param tabs of a phone's sheet */
  table: (tabs?: ReactNode) => ReactNode;
}

/** The parts that take turns; a phone has languages and export under settings. */
type Tab = 'lines' | 'settings' | 'languages' | 'style' | 'export';

interface LayoutProps extends EditorParts {
  /** The part that was chosen last, in this layout or another one. */
  tab: Tab;
  onTab: (tab: Tab) => void;
}

/** What surrounds video and track: three panes, two on a tablet, one sheet with tabs on a phone. */
export function SubtitleLayout({ layout, parts }: { layout: EditorLayout; parts: EditorParts }) {
  const [tab, setTab] = useState<Tab>('lines');
  const Layout = { wide: WidePanes, tablet: TabletPanes, phone: PhoneSheet }[layout];
  return <Layout {...parts} tab={tab} onTab={setTab} />;
}

function WidePanes({ inputs, styles, saving, foot, table }: LayoutProps) {
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

function TabletPanes({ inputs, styles, saving, foot, table, tab, onTab }: LayoutProps) {
  const texts = useAreaTexts(subtitleTexts);
  const panel = tab === 'lines' || tab === 'settings' ? 'languages' : tab;
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
          onChoose={onTab}
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

function PhoneSheet({ inputs, styles, saving, foot, table, tab, onTab }: LayoutProps) {
  const texts = useAreaTexts(subtitleTexts);
  const sheet = tab === 'lines' || tab === 'style' ? tab : 'settings';
  const tabs = (
    <PanelTabs
      label={texts.lines}
      tabs={[
        { value: 'lines', label: texts.lines },
        { value: 'style', label: texts.style },
        { value: 'settings', label: texts.settings },
      ]}
      chosen={sheet}
      onChoose={onTab}
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
