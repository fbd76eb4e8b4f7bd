import type { contract } from '@jangteo/contract/contract'
import { createORPCClient } from '@orpc/client'
import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { CALL_ROUTES } from '../contract.gen.ts'
import { contractLink } from './contractLink.ts'
import type { CallContext, LinkDeps } from './contractLink.ts'

type Client = ContractRouterClient<typeof contract, CallContext>

/**
 * Creates every call of the contract as query and mutation options, and as a plain function (`.call`).
 * @example useQuery(calls.goods.detail.queryOptions({ input: { id: 7 } }))
 */
export function createCalls(deps: Omit<LinkDeps, 'routes'>) {
  const client: Client = createORPCClient(contractLink({ ...deps, routes: CALL_ROUTES }))
  return createTanstackQueryUtils(client)
}

export type Calls = ReturnType<typeof createCalls>

/** Answers of the calls: `Answers['goods']['detail']`. */
export type Answers = InferContractRouterOutputs<typeof contract>

/** Inputs that the calls take: `Inputs['checkout']['place']`. */
export type Inputs = InferContractRouterInputs<typeof contract>
