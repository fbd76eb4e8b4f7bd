import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import {
  countManagedBrands,
  listManagedBrands,
  type ManagedBrandRow,
} from '@jangteo/postgres/search/brand-edit.store'
import * as Effect from 'effect/Effect'

type ListInput = { readonly keyword: string; readonly page: number; readonly size: number }

function toBrandAnswer(row: ManagedBrandRow) {
  const { merged_into: brandId, merged_name: name } = row
  return {
    brandId: row.id,
    name: row.name,
    nameEn: row.name_en,
    aliasList: row.aliases,
    goodsCount: row.goods_count,
    mergedInto: brandId === null || name === null ? null : { brandId, name },
  }
}

/** Lists brands by name, with the products that name each. */
export const listBrandsForOperator = Effect.fnUntraced(function* (input: ListInput) {
  const { keyword, page: number, size } = input
  const [rows, totalElements] = yield* together(
    Effect.all(
      [
        listManagedBrands(keyword, { offset: number * size, limit: size }),
        countManagedBrands(keyword),
      ],
      AT_ONCE,
    ),
  )
  const content = rows.map(toBrandAnswer)
  return { ...toPage(content, { number, size, totalElements }), content }
})
