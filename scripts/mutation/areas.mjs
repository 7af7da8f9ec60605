/**
 * The code that `npm run mutation` changes, and the tests that it runs. A group of an area is code that the same few
 * test files cover: fewer tests notice a change sooner. Simulators, killed processes and films are left out: they are
 * slow, and notice nearly everything late.
 */
const inFolder =
  (folder) =>
  (...names) =>
    names.map((name) => `server/features/${folder}/${name}.ts`);
const storage = inFolder('storage');
const tasks = inFolder('tasks');
const billing = inFolder('billing');
const orders = inFolder('billing/orders');
const pay = inFolder('billing/pay');
const keys = inFolder('api-keys');
const organisations = inFolder('organisations');
const http = (...names) => names.map((name) => `server/http/${name}.ts`);

/** Tests of a run between its submit and its end; the last two wait for events that many changes prevent. */
const RUN_TESTS = tasks(
  'permissions.test',
  'run-outputs.test',
  'run-task.test',
  'stages.test',
  'operations.test',
  'sweep-tasks.test',
  'task-records.test',
  'streaming.test',
  'stream-run.test',
  'parked-runs.test',
  'watch-run.test',
  'run-costs.test',
  'resting-routes.test',
  'run-context.test',
  'fence.test',
  'hosted-run.test',
);

export const AREAS = {
  access: [
    {
      code: [
        'accounts/session-principal',
        'accounts/speaks-for',
        'api-keys/key-principal',
        'documents/access',
        'organisations/project-access',
        'organisations/require-admin',
        'organisations/require-project',
        'organisations/require-room',
        'stock/access',
        'tasks/access',
      ].map((name) => `server/features/${name}.ts`),
      tests: [
        'server/features/accounts/session-principal.test.ts',
        'server/features/api-keys/api-keys.test.ts',
        'server/features/documents/permissions.test.ts',
        'server/features/organisations/{join-by-code,organisations,permissions,projects}.test.ts',
        'server/features/stock/permissions.test.ts',
        'server/features/tasks/permissions.test.ts',
        'server/features/admin/tasks.test.ts',
      ],
    },
    {
      code: http('bearer-token', 'principal', 'rate-limits', 'source-of', 'steady-store'),
      tests: http(
        'bearer-token.test',
        'source-of.test',
        'steady-store.test',
        'add-a-principal.test',
        'rate-limits.test',
      ),
    },
    {
      code: ['server/features/accounts/attempts.ts', 'server/db/count-attempt.ts'],
      tests: [
        'server/features/accounts/{attempts,lock-out}.test.ts',
        'server/db/count-attempt-clock.test.ts',
      ],
    },
    {
      code: keys('check-key-points', 'create-key', 'key-format', 'revoke-key', 'store'),
      tests: [...keys('api-keys.test', 'key-format.test', 'runs-by-key.test'), 'server/log.test.ts'],
    },
    {
      code: [
        ...keys('list-keys', 'revoke-keys-of'),
        ...organisations(
          'change-role',
          'join-organisation',
          'leave-organisation',
          'lock-as-admin',
          'memberships',
          'pass-on-founder',
          'project-members',
          'remove-member',
          'switch-organisation',
        ),
      ],
      tests: [
        ...keys('api-keys.test'),
        ...organisations('empty-lists.test', 'organisations.test', 'team.test', 'join-by-code.test'),
        ...organisations('permissions.test', 'projects.test', 'invitations.test'),
        'server/features/{admin/reading,admin/users,billing/announce}.test.ts',
        'server/features/account-deletion/account-deletion.test.ts',
      ],
    },
  ],
  storage: [
    {
      code: [
        ...http('byte-range'),
        ...storage(
          'addresses',
          'content-disposition',
          'file-name',
          'public-address',
          'quota/quotas',
          'upload-token',
        ),
      ],
      tests: [
        ...http('byte-range.test'),
        ...storage(
          'addresses.test',
          'content-disposition.test',
          'file-name.test',
          'public-address.test',
          'quota/quotas.test',
          'upload-token.test',
        ),
      ],
    },
    {
      code: storage('download', 'resolve-input-file'),
      tests: storage('download.test', 'rebinding.test', 'resolve-input-file.test'),
    },
    {
      code: storage('allow-upload', 'quota/room', 'quota/with-room'),
      tests: storage('allow-upload.test', 'permissions.test', 'quota/quota.test', 'quota/with-room.test'),
    },
    {
      code: storage(
        'picture/gif',
        'picture/jpeg',
        'picture/join-parts',
        'picture/png',
        'picture/read-picture',
        'picture/webp',
      ),
      tests: storage(
        'picture/gif.test',
        'picture/jpeg.test',
        'picture/png.test',
        'picture/webp.test',
        'provenance/xmp.test',
        'picture/formats.test',
        'picture/read-picture.test',
        'provenance/visible-label.test',
        'picture/heic.test',
      ),
    },
    {
      code: storage('picture/average-colours'),
      tests: storage('picture/average-colours.test'),
    },
    {
      code: storage('file-types'),
      tests: storage(
        'file-types.test',
        'allow-upload.test',
        'serve.test',
        'upload.test',
        'upload-from-url.test',
        'heic-upload.test',
      ),
    },
    {
      code: storage('serve', 'whole-stream'),
      tests: storage('whole-stream.test', 'serve.test'),
    },
    {
      code: storage(
        'delete-uploads',
        'discard-files',
        'find-files',
        'seen-files',
        'quota/usage',
        'quota/used-bytes',
      ),
      tests: [
        ...storage('empty-lists.test', 'permissions.test', 'delete-uploads.test'),
        ...inFolder('creations')('permissions.test', 'creations.test', 'derivations.test'),
        ...tasks('record-derivations.test'),
        'server/features/{admin/reading,documents/permissions,stock/stock}.test.ts',
        'server/features/account-deletion/account-deletion.test.ts',
      ],
    },
    {
      code: storage('receive-upload', 'upload-body'),
      tests: storage('upload-body.test', 'receive-upload.test', 'upload.test'),
    },
    {
      code: storage('finish-upload', 'parts-store', 'upload-parts'),
      tests: storage(
        'upload-parts.test',
        'upload-session.test',
        'admission.test',
        'quota/quota.test',
        'heic-upload.test',
      ),
    },
  ],
  tasks: [
    {
      code: tasks('deadlines', 'run-task-job', 'unconfirmed'),
      tests: tasks('run-context.test', 'run-task-job.test'),
    },
    {
      code: tasks('find-by-number', 'get-task', 'list-tasks', 'record-derivations', 'routes', 'task-records'),
      tests: tasks('empty-lists.test', 'permissions.test', 'record-derivations.test', 'task-records.test'),
    },
    {
      code: tasks(
        'cancel-task',
        'finish-task',
        'run-context',
        'stop-task',
        'store',
        'submit-run',
        'sweep-tasks',
      ),
      tests: RUN_TESTS,
    },
    {
      code: tasks('run-outputs'),
      tests: tasks('empty-lists.test', 'run-outputs.test'),
    },
    {
      code: tasks('carried-text', 'stream-run'),
      tests: tasks('carried-text.test', 'streaming.test', 'stream-run.test'),
    },
    {
      code: tasks('result-files', 'store-outputs'),
      tests: tasks('result-files.test', 'store-outputs.test'),
    },
    {
      code: tasks('find-sample', 'sample-clips', 'sample-input'),
      tests: ['server/features/tools/samples.test.ts', ...tasks('sample-input.test')],
    },
    {
      code: tasks('results/change-results', 'results/file-conditions', 'results/find-results'),
      tests: [
        ...tasks('empty-lists.test', 'results/delete-unkept.test'),
        ...inFolder('creations')('creations.test', 'derivations.test', 'permissions.test'),
        ...storage('permissions.test', 'delete-uploads.test', 'files.test'),
        'server/features/organisations/{permissions,projects}.test.ts',
        'server/features/{account-deletion/account-deletion,stock/stock,subtitles/speak-lines}.test.ts',
      ],
    },
    {
      code: tasks('input-hash', 'insert-task', 'note-attempt', 'run-costs'),
      tests: [
        'server/features/tools/{permissions,run-tool}.test.ts',
        ...tasks('resting-routes.test', 'run-costs.test', 'run-limits.test', 'streaming.test'),
      ],
    },
    {
      code: tasks('ask-parked', 'parking', 'run-task', 'stages', 'watch-run'),
      tests: RUN_TESTS,
    },
    {
      code: tasks('find-unfinished', 'lock-any-task', 'search-tasks'),
      tests: [
        ...tasks('find-unfinished.test', 'search-tasks.test'),
        'server/features/admin/tasks.test.ts',
        'server/events/events.test.ts',
      ],
    },
    {
      code: tasks('live-text'),
      tests: [...tasks('live-text.test'), 'server/features/text/texts.test.ts'],
    },
  ],
  billing: [
    {
      code: [
        ...billing('announce', 'csv', 'prices'),
        ...orders('order-deps', 'order-record', 'return-address', 'schedule', 'transitions'),
      ],
      tests: [
        ...billing('announce.test', 'csv.test', 'prices.test'),
        ...orders('order-record.test', 'return-address.test', 'schedule.test', 'transitions.test'),
      ],
    },
    {
      code: billing(
        'daily-credits',
        'end-hold',
        'grant-points',
        'hold-points',
        'hold-states',
        'list-records',
        'open-point-account',
        'qr-code',
        'read-balance',
        'records-file',
        'seen-records',
        'sweep-frozen',
      ),
      tests: [
        ...billing('empty-lists.test', 'billing.test', 'ledger-reading.test', 'permissions.test'),
        ...billing('seen-records.test', 'sweep-frozen.test'),
      ],
    },
    {
      code: billing('correct-balance', 'point-accounts', 'price-changes', 'receipts', 'run-income'),
      tests: [
        ...billing('empty-lists.test', 'prices.test', 'run-income.test'),
        'server/features/admin/{catalogue,points}.test.ts',
        ...tasks('stream-run.test', 'task-records.test'),
      ],
    },
    {
      code: [...billing('points-used'), ...orders('search-orders')],
      tests: [
        'server/features/organisations/team.test.ts',
        'server/features/admin/{orders,reading,permissions}.test.ts',
      ],
    },
    {
      code: billing('products'),
      tests: ['server/features/admin/catalogue.test.ts', ...orders('create-order.test')],
    },
    {
      code: [
        ...billing('invoice', 'purchase-terms'),
        ...orders(
          'apply-payment-event',
          'create-order',
          'list-orders',
          'order-points',
          'plan-of-orders',
          'store',
        ),
      ],
      tests: orders(
        'apply-payment-event.test',
        'create-order.test',
        'permissions.test',
        'provider-answers.test',
        'browser-calls.test',
        'provider-news.test',
      ),
    },
    {
      code: orders(
        'cancel-order',
        'capture-order',
        'fetch-payment-status',
        'read-order',
        'receive-notice',
        'reconcile-orders',
        'refund-order',
      ),
      tests: orders(
        'apply-payment-event.test',
        'browser-calls.test',
        'permissions.test',
        'provider-answers.test',
        'provider-news.test',
      ),
    },
    {
      code: billing('order-routes', 'routes', 'sandbox-routes'),
      tests: [
        ...billing('ledger-reading.test', 'seen-records.test'),
        ...pay('sandbox.test', 'money-path.test'),
      ],
    },
  ],
  projects: [
    {
      code: [
        'contract/video-projects.ts',
        ...inFolder('subtitles')('charge-project', 'project-price', 'project-tools', 'store'),
      ],
      tests: inFolder('subtitles')('charge-project.test', 'projects.test', 'speak-lines.test'),
    },
  ],
  deletion: [
    {
      code: [
        ...inFolder('account-deletion')('delete-account', 'purge-accounts'),
        'server/features/accounts/forget-person.ts',
        'server/features/organisations/leave-all.ts',
        ...orders('close-orders-of'),
        ...tasks('forget-runs'),
      ],
      tests: ['server/features/account-deletion/account-deletion.test.ts'],
    },
  ],
  // Each against the local server of its provider; the payment tests over HTTP would notice the same changes, later.
  payments: [
    {
      code: [...pay('wechat'), 'server/features/billing/pay/wechat/*.ts'],
      tests: pay('wechat/facts.test', 'wechat/signature.test', 'wechat.test'),
    },
    {
      code: [...pay('paypal', 'call-provider'), 'server/features/billing/pay/paypal/*.ts'],
      tests: pay(
        'call-provider.test',
        'paypal/certificates.test',
        'paypal/facts.test',
        'paypal/money.test',
        'paypal/notice.test',
        'paypal.test',
      ),
    },
    {
      code: pay('providers', 'sandbox'),
      tests: pay('providers.test', 'sandbox.test'),
    },
  ],
};
