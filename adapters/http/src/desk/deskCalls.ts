import type { deskContract } from '@jangteo/contract/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { contractLink } from '../call/contractLink.ts'
import type { CallContext, LinkDeps } from '../call/contractLink.ts'
import type { CallRoute } from '../call/request.ts'

type Client = ContractRouterClient<typeof deskContract, CallContext>
type DeskRoutes = { readonly desk: Record<keyof typeof deskContract.desk, CallRoute> }

/** Routes of the desk's calls; separate from the market's, which every buyer loads. */
export const DESK_ROUTES = {
  desk: {
    list: 'GET /dev/desk/order-items',
    send: 'POST /dev/desk/order-items/{id}/events',
    scan: 'POST /dev/desk/order-items/{id}/scans',
    coverage: 'GET /dev/charts/coverage',
    orders: 'GET /dev/orders',
    history: 'GET /dev/orders/{orderNumber}/history',
    claims: 'GET /dev/desk/claims',
    sendClaim: 'POST /dev/desk/claims/{id}/events',
    refuseSale: 'POST /dev/desk/order-items/{id}/refusal',
    outbox: 'GET /dev/desk/outbox',
    payments: 'GET /dev/desk/payments',
    recordPayment: 'POST /dev/desk/payments/{id}/events',
    refunds: 'GET /dev/desk/refunds',
    sendRefund: 'POST /dev/desk/refunds/{id}/events',
  },
} as const satisfies DeskRoutes

/** The calls of `/devOnly`, in the form of the market's: options for queries and mutations, and `.call`. */
export function createDeskCalls(deps: Omit<LinkDeps, 'routes'>) {
  const client: Client = createORPCClient(contractLink({ ...deps, routes: DESK_ROUTES }))
  return createTanstackQueryUtils(client).desk
}

export type DeskCalls = ReturnType<typeof createDeskCalls>

/** Answers of the desk's calls: `DeskAnswers['list']`. */
export type DeskAnswers = InferContractRouterOutputs<typeof deskContract>['desk']
