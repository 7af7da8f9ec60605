/** The id of the box in which readers of MP4 look for XMP (ISO 16684-3). */
const XMP_UUID = [
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
];
const HEAD_BYTES = 8;

/** XMP as a box for the end of an MP4 file: no offset in its index changes. @param packet in UTF-8 */
export function xmpBox(packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(HEAD_BYTES + XMP_UUID.length + packet.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(
    [...'uuid'].map((letter) => letter.charCodeAt(0)),
    4,
  );
  box.set(XMP_UUID, HEAD_BYTES);
  box.set(packet, HEAD_BYTES + XMP_UUID.length);
  return box;
}
