import { decideStockChange } from '@jangteo/core/goods/stock.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { compareAndSetStock, lockStoreOption } from '@jangteo/postgres/goods/seller-stock.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { auditOfStock } from './goods-audit.ts'

type StockInput = {
  readonly id: number
  readonly optionId: number
  readonly stock: number
  readonly seenStock: number
}

/**
 * Sets the stock of an option, if it is still what the seller saw. An order holds the option's lock while it takes
 * pieces, so of an order and a change at once the second sees what the first left. Refusals: GOODS_NOT_FOUND,
 * STOCK_CHANGED with the stock that is there. Source: market-rules §9.3.
 */
export const setStock = Effect.fnUntraced(function* ({
  id,
  optionId,
  stock,
  seenStock,
}: StockInput) {
  const { storeId } = yield* callingSeller
  const option = yield* lockStoreOption(storeId, optionId)
  if (option?.goods_id !== id) return yield* refused('GOODS_NOT_FOUND')
  const decision = decideStockChange(option.stock, { stock, seenStock })
  if (!decision.ok) return yield* refused(decision.reason, { stock: option.stock })
  if (decision.value === 'CHANGED') {
    yield* compareAndSetStock({ optionId, seenStock, stock })
    yield* recordAudit(auditOfStock(optionId, { before: option.stock, after: stock }))
  }
  return { optionId, stock }
}, transaction)
