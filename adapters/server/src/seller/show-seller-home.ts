import { CLAIM_TAB_TYPES } from '@jangteo/core/claim/claimTab.codes'
import { LOW_STOCK_MAX } from '@jangteo/core/goods/stock.rules'
import { isUnanswered } from '@jangteo/core/inquiry/inquiry.rules'
import type { SellerNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { countStaffClaims } from '@jangteo/postgres/claim/staff-claim.store'
import { countLowStock } from '@jangteo/postgres/goods/low-stock.store'
import { countStoreQuestions } from '@jangteo/postgres/inquiry/question-list.store'
import { findNextPayable } from '@jangteo/postgres/settlement/statement-list.store'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { countSellerOrders } from './order/count-seller-orders.ts'

const countOpenClaims = (storeId: number) =>
  countStaffClaims({
    storeId,
    types: CLAIM_TAB_TYPES.OPEN,
    isOpen: true,
    isDisputed: false,
    orderId: null,
    offset: 0,
    limit: 0,
  })

const countUnanswered = Effect.fnUntraced(function* (storeId: number) {
  const counts = yield* countStoreQuestions({ storeId, topic: null, keyword: '' })
  return counts.reduce((sum, { state, count }) => sum + (isUnanswered(state) ? count : 0), 0)
})

const showNextPayable = Effect.fnUntraced(function* (storeId: number) {
  const row = yield* findNextPayable(storeId)
  if (row === null) return { nextPayable: null }
  const statementIdEncrypt = (yield* WireIds).seal('statement', row.id)
  return { nextPayable: { statementIdEncrypt, day: row.day, amount: row.total } }
})

/** Counts what the caller's store has to do and names what it is paid next, as far as the caller's permissions reach. Source: market-rules §9.3. */
export const showSellerHome = Effect.fnUntraced(function* () {
  const { storeId, isOwner: isChief, permissions } = yield* callingSeller
  const mayDo = (need: SellerNeed) => hasPermission({ isChief, permissions }, need)
  return {
    orders: mayDo('ORDERS') ? yield* countSellerOrders() : null,
    claims: mayDo('CLAIMS') ? { openCount: yield* countOpenClaims(storeId) } : null,
    qnas: mayDo('CS') ? { unansweredCount: yield* countUnanswered(storeId) } : null,
    goods: mayDo('GOODS')
      ? { lowStockCount: yield* countLowStock(storeId, LOW_STOCK_MAX), lowStockMax: LOW_STOCK_MAX }
      : null,
    money: mayDo('MONEY') ? yield* showNextPayable(storeId) : null,
  }
})
