/**
 * Files of the server, by their path in it, that still name tables of other features: lists and locks that join them in
 * one statement. The list only grows shorter: lint refuses a file that is not on it, and a test an entry that is not used.
 */
export const FOREIGN_TABLES: Readonly<Record<string, readonly string[]>> = {
  'events/hub.ts': ['tasks'],
  'features/accounts/find-default-organisation.ts': ['organisations'],
  'features/accounts/speaks-for.ts': ['organisations'],
  'features/admin/cancel-any-task.ts': ['tasks'],
  'features/admin/correct-points.ts': ['billing', 'organisations'],
  'features/admin/list-audit.ts': ['accounts'],
  'features/admin/list-orders.ts': ['accounts', 'billing', 'organisations'],
  'features/admin/list-organisations.ts': ['billing', 'organisations', 'storage'],
  'features/admin/list-tasks.ts': ['accounts', 'billing', 'organisations', 'tasks'],
  'features/admin/list-users.ts': ['accounts', 'organisations'],
  'features/admin/order-records.ts': ['accounts', 'billing', 'organisations'],
  'features/admin/products.ts': ['billing'],
  'features/admin/retry-task.ts': ['organisations', 'tasks'],
  'features/admin/tool-prices.ts': ['billing'],
  'features/admin/update-user.ts': ['accounts'],
  'features/api-keys/store.ts': ['accounts'],
  'features/billing/announce.ts': ['accounts', 'organisations'],
  'features/billing/invoice.ts': ['accounts', 'organisations'],
  'features/billing/list-records.ts': ['accounts'],
  'features/billing/orders/create-order.ts': ['organisations'],
  'features/billing/orders/plan-of-orders.ts': ['organisations'],
  'features/billing/purchase-terms.ts': ['organisations'],
  'features/billing/records-file.ts': ['accounts', 'organisations'],
  'features/billing/sweep-frozen.ts': ['organisations'],
  'features/creations/store.ts': ['billing', 'storage', 'tasks'],
  'features/documents/export/export-document.ts': ['storage'],
  'features/documents/store.ts': ['storage'],
  'features/organisations/invitation-store.ts': ['accounts'],
  'features/organisations/project-store.ts': ['accounts', 'tasks'],
  'features/organisations/store.ts': ['accounts', 'billing'],
  'features/stock/store.ts': ['storage'],
  'features/storage/quota/usage.ts': ['tasks'],
  'features/storage/store.ts': ['tasks'],
  'features/tasks/record-derivations.ts': ['storage'],
  'features/tasks/task-records.ts': ['billing', 'storage'],
  'features/tools/store.ts': ['organisations', 'tasks'],
};

/** @param from path from the root */
export const readsForeignTable = (from: string, area: string): boolean =>
  FOREIGN_TABLES[from.replace('server/', '')]?.includes(area) ?? false;
