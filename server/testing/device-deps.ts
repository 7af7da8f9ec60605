import type { DeviceDeps } from '../features/accounts/known-device.ts';

/** Dependencies of sign-in for known devices, for tests that only sign in. */
export const TEST_DEVICES: DeviceDeps = { codeSecret: Buffer.alloc(32, 7), secureCookies: false };
