/**
 * What `npm run mutation` changes, and which tests are asked about it. The groups of an area are the code that the same
 * few test files are about: the fewer are asked, the sooner a change is noticed. Simulators, killed processes and films
 * are left out: they are slow, and notice nearly everything late.
 */
const storage = (...names) => names.map((name) => `server/features/storage/${name}.ts`);

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
      ],
    },
  ],
  storage: [
    {
      code: storage(
        'addresses',
        'byte-range',
        'content-disposition',
        'file-name',
        'public-address',
        'quota/quotas',
        'upload-token',
      ),
      tests: [
        ...storage(
          'addresses.test',
          'byte-range.test',
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
      tests: storage('allow-upload.test', 'permissions.test', 'quota/quota.test'),
    },
  ],
  tasks: [
    {
      code: ['server/features/tasks/*.ts'],
      tests: ['server/features/tasks/*.test.ts', '!**/{killed-film,queue,simulator}.test.ts'],
    },
  ],
  billing: [
    {
      code: ['server/features/billing/*.ts', '!**/{routes,order-routes,sandbox-routes}.ts'],
      tests: ['server/features/billing/*.test.ts', 'server/features/admin/points.test.ts'],
    },
    {
      code: ['server/features/billing/orders/*.ts'],
      tests: ['server/features/billing/orders/*.test.ts', '!**/simulator.test.ts'],
    },
  ],
  payments: [
    {
      code: ['server/features/billing/pay/**/*.ts', '!**/testing/**'],
      tests: ['server/features/billing/pay/**/*.test.ts'],
    },
  ],
};
