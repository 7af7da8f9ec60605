export const ledger = {};
