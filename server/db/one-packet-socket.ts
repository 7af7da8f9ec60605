import net from 'node:net';

/**
 * A socket that sends the statements of one turn of the event loop in one packet: the driver corks it for each
 * statement, and here it stays corked until the turn ends. A packet costs this process and the database more than most
 * statements.
 */
export class OnePacketSocket extends net.Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
