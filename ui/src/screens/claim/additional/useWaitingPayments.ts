import { isAdditionalPaymentPayable } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'

/** Additional payments that wait for the member, who has seldom more than a page of them; none until they are known. */
export function useWaitingPayments() {
  const calls = useCalls()
  const { data } = useQuery({
    ...calls.claim.addPayments.queryOptions({ input: { page: FIRST_PAGE_NUMBER } }),
    staleTime: 0,
  })
  return (data?.content ?? []).filter(({ additionalPaymentStatusEnum }) =>
    isAdditionalPaymentPayable(additionalPaymentStatusEnum),
  )
}
