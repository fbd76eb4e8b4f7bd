import { appliedRates } from '@jangteo/core/settlement/categoryFee.rules'
import { SALE_FEE_RATE_DEFAULT_BP } from '@jangteo/core/settlement/feeRate.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  listCategoryFees,
  lockCategoryFee,
  updateCategoryFee,
} from '@jangteo/postgres/settlement/category-fee.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'

/** Lists the fee of a sale in every category, own and applied. */
export const showCategoryFees = Effect.fnUntraced(function* () {
  const rows = yield* listCategoryFees()
  const applied = appliedRates(
    rows.map(({ id: categoryId, parent_id: parentId, fee_rate_bp: ownRateBp }) => ({
      categoryId,
      parentId,
      ownRateBp,
    })),
  )
  return {
    categoryList: rows.map((row) => ({
      categoryId: row.id,
      parentCategoryId: row.parent_id,
      depth: row.depth,
      categoryName: row.name,
      feeRateBp: row.fee_rate_bp,
      appliedRateBp: applied.get(row.id) ?? SALE_FEE_RATE_DEFAULT_BP,
    })),
  }
})

type Input = { readonly id: number; readonly feeRateBp: number | null }

/**
 * Sets the own fee of a category for what is ordered from now on. Of two operators at once the second writes last, and the
 * audit log has both. Refusal: CATEGORY_NOT_FOUND. Source: market-rules §9.5, decision 135.
 */
export const setCategoryFee = Effect.fnUntraced(function* ({ id, feeRateBp }: Input) {
  const before = yield* lockCategoryFee(id)
  if (before === undefined) return yield* refused('CATEGORY_NOT_FOUND')
  yield* updateCategoryFee(id, feeRateBp)
  yield* recordAudit({
    call: 'operatorFee.setRate',
    target: `category:${id}`,
    before: { name: before.name, feeRateBp: before.fee_rate_bp },
    after: { name: before.name, feeRateBp },
    reason: null,
  })
  return { feeRateBp }
}, transaction)
