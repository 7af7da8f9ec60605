import type { DeviceDeps } from '../features/accounts/known-device.ts';

/** What signing in needs to make devices known, for tests that only sign in. */
export const TEST_DEVICES: DeviceDeps = { codeSecret: Buffer.alloc(32, 7), secureCookies: false };
