import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import {
  checkClaim,
  type CheckedItem,
  conflictingItems,
  withAddons,
} from '@jangteo/core/claim/request/claimCheck.rules'
import { type ClaimQuote, quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { faultOfReason } from '@jangteo/core/claim/request/claimReason.rules'
import {
  decideExchangeOption,
  exchangeChoices,
} from '@jangteo/core/claim/request/exchangeOption.rules'
import { dependsOn, type WithdrawalFacts } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import { isShipLate } from '@jangteo/core/order/shipDue.rules'
import { SHIP_BUSINESS_DAYS } from '@jangteo/core/shipping/shipDays.rules'
import { HOLIDAYS } from '@jangteo/server/calendar/holidays'
import type { GoodsOption } from '@jangteo/core/goods/option.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import {
  ledgerOf,
  claimStatusOf,
  isWaiting,
  type Model,
  type ModelClaim,
  type ModelItem,
  newestClaim,
  withdrawCounts,
} from './model.ts'

/** A claim that the buyer would like to request. */
export type Wanted = {
  readonly type: RequestableClaimType
  readonly groupId: number
  readonly items: readonly ModelItem[]
  readonly reason: ClaimReason
  readonly pickupZone: AreaZone
  readonly reshipZone: AreaZone
  /** By item, among the options of its goods; an item without one picks none. */
  readonly picks: ReadonlyMap<number, number>
}

function toChecked(model: Model, item: ModelItem): CheckedItem {
  const claim = newestClaim(model, item)
  return {
    orderItemId: item.id,
    mainOrderItemId: null,
    status: item.status,
    claimStatus: claimStatusOf(model, item),
    isDisputed: false,
    isAddPaymentWaiting: claim !== undefined && isWaiting(claim),
  }
}

function groupOf(model: Model, groupId: number): ModelItem[] {
  return model.items.filter((item) => item.groupId === groupId)
}

function itemsSharingStoreCoupon(
  model: Model,
  { groupId, items }: Pick<Wanted, 'groupId' | 'items'>,
) {
  const ids = items.map(({ id }) => id)
  const shared = model.ledger.storeCoupons.filter(({ orderItemIds }) =>
    orderItemIds.some((id) => ids.includes(id)),
  )
  const sharing = new Set(shared.flatMap(({ orderItemIds }) => orderItemIds))
  return model.items.filter((item) => item.groupId !== groupId && sharing.has(item.id))
}

/** The options of an item's goods: the last of them costs more. */
function optionsOf({ stock }: Model, { options }: ModelItem): GoodsOption[] {
  return options.map((optionId, index) => ({
    optionId,
    optionValues: [],
    extraPrice: index === options.length - 1 ? 1_000 : 0,
    stock: stock.get(optionId) ?? 0,
    saleStatus: 'SALE',
  }))
}

function pickedOf(
  model: Model,
  item: ModelItem,
  { picks }: Pick<Wanted, 'picks'>,
): GoodsOption | null {
  const optionId = picks.get(item.id)
  return optionsOf(model, item).find((option) => option.optionId === optionId) ?? null
}

/** Input of a claim's check. */
type Checked = Pick<Wanted, 'type' | 'groupId' | 'items' | 'picks'>

function isStocked(model: Model, wanted: Checked): boolean {
  return wanted.items.every((item) => {
    const picked = pickedOf(model, item, wanted)
    if (picked !== null) return picked.stock >= item.quantity
    const choices = exchangeChoices(optionsOf(model, item), { ...item, extraPrice: 0 })
    return choices.some(({ isSoldOut }) => !isSoldOut)
  })
}

/** Checks whether these items may be claimed so. */
export function checkModel(model: Model, wanted: Checked) {
  const { type, groupId, items } = wanted
  return checkClaim({
    type,
    orderItemIds: items.map(({ id }) => id),
    group: groupOf(model, groupId).map((item) => toChecked(model, item)),
    itemsSharingStoreCoupon: itemsSharingStoreCoupon(model, wanted).map((item) =>
      toChecked(model, item),
    ),
    isReshipStocked: type !== 'EXCHANGE' || isStocked(model, wanted),
  })
}

function faultOf(model: Model, { reason, items }: Wanted) {
  const { nowMs, payment } = model
  const isLate = ({ status, shipsOn }: ModelItem) =>
    isShipLate(
      {
        status,
        paidAtMs: payment.paidAtMs,
        shipWithinDays: SHIP_BUSINESS_DAYS,
        delayedShipOn: shipsOn,
      },
      nowMs,
      HOLIDAYS,
    )
  return faultOfReason(reason, {
    isSoldOut: items.some(({ optionId }) => model.stock.get(optionId) === 0),
    isLate: items.length > 0 && items.every(isLate),
    isWithdrawalLimited: false,
  })
}

/** Quotes a claim in the model. */
export function quoteModel(model: Model, wanted: Wanted) {
  const { type, groupId, items, pickupZone, reshipZone } = wanted
  return quoteClaim(ledgerOf(model), {
    type,
    fault: faultOf(model, wanted),
    shippingGroupId: groupId,
    orderItemIds: items.map(({ id }) => id),
    leavesWith: [],
    pickupZone,
    reshipZone,
    nowMs: model.nowMs,
  })
}

function decideOptions(model: Model, wanted: Wanted): string | null {
  if (wanted.type !== 'EXCHANGE') return null
  for (const item of wanted.items) {
    const decided = decideExchangeOption(pickedOf(model, item, wanted), { ...item, extraPrice: 0 })
    if (!decided.ok) return decided.reason
  }
  return null
}

/** Decides whether the claim is accepted, with its quote. */
export function decideRequest(
  model: Model,
  wanted: Wanted,
  isStale: boolean,
): Decision<string, ClaimQuote> {
  if (wanted.items.length === 0) return refuse('CLAIM_ITEM_REQUIRED')
  const check = checkModel(model, wanted)
  if (!check.ok) return check
  const option = decideOptions(model, wanted)
  if (option !== null) return refuse(option)
  const quote = quoteModel(model, wanted)
  if (!quote.ok) return quote
  if (isStale) return refuse('CLAIM_AMOUNT_CHANGED')
  const lacksAccount = quote.value.isRefundAccountRequired && !model.hasRefundAccount
  return lacksAccount ? refuse('CLAIM_REFUND_ACCOUNT_REQUIRED') : allow(quote.value)
}

/** True when a claim of another group keeps an exchange from becoming a return, which takes its items off the order. */
export function isHeldByCoupon(
  model: Model,
  { groupId, items }: Pick<ModelClaim, 'groupId' | 'items'>,
): boolean {
  const sharing = itemsSharingStoreCoupon(model, { groupId, items })
  const conflicting = conflictingItems({
    type: 'RETURN',
    orderItemIds: items.map(({ id }) => id),
    group: [],
    itemsSharingStoreCoupon: sharing.map((one) => toChecked(model, one)),
    isReshipStocked: true,
  })
  return conflicting.length > 0
}

const IN_PROGRESS = /^(?:ORDER_ITEM|SHIPPING_GROUP)_CLAIM_IN_PROGRESS/

/** Decides whether the seller may refuse to sell an item, with the quote. */
export function decideRefusal(model: Model, item: ModelItem): Decision<string, ClaimQuote> {
  const { groupId, id } = item
  const group = groupOf(model, groupId).map((one) => toChecked(model, one))
  const orderItemIds = withAddons([id], group)
  const sharing = itemsSharingStoreCoupon(model, { groupId, items: [item] })
  const check = checkClaim({
    type: 'CANCEL',
    orderItemIds,
    group,
    itemsSharingStoreCoupon: sharing.map((one) => toChecked(model, one)),
    isReshipStocked: true,
  })
  if (!check.ok) return refuse(IN_PROGRESS.test(check.reason) ? check.reason : 'NOT_CHANGE_STATUS')
  return quoteClaim(ledgerOf(model), {
    type: 'CANCEL',
    fault: 'SELLER',
    shippingGroupId: groupId,
    orderItemIds,
    leavesWith: [],
    pickupZone: 'MAINLAND',
    reshipZone: 'MAINLAND',
    nowMs: model.nowMs,
  })
}

function hasDependentClaim({ claims, couponLines }: Model, claim: ModelClaim) {
  const status = (one: ModelClaim) => ({
    type: one.quote.claim.type,
    orderItemIds: one.quote.claim.orderItemIds,
    status: one.state === 'WITHDRAWN' ? null : one.state,
    requestedAtMs: one.requestedAtMs,
  })
  const others = claims.filter((other) => other !== claim && other.type !== 'REJECT')
  return dependsOn(status(claim), others.map(status), couponLines)
}

/** Facts that decide over the withdrawal of a claim. */
export function withdrawalFacts(
  model: Model,
  claim: ModelClaim,
  type: RequestableClaimType,
): WithdrawalFacts {
  return {
    type,
    status: claim.state === 'WITHDRAWN' ? null : claim.state,
    withdrawCounts: withdrawCounts(model, claim),
    hasDependentClaim: hasDependentClaim(model, claim),
    additionalPayment: claim.additional.at(-1)?.state ?? null,
  }
}
