import type { TestMarket } from '../market.ts'
import { aProduct, changeOption, optionsOf } from '../stock.ts'

/** 논산 설향 딸기. */
const LIKE = 2

/** Free from 50,000 won on, else 3,000; back one way 3,000, an exchange 6,000; 3,000 more on Jeju and the islands. */
const TERMS = {
  kind: 'CONDITION',
  base_fee: 3_000,
  free_threshold: 50_000,
  area_kind: 'SECTION2',
  area_second_extra: 3_000,
  delivers_to_remote: true,
  bundles: true,
  return_fee: 3_000,
  exchange_fee: 6_000,
} as const

/** Terms of the store that differ from the default. */
type Terms = { readonly delivers_to_remote?: boolean }

/** Goods of one store that ship together, at these prices, each with two options of the same price and one dearer. */
export async function goodsAt(
  market: TestMarket,
  prices: readonly number[],
  terms: Terms = {},
): Promise<number[]> {
  const { db } = market.database
  const { store_id } = await db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', LIKE)
    .executeTakeFirstOrThrow()
  const { id: shipping_policy_id } = await db
    .insertInto('shipping_policies')
    .values({ ...TERMS, ...terms, store_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const price of prices) {
    const sold = { list_price: price, sale_price: price, sale_ends_at: null, option_names: ['색'] }
    const changes = { ...sold, shipping_policy_id, stock: 20 }
    const goodsId = await aProduct(market, LIKE, changes)
    await twoAlikeAndOneDearer(market, goodsId)
    ids.push(goodsId)
  }
  return ids
}

async function twoAlikeAndOneDearer(market: TestMarket, goodsId: number): Promise<void> {
  const { db } = market.database
  await db.deleteFrom('goods_options').where('goods_id', '=', goodsId).execute()
  await db
    .insertInto('goods_options')
    .values(
      ['하양', '검정', '금색'].map((name, position) => ({
        goods_id: goodsId,
        kind: 'OPTION' as const,
        option_values: [name],
        extra_price: position === 2 ? 1_000 : 0,
        stock: 20,
        sale_status: 'SALE' as const,
        position,
      })),
    )
    .execute()
}

/** Leaves an option of a product with so many pieces: by number, from 0. */
export async function leaveStock(
  market: TestMarket,
  goodsId: number,
  { option = 0, stock = 0 }: { readonly option?: number; readonly stock?: number } = {},
): Promise<void> {
  await changeOption(market, await optionIdOf(market, goodsId, option), { stock })
}

/** The option of a product by its number, from 0. */
export async function optionIdOf(
  market: TestMarket,
  goodsId: number,
  option: number,
): Promise<number> {
  const options = await optionsOf(market, goodsId)
  const found = options[option]
  if (found === undefined) throw new Error(`goods ${goodsId} has no option ${option}`)
  return found.id
}

/** Stock of each option of a product. */
export async function stockOf(market: TestMarket, goodsId: number): Promise<number[]> {
  return (await optionsOf(market, goodsId)).map(({ stock }) => stock)
}
