import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { DEPOSIT_PLACE } from './depositPlace.ts'
import type { ItemOrder } from '../orderData.ts'
import type { OrderHandlers } from '../useOrderActions.ts'

const CANCEL_QUESTION = {
  title: '주문을 취소할까요?',
  text: '입금하기 전이라 주문 전체가 바로 취소돼요. 취소한 뒤에는 이 계좌로 입금할 수 없어요.',
  acceptLabel: '주문취소',
  dismissLabel: '닫기',
} as const

/** Actions on an order that waits for its deposit: show its account, cancel it whole. `null` does nothing. */
export function useDepositActions(order: ItemOrder | null): OrderHandlers {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const ask = useConfirm()
  const toast = useToast()
  const cancel = useMutation(
    calls.payment.depositCancel.mutationOptions({
      onSuccess: () => toast({ text: '주문을 취소했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.order.key() }),
    }),
  )
  if (order === null) return {}
  const { ordersIdEncrypt } = order
  const show = () => {
    const place = document.getElementById(DEPOSIT_PLACE)
    if (place === null) void navigate(routes.orderDetail(ordersIdEncrypt))
    else place.scrollIntoView()
  }
  const askFirst = async () => {
    if (await ask(CANCEL_QUESTION)) cancel.mutate({ ordersIdEncrypt })
  }
  return {
    SHOW_DEPOSIT_ACCOUNT: { press: show, isBusy: false },
    CANCEL_DEPOSIT: { press: () => void askFirst(), isBusy: cancel.isPending },
  }
}
