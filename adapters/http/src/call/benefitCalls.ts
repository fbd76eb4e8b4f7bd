import type { contract } from '@jangteo/contract/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { CALL_ROUTES } from '../contract.gen.ts'
import { GUEST_CREDENTIAL } from '../session/credential.ts'
import { contractLink } from './contractLink.ts'
import type { CallContext, LinkDeps } from './contractLink.ts'

type BenefitContract = {
  readonly payment: Pick<(typeof contract)['payment'], 'cardInstallment'>
}

/**
 * Calls for the terms of card companies, on a client of its own: the answers are the same for everybody, so no
 * credential and no cookie is sent. Source: spec §7 (card installment).
 */
export function createBenefitCalls(deps: Pick<LinkDeps, 'baseUrl' | 'fetch'>) {
  const { cardInstallment } = CALL_ROUTES.payment
  const client: ContractRouterClient<BenefitContract, CallContext> = createORPCClient(
    contractLink({
      ...deps,
      routes: { payment: { cardInstallment } },
      readCredential: () => GUEST_CREDENTIAL,
      credentials: 'omit',
    }),
  )
  return createTanstackQueryUtils(client).payment
}
