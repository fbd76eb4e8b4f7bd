import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { isWithdrawalOffered } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { isAddressOpen } from '@jangteo/core/order/addressChange.rules'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { listOrderItemActions } from '@jangteo/core/order/orderItem.rules'
import { toOrderCards } from '@jangteo/server/order/order-answer'
import { factsOf } from './itemSteps.ts'
import { claimStatusOf, type Model, type ModelItem, newestClaim } from './model.ts'
import type { Reality } from './reality.ts'
import { checkModel, withdrawalFacts } from './requestRules.ts'

function actionsOf(model: Model, item: ModelItem, isGuest: boolean): OrderItemAction[] {
  const claim = newestClaim(model, item)
  const claimableTypes = REQUESTABLE_CLAIM_TYPES.filter(
    (type) =>
      checkModel(model, { type, groupId: item.groupId, items: [item], picks: new Map() }).ok,
  )
  return listOrderItemActions({
    status: item.status,
    facts: factsOf(model, item),
    isAddressOpen: isAddressOpen(model.items.map(({ status }) => status)),
    isAddon: false,
    claimStatus: claimStatusOf(model, item),
    claimableTypes,
    isWithdrawalOffered:
      claim !== undefined &&
      claim.type !== 'REJECT' &&
      isWithdrawalOffered(withdrawalFacts(model, claim, claim.type)),
    isAddPaymentPayable: claim?.additional.at(-1)?.state === 'WAITING',
    review: item.status === 'BF' && !isGuest ? 'WRITABLE' : null,
  })
}

/** Actions that the buyer may take with each item, by charts and checks alone; a guest reviews nothing. */
export function expectActions(model: Model, { isGuest }: Pick<Reality, 'isGuest'>) {
  return model.items
    .map((item) => ({ id: item.id, actions: actionsOf(model, item, isGuest) }))
    .toSorted((a, b) => a.id - b.id)
}

/** Reads the actions that the market offers for each item. */
export async function readActions({ market, orderId, wireIds }: Reality) {
  const { db } = market.database
  const orders = await db.selectFrom('orders').selectAll().where('id', '=', orderId).execute()
  const cards = await market.runtime.runPromise(toOrderCards(orders))
  return cards
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
    .map(({ orderItemIdEncrypt: sealed, actions }) => ({
      id: wireIds.open('orderItem', sealed) ?? 0,
      actions,
    }))
    .toSorted((a, b) => a.id - b.id)
}
