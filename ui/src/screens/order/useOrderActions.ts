import { requestedTypeOf } from '@jangteo/core/claim/claim.rules'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { claimRequestUrl } from './claimTarget.ts'
import { useBuyAgain } from './useBuyAgain.ts'
import type { OrderItemData } from './orderData.ts'

type Press = { readonly press: () => void; readonly isBusy: boolean }

/** Action of a button, or its target. */
export type OrderHandler = Press | { readonly to: string }

/** Handlers of the actions; one that leads nowhere is not drawn. */
export type OrderHandlers = Readonly<Partial<Record<OrderItemAction, OrderHandler>>>

const CONFIRM_QUESTION = {
  title: '구매를 확정할까요?',
  text: '구매확정한 상품은 교환과 반품을 신청할 수 없어요. 받은 상품을 확인한 뒤 확정해 주세요.',
  acceptLabel: '구매확정',
  dismissLabel: '닫기',
} as const

function useConfirmPurchase({ orderItemIdEncrypt }: OrderItemData): Press {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const ask = useConfirm()
  const toast = useToast()
  const confirm = useMutation(
    calls.order.confirm.mutationOptions({
      onSuccess: () => toast({ text: '구매를 확정했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.order.key() }),
    }),
  )
  const askFirst = async () => {
    if (await ask(CONFIRM_QUESTION)) {
      confirm.mutate({ orderItemIdEncryptList: [orderItemIdEncrypt] })
    }
  }
  return { press: () => void askFirst(), isBusy: confirm.isPending }
}

/** Dialogs that the buttons of an item open. */
export type OrderSheets = {
  readonly openDelay: () => void
  readonly askToWithdraw: (claim: WithdrawnClaim) => void
}

/** State of an item: what a claim of it has to name. */
export type ItemPlace = { readonly ordersId: string; readonly groupId: string }

function claimHandlers(
  { orderItemIdEncrypt, claimStatusEnum, orderClaimIdEncrypt: claimId }: OrderItemData,
  { ordersId, groupId }: ItemPlace,
  { askToWithdraw }: OrderSheets,
): OrderHandlers {
  const request = (type: RequestableClaimType) => ({
    to: claimRequestUrl({ type, ordersId, groupId, itemIds: [orderItemIdEncrypt] }),
  })
  const asked = {
    CANCEL: request('CANCEL'),
    REQUEST_CANCEL: request('CANCEL'),
    REQUEST_EXCHANGE: request('EXCHANGE'),
    REQUEST_RETURN: request('RETURN'),
  }
  if (claimId === null || claimStatusEnum === null) return asked
  const claim = { claimId, type: requestedTypeOf(claimStatusEnum) }
  return {
    ...asked,
    SHOW_CLAIM: { to: routes.claimDetail(claimId) },
    PAY_ADDITIONAL: { to: routes.additionalPayPayment(claimId) },
    WITHDRAW_CLAIM: { press: () => askToWithdraw(claim), isBusy: false },
  }
}

/** Handlers of the buttons of an item; buying again takes its add-ons along. */
export function useOrderActions(
  item: OrderItemData,
  { addons, place }: { readonly addons: readonly OrderItemData[]; readonly place: ItemPlace },
  sheets: OrderSheets,
): OrderHandlers {
  const { openDelay } = sheets
  const confirm = useConfirmPurchase(item)
  const buyAgain = useBuyAgain(item, addons)
  return {
    ...claimHandlers(item, place, sheets),
    CONFIRM: confirm,
    BUY_AGAIN: buyAgain,
    TRACK: { to: routes.orderTracking(item.orderItemIdEncrypt) },
    SHOW_DELAY: { press: openDelay, isBusy: false },
  }
}
