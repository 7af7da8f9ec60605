import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from '../picture/read-picture.ts';
import { type Provenance, provenanceXmp } from './xmp.ts';

const made = { id: '0190a1b2-0000-7000-8000-000000000001', at: new Date('2026-03-01T12:00:00Z') };
const builtin: Provenance = { what: 'ai-image-generator', engine: 'sketch', builtin: true };
const model: Provenance = {
  what: 'ai-image-generator',
  engine: 'qwen',
  builtin: false,
  model: 'image <2> & more',
};

describe('the provenance of a generated file', () => {
  it('states its kind, product, engine, time and id', () => {
    const xmp = provenanceXmp(builtin, { ...made, site: 'intl' });
    expect(xmp).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<');
    expect(xmp).toContain('<xmp:CreatorTool>Inkreel (ai-image-generator, sketch)</xmp:CreatorTool>');
    expect(xmp).toContain('<xmp:CreateDate>2026-03-01T12:00:00.000Z</xmp:CreateDate>');
    expect(xmp).toContain(`urn:uuid:${made.id}`);
    expect(xmp).not.toContain('<TC260:AIGC>');
  });

  it('names an AI model as such, with every special character escaped', () => {
    const xmp = provenanceXmp(model, { ...made, site: 'intl' });
    expect(xmp).toContain('digitalsourcetype/trainedAlgorithmicMedia<');
    expect(xmp).toContain('<Iptc4xmpExt:AISystemUsed>qwen image &lt;2&gt; &amp; more<');
  });

  it('carries the label of the Chinese rule on that site', () => {
    const xmp = provenanceXmp(model, { ...made, site: 'cn' });
    const label = /<TC260:AIGC>(.*)<\/TC260:AIGC>/.exec(xmp)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(label)).toEqual({
      Label: '1',
      ContentProducer: 'Inkreel',
      ProduceID: made.id,
      ReservedCode1: '',
      ContentPropagator: 'Inkreel',
      PropagateID: made.id,
      ReservedCode2: '',
    });
  });

  it.each(['png', 'jpeg', 'webp', 'lossless webp', 'turned jpeg'])(
    'is read back from a %s whose pixels did not change',
    async (kind) => {
      const format = kind.endsWith('webp') ? 'webp' : kind.endsWith('jpeg') ? 'jpeg' : 'png';
      const drawing = sharp({ create: { width: 61, height: 35, channels: 4, background: '#3366ff80' } });
      if (kind === 'turned jpeg') drawing.withMetadata({ orientation: 6 });
      const bytes = await drawing
        .toFormat(format, kind === 'lossless webp' ? { lossless: true } : {})
        .toBuffer();
      const xmp = provenanceXmp(builtin, { ...made, site: 'cn' });
      const picture = await cleanPicture(bytes, `image/${format}`, xmp);
      const about = await sharp(picture.bytes).metadata();
      expect(about.xmp?.toString('utf8')).toBe(xmp);
      expect([about.width, about.height]).toEqual([picture.width, picture.height]);
      if (kind === 'turned jpeg') return;
      const raw = (from: Buffer) => sharp(from).raw().toBuffer();
      expect((await raw(picture.bytes)).equals(await raw(bytes))).toBe(true);
      // Embedding again replaces the packet instead of adding a second one.
      const again = await cleanPicture(picture.bytes, `image/${format}`, xmp);
      expect(again.bytes.equals(picture.bytes)).toBe(true);
    },
  );
});
