import { listGoodsChoices as load } from '@jangteo/postgres/goods/goods-choice.store'
import { listPolicies } from '@jangteo/postgres/shipping/seller-policy.store'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../../call/staff-caller.ts'

/** Lists what a product of the caller's store may name: leaf categories, brands, shipping policies. */
export const listGoodsChoices = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const { categories, brands } = yield* load()
  const policies = yield* listPolicies(storeId)
  return {
    categoryList: categories.map((row) => ({
      categoryId: row.id,
      name: row.name,
      reviewedYn: row.is_reviewed ? ('Y' as const) : ('N' as const),
    })),
    brandList: brands.map(({ id, name }) => ({ brandId: id, name })),
    policyList: policies.map((row) => ({ shippingPolicyId: row.policy_id, name: row.name })),
  }
})
