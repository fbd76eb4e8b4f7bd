import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'

/** Number of additional payments wait for the member, who has seldom more than a page of them; 0 until it is known. */
export function useWaitingPayments(): number {
  const calls = useCalls()
  const { data } = useQuery({
    ...calls.claim.addPayments.queryOptions({ input: { page: FIRST_PAGE_NUMBER } }),
    staleTime: 0,
  })
  return (data?.content ?? []).filter(
    ({ additionalPaymentStatusEnum }) => additionalPaymentStatusEnum === 'WAITING',
  ).length
}
