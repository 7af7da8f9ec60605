import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MP4,
  Output,
  TextSubtitleSource,
} from 'mediabunny';
import { box, boxOf, changed, type HostileFile, u32 } from './hostile-media.ts';
import { greyFilm } from './real-media.ts';

const MEGABYTE = 2 ** 20;
const EVENTS = 1_000_000;
/** An event in Matroska's form, with nested tags, a giant font and a drawing. */
const EVENT = '0,0,Default,,0,0,0,,{\\t(0,9,{\\fs9999999})}{\\p1}m 0 0 l 9 9{\\p0}x';

/** An element of EBML with eight bytes of size. */
const element = (id: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), u32(0x0100_0000, content.length), content]);
};
/** A packet of the second track, at the start of its cluster. */
const packet = (content: Buffer): Buffer => element('a3', Buffer.from([0x82, 0, 0, 0x80]), content);
/** Packets of text after all frames. */
const cluster = (...packets: Buffer[]): Buffer =>
  element('1f43b675', element('e7', Buffer.from([0])), ...packets);

/** A film that plays with a track of text, and more elements at its end. */
async function matroska(film: Uint8Array, preamble: string, ...more: Buffer[]): Promise<Buffer> {
  const track = await new Input({ source: new BufferSource(film), formats: [MP4] }).getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('no film');
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const video = new EncodedVideoPacketSource('avc');
  const text = new TextSubtitleSource('webvtt');
  output.addVideoTrack(video);
  output.addSubtitleTrack(text);
  await output.start();
  await text.add(`WEBVTT\n${preamble}\n00:00.000 --> 00:00.500\nA\n\n`);
  text.close();
  for await (const each of new EncodedPacketSink(track).packets()) await video.add(each, { decoderConfig });
  await output.finalize();
  const bytes = Buffer.from(target.buffer as ArrayBuffer);
  // SubStation Alpha, with the zeros that Matroska allows after a name.
  bytes.write('S_TEXT/ASS\0\0\0', bytes.indexOf('S_TEXT/WEBVTT'), 'latin1');
  // The segment ends with the file: a size of all ones, in six bytes.
  const segment = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4;
  if (bytes[segment] !== 4) throw new Error('another width of sizes');
  Buffer.from('07ffffffffff', 'hex').copy(bytes, segment);
  return Buffer.concat([bytes, ...more]);
}

/** A film that plays, with a second track of as many texts as its index declares, all stored in `texts`. */
function withTexts(film: Buffer, { size, count, texts }: { size: number; count: number; texts: Buffer }) {
  const moov = boxOf(film, 'moov');
  const textsAt = film.length + 8;
  const named = (from: Buffer, names: Readonly<Record<string, string>>) => {
    const copy = Buffer.from(from);
    for (const [name, other] of Object.entries(names)) copy.write(other, copy.indexOf(name), 'latin1');
    return copy;
  };
  let track: Buffer = named(boxOf(film, 'trak'), { vide: 'sbtl', avc1: 'tx3g', vmhd: 'nmhd' });
  track = changed(track, 'tkhd', { 12: 2 });
  track = changed(track, 'stsz', { 4: size, 8: count });
  track = changed(track, 'stts', { 4: 1, 8: count, 12: 1 });
  track = changed(track, 'stsc', { 4: 1, 8: 1, 12: count, 16: 1 });
  track = changed(track, 'stco', { 4: 1, 8: textsAt });
  // The old index becomes a `free` box, so that no frame moves.
  return Buffer.concat([
    named(film, { moov: 'free' }),
    box('mdat', texts),
    box('moov', moov.subarray(8), track),
  ]);
}

/**
 * Films whose subtitles are built to cost memory and time, one at a time since they are large. Nothing reads these
 * tracks, so all with a truthful index may play.
 */
export async function* subtitleBombs(): AsyncGenerator<HostileFile> {
  const film = Buffer.from(
    await greyFilm({ width: 64, height: 48, framesPerSecond: 10, frames: 10, luma: (at) => 40 + at }),
  );
  const event = packet(Buffer.from(EVENT));
  const line = Buffer.alloc(100 * MEGABYTE, EVENT);
  const mkv = async (what: string, preamble: string, ...more: Buffer[]): Promise<HostileFile> => ({
    what,
    type: 'video/webm',
    bytes: await matroska(film, preamble, ...more),
    mayPass: 'both',
  });
  const mp4 = (what: string, texts: Parameters<typeof withTexts>[1]): HostileFile => ({
    what,
    type: 'video/mp4',
    bytes: withTexts(film, texts),
    mayPass: 'both',
  });
  yield mkv('subtitles of a million events', '', cluster(Buffer.alloc(event.length * EVENTS, event)));
  yield mkv('a subtitle of a hundred megabytes', '', cluster(packet(line)));
  yield mkv('subtitles with a head of entities', `\nSTYLE\n${'&a;&amp;&#x1f4a3;'.repeat(1000)}\n`);
  yield mkv(
    'subtitles with a font of 32 megabytes',
    '',
    element(
      '1941a469',
      element(
        '61a7',
        element('466e', Buffer.from('x.ttf')),
        element('4660', Buffer.from('font/ttf')),
        element('46ae', Buffer.from([1])),
        element('465c', Buffer.alloc(32 * MEGABYTE, '\0\x01\0\0\xff')),
      ),
    ),
  );
  yield mp4('texts of an MP4, a million', {
    size: 20,
    count: EVENTS,
    texts: Buffer.alloc(20 * EVENTS, EVENT),
  });
  yield mp4('a text of an MP4, a hundred megabytes', { size: line.length, count: 1, texts: line });
  const few = line.subarray(0, 9);
  yield mp4('texts of an MP4 that are too many to be there', { size: 1, count: 2 ** 31, texts: few });
}
