import { startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { isClaimable } from '@jangteo/core/claim/request/claimCheck.rules'
import { lineAmounts } from '@jangteo/core/goods/price.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { bundleItems } from '@jangteo/core/order/orderBundle.view'
import { summarizeOrder } from '@jangteo/core/order/orderItem.view'
import type { OrderItemView, ShownOrderItem } from '@jangteo/core/order/orderItem.view'
import { orderProgress } from '@jangteo/core/order/orderProgress.view'
import type { OrderProgress } from '@jangteo/core/order/orderProgress.view'
import { priceRows } from '@jangteo/core/order/orderTotals.view'
import type { Answers } from '@jangteo/http/call/calls'

export type OrderData = Answers['order']['detail']
export type OrderCardData = Answers['order']['list']['content'][number]
export type OrderItemData = OrderCardData['groups'][number]['items'][number]

/** An item with the add-ons that were bought with it. */
export type OrderLineData = {
  readonly main: OrderItemData
  readonly addons: readonly OrderItemData[]
}

/** Items as they are shown: mains, each with its add-ons; an add-on whose main item is elsewhere stands alone. */
export function orderLinesOf(items: readonly OrderItemData[]): OrderLineData[] {
  const ids = new Set(items.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt))
  return items
    .filter(({ mainOrderItemIdEncrypt: mainId }) => mainId === null || !ids.has(mainId))
    .map((main) => ({
      main,
      addons: items.filter(
        ({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt === main.orderItemIdEncrypt,
      ),
    }))
}

/** The way the price of an order came about. */
export function priceRowsOf(order: OrderData) {
  const amounts = order.groups
    .flatMap(({ items }) => items)
    .map((item) => lineAmounts(item, item.quantity))
  return priceRows({
    ...order,
    listAmount: sumWon(amounts.map(({ listAmount }) => listAmount)),
    discountAmount: sumWon(amounts.map(({ discountAmount }) => discountAmount)),
  })
}

/** Facts that an item needs of its order while that waits for a deposit. */
export type ItemOrder = Pick<OrderCardData, 'ordersIdEncrypt' | 'depositAccount'>

const REQUEST_ACTIONS: ReadonlySet<OrderItemAction> = new Set([
  'REQUEST_CANCEL',
  'REQUEST_EXCHANGE',
  'REQUEST_RETURN',
])

/** The item may be claimed for other reasons than the buyer's own only, or, being made now, not be cancelled at all. */
export function isLimitedClaim(item: OrderItemData): boolean {
  const { isWithdrawalLimited, orderItemStatusEnum, actions } = item
  const isUnsent = isClaimable('CANCEL', orderItemStatusEnum)
  return isWithdrawalLimited && (isUnsent || actions.some((action) => REQUEST_ACTIONS.has(action)))
}

/** Until when an item is to be shipped, where no day of its arrival says more. */
export function shownShipDue({ shipDue, promise }: OrderItemData) {
  return promise === null || promise.isLate ? shipDue : null
}

function toShown(item: OrderItemData, deposit: OrderCardData['depositAccount']): ShownOrderItem {
  const { orderItemStatusEnum, claimStatusEnum, actions, autoConfirmAt, delay } = item
  return {
    status: orderItemStatusEnum,
    claimStatus: claimStatusEnum,
    actions,
    depositDueAtMs: deposit === null ? null : Date.parse(deposit.dueAt),
    shipDue: shownShipDue(item),
    delay: delay === null ? null : { shipsAtMs: startOfDayMs(delay.shipsOn), reason: delay.reason },
    autoConfirmAtMs: autoConfirmAt === null ? null : Date.parse(autoConfirmAt),
  }
}

/** Items of a shipping group that are at the same place. */
export type OrderBundleData = {
  readonly items: readonly OrderItemData[]
  readonly lines: readonly OrderLineData[]
  readonly view: OrderItemView
}

/** The items of a shipping group by where they are. */
export function bundlesOf(
  { items }: Pick<OrderCardData['groups'][number], 'items'>,
  deposit: OrderCardData['depositAccount'],
): OrderBundleData[] {
  const bundled = items.map((item) => ({
    shown: toShown(item, deposit),
    parcel: item.courierEnum === null ? null : `${item.courierEnum} ${item.invoiceNumber ?? ''}`,
    claimId: item.orderClaimIdEncrypt,
  }))
  return bundleItems(bundled).map(({ indexes, view }) => {
    const members = indexes.flatMap((index) => items[index] ?? [])
    return { items: members, lines: orderLinesOf(members), view }
  })
}

/** Progress of an order; `null` without items. */
export function progressOf({
  groups,
  depositAccount,
}: Pick<OrderCardData, 'groups' | 'depositAccount'>): OrderProgress | null {
  const items = groups.flatMap((group) => group.items)
  return orderProgress(items.map((item) => toShown(item, depositAccount)))
}

/** An order in short: the item that says how far it is, and its state; `null` without items. */
export function summaryOf({ groups, depositAccount }: OrderCardData) {
  const items = groups.flatMap((group) => group.items)
  const summary = summarizeOrder(items.map((item) => toShown(item, depositAccount)))
  const item = summary === null ? undefined : items[summary.index]
  return summary === null || item === undefined
    ? null
    : { ...summary, item, moreCount: items.length - 1 }
}
