import { transaction, type Db } from '@jangteo/postgres/database/db'
import { findOrderIdOfItem, lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { findItemClaims } from './newest-claims.ts'
import { advanceItem } from './advance-item.ts'
import { confirmDueMsOf } from './item-facts.ts'
import { scheduleAutoConfirm } from './item-jobs.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Advances an item whose time has come: an untracked parcel counts as delivered, a delivered item confirms
 * itself. One that moved on in the meantime stays where it is, and so does one whose purchase is to confirm itself
 * later: its job runs again then.
 */
export const handleDeadline = Effect.fnUntraced(function* (
  orderItemId: number,
  event: 'system.autoConfirmDue' | 'system.deliveryAssumed',
): Effect.fn.Return<void, never, Db | Receivers> {
  const orderId = yield* findOrderIdOfItem(orderItemId)
  if (orderId === undefined) return
  yield* lockOrder(orderId)
  const items = yield* lockItems(orderId)
  const item = items.find(({ id }) => id === orderItemId)
  if (item === undefined) return
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceItem(item, { event, atMs })
  const isEarly = !decision.ok && decision.reason === 'ORDER_ITEM_NOT_DUE'
  if (!isEarly || event !== 'system.autoConfirmDue') return
  const dueMs = confirmDueMsOf(item, (yield* findItemClaims([item.id]))(item.id))
  if (dueMs !== null) yield* scheduleAutoConfirm(item.id, dueMs)
}, transaction)
