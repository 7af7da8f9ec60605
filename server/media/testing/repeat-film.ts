import {
  ALL_FORMATS,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/**
 * Writes the pictures of an MP4 again and again, with the index after them, as cameras do.
 * @param bytes size up to which it is filled
 */
export async function repeatFilm(sample: string, film: string, bytes: number): Promise<void> {
  const input = new Input({ source: new FilePathSource(sample), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('the sample has no pictures');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const seconds = await track.computeDuration();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(film),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: 25 });
  await output.start();
  const round = packets.reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (let at = 0; (at + 1) * round < bytes; at += 1)
    for (const packet of packets)
      await source.add(packet.clone({ timestamp: packet.timestamp + at * seconds }), { decoderConfig });
  await output.finalize();
  input.dispose();
}
