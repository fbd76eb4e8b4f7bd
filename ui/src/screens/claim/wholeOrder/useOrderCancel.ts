import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers, Inputs } from '@jangteo/http/call/calls'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { useRefundAccount } from '../request/ClaimRequestAccount.tsx'

export type OrderCancelPage = Answers['claim']['orderCancelPage']

/** Sends the cancel; whatever was refused, the page shows the order as it is now. */
function useCancel(ordersId: string) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { keyOf } = useRepeatKeys()
  return useMutation({
    mutationFn: (input: Inputs['claim']['requestOrderCancel']) =>
      calls.claim.requestOrderCancel.call(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: () => {
      toast({ text: '주문을 모두 취소했어요.' })
      const changed = [calls.order.key(), calls.coupon.key(), calls.claim.list.key()]
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
      void navigate(routes.orderDetail(ordersId), { replace: true })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: calls.claim.orderCancelPage.key() }),
  })
}

/** The cancel of a whole order as it is filled in. */
export function useOrderCancel(ordersId: string) {
  const calls = useCalls()
  const { data: page } = useSuspenseQuery({
    ...calls.claim.orderCancelPage.queryOptions({ input: { ordersIdEncrypt: ordersId } }),
    staleTime: 0,
    gcTime: 0,
  })
  const [reason, setReason] = useState<ClaimReason | null>(null)
  const [failedCount, setFailedCount] = useState(0)
  const account = useRefundAccount({ page, ordersId })
  const cancel = useCancel(ordersId)
  const isAccountMissing = page.refund.refundAccountRequired && account.facts === null
  const submit = () => {
    const { version, refundAmount } = page.refund
    if (cancel.isPending) return
    cancel.mutate({ ordersIdEncrypt: ordersId, claimReasonEnum: reason, version, refundAmount })
  }
  const fields = {
    isRight: reason !== null && !isAccountMissing,
    failedCount,
    showProblems: () => setFailedCount((count) => count + 1),
  }
  return { page, reason, setReason, account, fields, cancel, submit }
}
