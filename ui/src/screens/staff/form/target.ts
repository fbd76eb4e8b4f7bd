import type { TargetKind } from '@jangteo/core/display/target.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { queryOptions } from '@tanstack/react-query'
import { staffCalls } from '../staffCalls.ts'

/** The target of a page or a coupon, as a search finds it. */
export type Target = StaffAnswers['operatorTarget']['search']['targetList'][number]

/** The chosen target: an id with the name to show beside it. */
export type NamedTarget = { readonly targetId: number; readonly name: string }

/** Query options of a search by a part of the name. */
export type TargetSearch = (keyword: string) => ReturnType<typeof optionsOf>

const BRAND_COUNT_MAX = 20

type Found = { readonly targetList: readonly Target[] }

function optionsOf(key: readonly unknown[], load: (signal: AbortSignal) => Promise<Found>) {
  return queryOptions({ queryKey: ['targets', ...key], queryFn: ({ signal }) => load(signal) })
}

/** The operators' search for targets of a kind. */
export function marketSearch(kindEnum: TargetKind): TargetSearch {
  return (keyword) =>
    optionsOf([kindEnum, keyword], (signal) =>
      staffCalls.operatorTarget.search.call({ kindEnum, keyword }, { signal }),
    )
}

/** The sellers' search for products of their own store. */
export const ownGoodsSearch: TargetSearch = (keyword) =>
  optionsOf(['own', keyword], (signal) =>
    staffCalls.sellerTarget.search.call({ keyword }, { signal }),
  )

/** The operators' search for brands that another can be merged into. */
export const brandSearch: TargetSearch = (keyword) =>
  optionsOf(['brand', keyword], async (signal) => {
    const input = { keyword, size: BRAND_COUNT_MAX }
    const { content } = await staffCalls.operatorBrand.list.call(input, { signal })
    const whole = content.filter(({ mergedInto }) => mergedInto === null)
    return {
      targetList: whole.map(({ brandId: targetId, name, goodsCount }) => ({
        targetId,
        name,
        note: `상품 ${goodsCount}개`,
        picture: null,
        url: null,
      })),
    }
  })

/** The ids of what is chosen. */
export function idsOf(picked: readonly NamedTarget[]): number[] {
  return picked.map(({ targetId }) => targetId)
}
