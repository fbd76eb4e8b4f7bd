import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { lockListing, updateSellerStatus } from '@jangteo/postgres/goods/listing.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'

type StatusCall = { readonly call: string; readonly status: GoodsSaleStatus }

/**
 * Makes the use case that sets the sale status of a product; setting what it has changes nothing. Orders wait for the
 * lock and read the status after it. Refusals: GOODS_NOT_FOUND, GOODS_DELETED.
 */
const setStatus = ({ call, status }: StatusCall) =>
  Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
    const { storeId } = yield* callingSeller
    const row = yield* lockListing({ goodsId: id, storeId })
    if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
    if (row.listing === 'DELETED') return yield* refused('GOODS_DELETED')
    const before = row.seller_status
    if (before !== status) {
      yield* updateSellerStatus(id, status)
      yield* recordAudit({
        call,
        target: `goods:${id}`,
        before: { saleStatus: before },
        after: { saleStatus: status },
        reason: null,
      })
    }
    return { done: true as const }
  }, transaction)

/** Stops the sale of a product; its page stays and says so. */
export const stopSale = setStatus({ call: 'sellerGoods.stop', status: 'STOP' })

/** Sells a product again. */
export const resumeSale = setStatus({ call: 'sellerGoods.resume', status: 'SALE' })
