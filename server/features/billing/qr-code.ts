import type { FastifyReply } from 'fastify';
import QRCode from 'qrcode';

/** Writes the QR code of a text to the reply as an SVG picture, black on white with its quiet zone. */
export async function sendQrCode(text: string, reply: FastifyReply): Promise<null> {
  const svg = await QRCode.toString(text, { type: 'svg', margin: 4 });
  reply.header('content-type', 'image/svg+xml; charset=utf-8').send(svg);
  return null;
}
