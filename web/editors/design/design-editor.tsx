import type { DesignLoss } from '@inkreel/contract/documents/design-losses.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { Maximize, SquareSplitHorizontal } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { View } from '../../canvas/core/zoom.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DesignBar } from './design-bar.tsx';
import { DesignNotices } from './design-notices.tsx';
import { DesignStage } from './design-stage.tsx';
import { dropProps } from './drop-props.ts';
import { HistoryStrip } from './history-strip.tsx';
import { LayersPanel } from './layers-panel.tsx';
import type { BrushSettings } from './properties/brush-properties.tsx';
import { PropertiesPane } from './properties/properties-pane.tsx';
import { shownLosses } from './psd/shown-losses.ts';
import { SizeBar } from './size-bar.tsx';
import { ToolRail } from './tool-rail.tsx';
import { useAdding } from './use-adding.ts';
import { useArea } from './use-area.ts';
import { type DesignTool, useDesign } from './use-design.ts';
import { useDesignKeys } from './use-design-keys.ts';
import { usePerspective } from './use-perspective.ts';

const ActionsColumn = lazyPart(() => import('./actions-column.tsx'));
const DesignLosses = lazyPart(() => import('./psd/design-losses.tsx'));
const PsdDialog = lazyPart(() => import('./psd/psd-dialog.tsx'));
const SizesOverview = lazyPart(() => import('./sizes-overview.tsx'));
const ExportDialog = lazyPart(() => import('./export-dialog.tsx'));

/** Where the panes are sheets over the picture. */
const NARROW = '(max-width: 900px)';

/** One design: tools, the picture, its layers. */
export default function DesignEditor({ document }: { document: OpenParts }) {
  const texts = useAreaTexts(designTexts);
  const editing = useDesign(document);
  const adding = useAdding(editing);
  const area = useArea(document.record.id, editing.shown);
  const losses = editing.parts.get(HEAD)?.['losses'] as unknown as readonly DesignLoss[] | undefined;
  const showsLosses = useStore(shownLosses, undefined) === document.record.id;
  const perspective = usePerspective(editing);
  const [name, setName] = useState(document.record.name);
  const [view, setView] = useState<View | null>(null);
  const [original, setOriginal] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [brush, setBrush] = useState<BrushSettings>({ size: 40, color: '#1b1917', erase: false });
  const [actions, setActions] = useState(() => !matchMedia(NARROW).matches);
  const [work, setWork] = useState<HTMLElement | null>(null);
  const [working, setWorking] = useState(false);
  /** On a phone the pane is a sheet over the picture. */
  const [sheet, setSheet] = useState(false);
  const drop = dropProps(adding.images);
  useEffect(() => {
    globalThis.document.title = `${name} - Inkreel`;
  }, [name]);
  const choose = (tool: DesignTool) => {
    editing.setTool(tool);
    setSheet(tool !== editing.tool || !sheet);
    if (matchMedia(NARROW).matches) setActions(false);
    // Most pictures have one image: it is what these tools are for.
    const images = [...editing.parts.values()].filter(({ kind }) => kind === 'image');
    const isOfImage = tool === 'crop' || tool === 'straighten' || tool === 'perspective' || tool === 'adjust';
    if (isOfImage && editing.picked.length === 0 && images.length === 1) editing.pick([images[0]!.id]);
  };
  const fit = () => setView(null);
  const [overview, setOverview] = useState(false);
  // With its last other size, a design has nothing to look over.
  const isOverview = overview && editing.sizes.all.length > 1;
  const showSize = (size: string) => {
    editing.sizes.show(size);
    setOverview(false);
  };
  const { id: shownSize } = editing.sizes.now;
  const [fitted, setFitted] = useState(shownSize);
  if (fitted !== shownSize) {
    // Another size is seen whole first.
    setFitted(shownSize);
    setView(null);
  }
  const toggleActions = () => {
    setActions(!actions);
    setSheet(false);
  };
  useDesignKeys({
    editing,
    adding,
    choose,
    fit,
    original: setOriginal,
    brush: (direction) =>
      setBrush({
        ...brush,
        size: Math.min(500, Math.max(1, Math.round(brush.size * 1.2 ** direction) + direction)),
      }),
    actions: toggleActions,
  });
  return (
    <div data-theme="dark" className="design-shell">
      <DesignBar document={document} name={name} onName={setName} onExport={() => setExporting(true)} />
      <OfflineLine />
      <DesignNotices document={document} />
      {losses && showsLosses && (
        <Suspense>
          <DesignLosses losses={losses} />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="design-main" data-actions={actions}>
        <ToolRail tool={editing.tool} onTool={choose} actions={actions} onActions={toggleActions} />
        {actions && (
          <aside className="design-actions-pane" aria-label={texts.tools.actions}>
            <Suspense>
              <ActionsColumn editing={editing} area={area.chosen} stage={work} onStage={setWorking} />
            </Suspense>
          </aside>
        )}
        <section {...drop} className="design-middle" aria-label={texts.stage}>
          <div className="design-stage-bar">
            <IconButton
              icon={SquareSplitHorizontal}
              label={texts.original}
              aria-pressed={original}
              onClick={() => setOriginal(!original)}
            />
            <SizeBar sizes={editing.sizes} overview={isOverview} onOverview={setOverview} />
            <IconButton icon={Maximize} label={texts.fit} onClick={fit} />
          </div>
          <div className="design-work" ref={setWork} hidden={!working} />
          {isOverview && !working && (
            <Suspense>
              <SizesOverview editing={editing} onShow={showSize} />
            </Suspense>
          )}
          {!isOverview && !working && (
            <DesignStage
              editing={editing}
              adding={adding}
              area={area}
              perspective={perspective}
              brush={brush}
              original={original}
              view={view}
              onView={setView}
            />
          )}
          <HistoryStrip editing={editing} />
        </section>
        <aside className="design-pane" data-open={sheet} aria-label={texts.layers.title}>
          <PropertiesPane
            editing={editing}
            adding={adding}
            area={area}
            perspective={perspective}
            brush={brush}
            onBrush={setBrush}
          />
          <LayersPanel
            editing={editing}
            onLosses={losses && !showsLosses ? () => shownLosses.set(document.record.id) : undefined}
          />
        </aside>
      </main>
      {adding.psd && (
        <Suspense>
          <PsdDialog file={adding.psd} into={editing} onClose={adding.endPsd} />
        </Suspense>
      )}
      {exporting && (
        <Suspense>
          <ExportDialog editing={editing} name={name} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
