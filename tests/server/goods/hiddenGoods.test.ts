import { GOODS_LISTINGS, type GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { A_STORE_URL, sampleOf, samplePath } from '../../support/call/callSamples.ts'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { cartOf } from '../../support/cart/inCart.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { fillOrder, firstOption, putInCart } from '../../support/purchase.ts'
import { refreshSearch } from '../../support/search/refreshed.ts'

const MARK = '숨긴호박등불'
/** Part of the name: what is searched for is no product, and stays among recent keywords. */
const KEYWORD = '호박등'
const HIDDEN = GOODS_LISTINGS.filter((listing) => listing !== 'LISTED')
/** Longer than anything that everybody sees alike is stored. */
const STORED_MS = 120_000

let market: TestMarket
let member: Buyer
let goodsId: number
let optionId: number
let cartId: number
let ids: readonly (number | string)[]

beforeAll(async () => {
  market = await openMarket()
  const { db } = market.database
  const goods = await db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['goods.id', 'category_id', 'category_middle_id', 'category_root_id'])
    .where('stores.url', '=', A_STORE_URL)
    .where('goods.kind', '=', 'NORMAL')
    .where('goods.is_adult_only', '=', false)
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.sale_starts_at', 'is', null)
    .where('goods.sale_ends_at', 'is', null)
    .orderBy('goods.id')
    .executeTakeFirstOrThrow()
  goodsId = goods.id
  const at = new Date(market.now())
  await db
    .updateTable('goods')
    .set({ name: MARK, sold_count: 1_000_000, created_at: at })
    .where('id', '=', goodsId)
    .execute()
  await db
    .updateTable('exhibition_goods')
    .set({ goods_id: goodsId })
    .where('exhibition_group_id', '=', (group) =>
      group.selectFrom('exhibition_groups').select('id').where('exhibition_id', '=', 1).limit(1),
    )
    .where('goods_id', '=', (first) =>
      first
        .selectFrom('exhibition_goods as other')
        .innerJoin('exhibition_groups as of', 'of.id', 'other.exhibition_group_id')
        .select('other.goods_id')
        .where('of.exhibition_id', '=', 1)
        .orderBy('of.id')
        .limit(1),
    )
    .execute()
  await db
    .insertInto('deals')
    .values({
      goods_id: goodsId,
      deal_price: 100,
      starts_at: at,
      ends_at: new Date(market.now() + 86_400_000),
      after_end: 'RETURN',
    })
    .execute()
  await refreshSearch(market)
  member = (await aMember(market, 'MEMBER')).buyer
  cartId = await putInCart(member, goodsId)
  optionId = (await firstOption(member, goodsId)).optionId
  await member.ask('POST', '/favorites/recent-goods', { body: { goodsIdList: [goodsId] } })
  const path = [goods.category_id, goods.category_middle_id, goods.category_root_id]
  ids = [goodsId, A_STORE_URL, 1, ...path.filter((id) => id !== null)]
})
afterAll(() => market.close())

/** Has the product in a listing state, whatever the way there, and what is stored of lists forgotten. */
async function list(listing: GoodsListing): Promise<void> {
  const isListed = listing === 'LISTED'
  await market.database.db
    .updateTable('goods')
    .set({
      listing,
      sale_status: isListed ? 'SALE' : 'STOP',
      sale_status_when_listed: isListed ? null : 'SALE',
    })
    .where('id', '=', goodsId)
    .execute()
  market.advance(STORED_MS)
}

/** Calls that read something of the market, of those that buyers make. */
const READS = CONTRACT_CALLS.filter(
  ({ name, method, path }) =>
    method === 'GET' && !name.startsWith('desk.') && !/^\/(?:sellers|operators)\b/.test(path),
)

/** Paths of a call by every id that leads to the product. */
function pathsOf(call: (typeof READS)[number]): string[] {
  const { id } = sampleOf(call.name)
  const tried = call.path.includes('{id}') ? [id, ...ids] : [id]
  return tried.map((one) =>
    samplePath(call, one).replace('keyword=pro', `keyword=${encodeURIComponent(KEYWORD)}`),
  )
}

async function isShown(buyer: Buyer, path: string): Promise<boolean> {
  const { body } = await buyer.call<unknown>('GET', path)
  const text = JSON.stringify(body)
  return text.includes(MARK) || text.includes(`"goodsId":${goodsId},`)
}

/** The calls whose answer names the product, of a member or of a stranger. */
async function callsThatShow(): Promise<string[]> {
  const stranger = aBuyer(market)
  const found = new Set<string>()
  for (const call of READS) {
    for (const path of pathsOf(call)) {
      const shown = [await isShown(member, path), await isShown(stranger, path)]
      if (shown.includes(true)) found.add(call.name)
    }
  }
  return [...found].toSorted((one, other) => one.localeCompare(other))
}

describe('등록하지 않은 상품', () => {
  test('등록한 상품은 이 호출들에 나온다', async () => {
    await list('LISTED')
    await refreshSearch(market)
    const shown = await callsThatShow()
    expect(shown).toEqual(
      expect.arrayContaining([
        'cart.list',
        'category.goods',
        'deal.list',
        'display.mainList',
        'exhibition.goods',
        'goods.detail',
        'search.goods',
        'search.result',
        'store.goods',
      ]),
    )
  })

  test.each(HIDDEN)(
    '%s: 색인을 다시 쓰기 전에도, 쓴 뒤에도 어떤 호출에도 나오지 않는다',
    async (state) => {
      await list('LISTED')
      await refreshSearch(market)
      await list(state)
      const early = await callsThatShow()
      await refreshSearch(market)
      expect([early, await callsThatShow()]).toEqual([[], []])
    },
  )

  test.each(HIDDEN)('%s: 담을 수도, 담아 둔 것을 주문할 수도 없다', async (state) => {
    await list('LISTED')
    const order = await fillOrder(member, [cartId])
    await list(state)
    const goodsList = [{ goodsId, optionId, quantity: 1 }]
    const tries = [
      await member.call('POST', '/shops/carts', { body: { goodsList } }),
      await member.call('POST', '/shops/carts', { body: { goodsList, buyNowYn: 'Y' } }),
      await member.call('POST', '/shops/orders', { body: order, key: crypto.randomUUID() }),
    ]
    const ordered = await market.database.db
      .selectFrom('order_items')
      .select('id')
      .where('goods_id', '=', goodsId)
      .where('goods_name', '=', MARK)
      .execute()
    expect(tries.map(({ body }) => body.code)).toEqual([
      'GOODS_NOT_FOUND',
      'GOODS_NOT_FOUND',
      'CART_LINE_NOT_FOUND',
    ])
    expect([ordered, await cartOf(member)]).toEqual([[], []])
  })

  test('다시 등록하면 담아 둔 상품이 돌아온다', async () => {
    await list('STOPPED')
    await list('LISTED')
    expect(await cartOf(member)).toEqual([expect.stringContaining(MARK)])
  })

  test('판매하는 채로 숨긴 상품은 표에 들어가지 못한다', async () => {
    await list('LISTED')
    const write = market.database.db
      .updateTable('goods')
      .set({ listing: 'STOPPED', sale_status_when_listed: 'SALE' })
      .where('id', '=', goodsId)
      .execute()
    await expect(write).rejects.toThrow('unlisted_is_stopped')
  })
})
