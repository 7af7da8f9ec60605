import { adminEngineSettings, adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts, useMessages } from '../../../../lib/messages.tsx';
import { Failed } from '../../parts/failed.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import './engines.css';
import { useOfferedTools } from '../../../../lib/offered-tools.ts';
import { EngineKeys } from './engine-keys.tsx';
import { EngineServers } from './engine-servers.tsx';
import { LocalModels } from './local-models.tsx';
import { ToolOrders } from './tool-orders.tsx';

/** Servers and their queues change by themselves. */
const REFRESH_MS = 15_000;

/** Which engine does what and in which order, their keys, and the machines behind them. */
export function EnginesSection() {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { shell } = useMessages();
  const tools = useOfferedTools();
  const orders = useQuery({
    queryKey: [ADMIN_KEY, 'engines'],
    queryFn: ({ signal }) => call(adminEngines, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const settings = useQuery({
    queryKey: [ADMIN_KEY, 'engine-settings'],
    queryFn: ({ signal }) => call(adminEngineSettings, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const error = orders.error ?? settings.error;
  if (error !== null)
    return (
      <Failed
        error={error}
        onRetry={() => {
          void orders.refetch();
          void settings.refetch();
        }}
      />
    );
  if (orders.data === undefined || settings.data === undefined)
    return (
      <p role="status" className="text-ink-3">
        {shell.loading}
      </p>
    );
  const isServed = (capability: string) =>
    orders.data
      .find((each) => each.capability === capability)
      ?.engines.some(({ missing, closed }) => missing === null && closed === null) ?? false;
  const served = tools.filter(({ capability }) => isServed(capability)).length;
  return (
    <div className="grid gap-10">
      <p className="max-w-[44em] text-ink-2">{texts.served({ served, all: tools.length })}</p>
      <ToolOrders orders={orders.data} />
      <EngineKeys engines={settings.data} orders={orders.data} />
      {settings.data
        .filter(({ servers }) => servers.length > 0)
        .map(({ engine, name, servers, capabilities }) => (
          <EngineServers key={engine} name={name} servers={servers} workflows={capabilities.length} />
        ))}
      <LocalModels />
    </div>
  );
}
