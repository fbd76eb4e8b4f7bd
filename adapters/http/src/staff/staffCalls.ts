import type { staffContract } from '@jangteo/contract/staffContract'
import { createORPCClient } from '@orpc/client'
import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { contractLink } from '../call/contractLink.ts'
import type { CallContext, LinkDeps } from '../call/contractLink.ts'
import { STAFF_ROUTES } from '../staffContract.gen.ts'

type Client = ContractRouterClient<typeof staffContract, CallContext>

/** The calls of sellers and operators, in the form of the market's: options for queries and mutations, and `.call`. */
export function createStaffCalls(deps: Omit<LinkDeps, 'routes'>) {
  const client: Client = createORPCClient(contractLink({ ...deps, routes: STAFF_ROUTES }))
  return createTanstackQueryUtils(client)
}

export type StaffCalls = ReturnType<typeof createStaffCalls>

/** Answers of the calls: `StaffAnswers['sellerSession']['me']`. */
export type StaffAnswers = InferContractRouterOutputs<typeof staffContract>

/** Inputs that the calls take: `StaffInputs['sellerOrder']['ship']`. */
export type StaffInputs = InferContractRouterInputs<typeof staffContract>
