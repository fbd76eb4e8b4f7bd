import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import type { ClaimDetailData } from '../claimData.ts'

/** A claim, asked for again whenever its page opens. */
export function useClaim(claimId: string): ClaimDetailData {
  const calls = useCalls()
  const { data } = useSuspenseQuery({
    ...calls.claim.detail.queryOptions({ input: { id: claimId } }),
    staleTime: 0,
  })
  return data
}
