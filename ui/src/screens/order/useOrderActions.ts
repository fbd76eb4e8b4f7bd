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
import type { OrderBundleData, OrderItemData, OrderLineData } from './orderData.ts'

type Press = { readonly press: () => void; readonly isBusy: boolean }

/** Handler or link of a button. */
export type OrderHandler = Press | { readonly to: string }

/** Handlers of the actions; one that leads nowhere is not drawn. */
export type OrderHandlers = Readonly<Partial<Record<OrderItemAction, OrderHandler>>>

const CONFIRM_TEXT =
  '구매확정한 상품은 교환과 반품을 신청할 수 없어요. 받은 상품을 확인한 뒤 확정해 주세요.'

function confirmQuestion(count: number) {
  return {
    title: count > 1 ? `상품 ${count}개를 구매확정할까요?` : '구매를 확정할까요?',
    text: CONFIRM_TEXT,
    acceptLabel: '구매확정',
    dismissLabel: '닫기',
  }
}

/** Confirms those of the items that may be. */
export function useConfirmPurchase(items: readonly OrderItemData[]): Press {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const ask = useConfirm()
  const toast = useToast()
  const ids = items
    .filter(({ actions }) => actions.includes('CONFIRM'))
    .map(({ orderItemIdEncrypt }) => orderItemIdEncrypt)
  const confirm = useMutation(
    calls.order.confirm.mutationOptions({
      onSuccess: () => toast({ text: '구매를 확정했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.order.key() }),
    }),
  )
  const askFirst = async () => {
    if (await ask(confirmQuestion(ids.length))) {
      confirm.mutate({ orderItemIdEncryptList: ids })
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

/** Returns the items with which a request begins: the only one, else none, since the buyer chooses. */
function requestedIds({ lines }: Pick<OrderBundleData, 'lines'>): string[] {
  const [only, ...others] = lines
  return only === undefined || others.length > 0 ? [] : [only.main.orderItemIdEncrypt]
}

function claimHandlers(
  bundle: Pick<OrderBundleData, 'items' | 'lines'>,
  { ordersId, groupId }: ItemPlace,
  { askToWithdraw }: OrderSheets,
): OrderHandlers {
  const request = (type: RequestableClaimType) => ({
    to: claimRequestUrl({ type, ordersId, groupId, itemIds: requestedIds(bundle) }),
  })
  const asked = {
    CANCEL: request('CANCEL'),
    REQUEST_CANCEL: request('CANCEL'),
    REQUEST_EXCHANGE: request('EXCHANGE'),
    REQUEST_RETURN: request('RETURN'),
  }
  const [first] = bundle.items
  const claimId = first?.orderClaimIdEncrypt ?? null
  const status = first?.claimStatusEnum ?? null
  if (claimId === null || status === null) return asked
  const claim = { claimId, type: requestedTypeOf(status) }
  return {
    ...asked,
    SHOW_CLAIM: { to: routes.claimDetail(claimId) },
    PAY_ADDITIONAL: { to: routes.additionalPayPayment(claimId) },
    WITHDRAW_CLAIM: { press: () => askToWithdraw(claim), isBusy: false },
  }
}

/** Links to the review of an item: to write one, or to edit the one that was written. */
export function reviewHandlers({ main }: Pick<OrderLineData, 'main'>): OrderHandlers {
  const { orderItemIdEncrypt, feedbackIdEncrypt } = main
  return {
    WRITE_REVIEW: { to: routes.editReview({ orderItemIdEncrypt }) },
    ...(feedbackIdEncrypt === null
      ? {}
      : { EDIT_REVIEW: { to: routes.editReview({ feedbackIdEncrypt }) } }),
  }
}

/** Handlers of the buttons of a bundle, for all of its items at once; buying again takes add-ons along. */
export function useOrderActions(
  bundle: Pick<OrderBundleData, 'items' | 'lines'>,
  place: ItemPlace,
  sheets: OrderSheets,
): OrderHandlers {
  const confirm = useConfirmPurchase(bundle.items)
  const buyAgain = useBuyAgain(bundle.lines)
  const [first] = bundle.items
  const [line, ...others] = bundle.lines
  return {
    ...claimHandlers(bundle, place, sheets),
    ...(line === undefined || others.length > 0 ? {} : reviewHandlers(line)),
    ...(first === undefined
      ? {}
      : { TRACK: { to: routes.orderTracking(first.orderItemIdEncrypt) } }),
    CONFIRM: confirm,
    BUY_AGAIN: buyAgain,
    SHOW_DELAY: { press: sheets.openDelay, isBusy: false },
  }
}
