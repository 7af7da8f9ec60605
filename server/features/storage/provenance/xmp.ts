import type { SiteId } from '@inkreel/contract/site.ts';

/** The origin of a generated file. */
export interface Provenance {
  /** The tool, as the catalogue names it. */
  what: string;
  engine: string;
  /** True if no AI model was involved. */
  builtin: boolean;
  model?: string;
  /** Of what is put together from several files: whether generated ones are among them, or people's own alone. */
  composite?: 'generated' | 'own';
}

const PRODUCT = 'Inkreel';
const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * The XMP packet of a generated file (decisions, AI labels): its kind, product, engine, time and id. The source type is
 * IPTC's: `algorithmicMedia` if pure calculation drew it, `trainedAlgorithmicMedia` for AI models; `composite` for what is
 * put together without them, `compositeWithTrainedAlgorithmicMedia` with them.
 */
export function provenanceXmp(provenance: Provenance, made: { id: string; at: Date; site: SiteId }): string {
  const { model, rules } = provenance.composite === undefined ? SOURCES.drawn : SOURCES.composite;
  const source = provenance.builtin ? rules : model;
  const system = [provenance.engine, provenance.model].filter((part) => part !== undefined).join(' ');
  const facts: [name: string, value: string][] = [
    ['Iptc4xmpExt:DigitalSourceType', SOURCE_TYPES + source],
    ['xmp:CreatorTool', `${PRODUCT} (${provenance.what}, ${system})`],
    ['xmp:CreateDate', made.at.toISOString()],
    ['dc:identifier', `urn:uuid:${made.id}`],
  ];
  if (!provenance.builtin) facts.push(['Iptc4xmpExt:AISystemUsed', system]);
  if (LABELLED[made.site] && isGenerated(provenance)) facts.push(['TC260:AIGC', aigcLabel(made.id)]);
  const lines = facts.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('');
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
    ' xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/">' +
    `${lines}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
  );
}

const SOURCES = {
  drawn: { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' },
  composite: { model: 'compositeWithTrainedAlgorithmicMedia', rules: 'composite' },
} as const;

/** False for what shows nothing but people's own files. */
export const isGenerated = ({ composite }: Provenance): boolean => composite !== 'own';

/** Which sites follow the labelling rule of 2025. */
const LABELLED: Record<SiteId, boolean> = { intl: false, cn: true };

/**
 * The implicit label of GB 45438-2025, appendix E, placed as TC260-PG-20258A specifies for pictures: one XMP property
 * with JSON. `Label` 1 means "is generated". The reserved codes are for a later signature and stay empty.
 */
function aigcLabel(id: string): string {
  return JSON.stringify({
    Label: '1',
    ContentProducer: PRODUCT,
    ProduceID: id,
    ReservedCode1: '',
    ContentPropagator: PRODUCT,
    PropagateID: id,
    ReservedCode2: '',
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
