import { CATEGORY_DEPTHS } from '@jangteo/core/category/category.codes'
import { SALE_FEE_RATE_MAX_BP } from '@jangteo/core/settlement/feeRate.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { plainId, plainIdText } from '../wire/wire.schemas.ts'

const tags = ['settlement']
const path = '/operators/category-fees'
const forSellers = { who: 'operator', permission: 'SELLERS' } as const

/** Basis points; `null` for the fee of the category above, or the market's. */
const ownRate = z.int().min(0).max(SALE_FEE_RATE_MAX_BP).nullable()

/** The fee of a sale in every category, parents before their children. */
const list = call(forSellers)
  .route({ method: 'GET', path, summary: '카테고리별 수수료', tags })
  .output(
    z.object({
      categoryList: z.array(
        z.object({
          categoryId: plainId,
          parentCategoryId: plainId.nullable(),
          depth: z.literal(CATEGORY_DEPTHS),
          categoryName: z.string(),
          feeRateBp: ownRate,
          /** Fee of its sales in stores without a rate of their own, in basis points. */
          appliedRateBp: z.int(),
        }),
      ),
    }),
  )

/** Sets the own fee of a category, or takes it away; what is ordered already stays under its rate. */
const setRate = call(forSellers)
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '카테고리 수수료율', tags })
  .input(z.object({ id: plainIdText, feeRateBp: ownRate }))
  .errors(refusals('CATEGORY_NOT_FOUND'))
  .output(z.object({ feeRateBp: ownRate }))

export const operatorFeeCalls = { list, setRate }
