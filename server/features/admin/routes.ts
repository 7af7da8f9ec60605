import * as api from '@inkreel/contract/api/admin.ts';
import * as costApi from '@inkreel/contract/api/admin-costs.ts';
import * as engineApi from '@inkreel/contract/api/admin-engines.ts';
import { type Route, route } from '../../http/route.ts';
import type { AdminDeps } from './admin-deps.ts';
import { cancelAnyTask } from './cancel-any-task.ts';
import { correctPoints } from './correct-points.ts';
import { sendCostsFile } from './costs-file.ts';
import { listEngineSettings } from './engine-settings.ts';
import { listAudit } from './list-audit.ts';
import { listCosts } from './list-costs.ts';
import { listEngines } from './list-engines.ts';
import { listModels } from './list-models.ts';
import { listAllOrders } from './list-orders.ts';
import { listOrganisations } from './list-organisations.ts';
import { listAllTasks } from './list-tasks.ts';
import { listUsers } from './list-users.ts';
import { changeModel } from './models/change-model.ts';
import { orderEngines } from './order-engines.ts';
import { createProduct, listAllProducts, updateProduct } from './products.ts';
import { readOverview } from './read-overview.ts';
import { retryTask } from './retry-task.ts';
import { setEngine } from './set-engine.ts';
import { checkOrderAgain, refundPaidOrder } from './settle-order.ts';
import { testEngine } from './test-engine.ts';
import { listToolPrices, setToolPrice } from './tool-prices.ts';
import { updateUser } from './update-user.ts';

/** The operators' console (decisions, Operators). Each endpoint asks for an operator by itself. */
export function adminRoutes(deps: AdminDeps): Route[] {
  return [
    route(api.adminOverview, () => readOverview(deps)),
    route(api.adminUsers, ({ query }) => listUsers(deps, query)),
    route(api.adminUpdateUser, ({ user, params, body }) => updateUser(deps, user, params.id, body)),
    route(api.adminOrganisations, ({ query }) => listOrganisations(deps, query)),
    route(api.adminCorrectPoints, ({ user, params, body, idempotencyKey }) =>
      correctPoints(deps, user, { organisationId: params.id, ...body, key: idempotencyKey }),
    ),
    route(api.adminOrders, ({ query }) => listAllOrders(deps, query)),
    route(api.adminCheckOrder, ({ user, params }) => checkOrderAgain(deps, user, params.id)),
    route(api.adminRefundOrder, ({ user, params, body }) =>
      refundPaidOrder(deps, user, params.id, body.reason),
    ),
    route(api.adminProducts, () => listAllProducts(deps)),
    route(api.adminCreateProduct, ({ user, body }) => createProduct(deps, user, body)),
    route(api.adminUpdateProduct, ({ user, params, body }) => updateProduct(deps, user, params.id, body)),
    route(api.adminPrices, () => listToolPrices(deps)),
    route(api.adminSetPrice, ({ user, body }) => setToolPrice(deps, user, body)),
    route(api.adminTasks, ({ query }) => listAllTasks(deps, query)),
    route(api.adminCancelTask, ({ user, params, body }) => cancelAnyTask(deps, user, params.id, body.reason)),
    route(api.adminRetryTask, ({ user, params, body }) => retryTask(deps, user, params.id, body.reason)),
    route(engineApi.adminEngines, () => listEngines(deps)),
    route(engineApi.adminOrderEngines, ({ user, body }) => orderEngines(deps, user, body)),
    route(engineApi.adminEngineSettings, () => listEngineSettings(deps)),
    route(engineApi.adminSetEngine, ({ user, body }) => setEngine(deps, user, body)),
    route(engineApi.adminModels, async () => listModels(deps)),
    route(engineApi.adminTestEngine, ({ user, body }) => testEngine(deps, user, body)),
    route(engineApi.adminChangeModel, ({ user, body }) => changeModel(deps, user, body)),
    route(costApi.adminCosts, ({ query }) => listCosts(deps, query)),
    route(costApi.adminCostsFile, ({ query, language, raw }) =>
      sendCostsFile(deps, query, language, raw.reply),
    ),
    route(api.adminAudit, ({ query }) => listAudit(deps, query)),
  ];
}
