import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import { optionOf, optionsOf } from '../../support/shelf.ts'

const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const CUP = '같은 유약 찻잔 1개'
const CLOTH = '삼베 다포'
const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Added = {
  readonly goodsId: number
  readonly quantity: number
  readonly addons?: Readonly<Record<string, number>>
  readonly buyNowYn?: 'Y' | 'N'
}

async function add(buyer: Buyer, { goodsId, quantity, addons = {}, buyNowYn = 'N' }: Added) {
  const { id: optionId } = await optionOf(market, goodsId)
  const rows = await optionsOf(market, goodsId, 'ADDON')
  const addItemList = Object.entries(addons).map(([name, count]) => ({
    optionId: rows.find(({ option_values }) => option_values[0] === name)?.id ?? 0,
    quantity: count,
  }))
  const body = { goodsList: [{ goodsId, optionId, quantity, addItemList }], buyNowYn }
  return buyer.ask<{ cartIdList: number[]; cartCount: number }>('POST', '/shops/carts', { body })
}

type Line = {
  readonly cartId: number
  readonly mainCartId: number | null
  readonly goodsId: number
  readonly option: { readonly optionValues: readonly string[] }
  readonly quantity: number
}

/** What lies in the cart, as sentences: an add-on under the goods of its main line. */
async function cartOf(buyer: Buyer): Promise<string[]> {
  const { groups } = await buyer.ask<{ groups: { lines: Line[] }[] }>('GET', '/shops/carts')
  const lines = groups.flatMap((group) => group.lines)
  return lines
    .map(({ goodsId, mainCartId, option, quantity }) => {
      const main = lines.find(({ cartId }) => cartId === mainCartId)
      return main === undefined
        ? `${goodsId} × ${quantity}`
        : `${main.goodsId} + ${option.optionValues.join()} × ${quantity}`
    })
    .toSorted()
}

/** A member who left things in the cart on another device. */
async function aMemberWith(...cart: readonly Added[]) {
  const { id, loginId } = await newMember(market)
  const elsewhere = aBuyer(market)
  await elsewhere.logIn(loginId)
  for (const added of cart) await add(elsewhere, added)
  return { id, loginId }
}

test('로그인하면 같은 옵션은 수량이 더해지고 나머지는 옮겨 온다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 3 })
  const buyer = aBuyer(market)
  await add(buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await add(buyer, { goodsId: TEAPOT, quantity: 1 })
  await buyer.logIn(loginId)
  const { cartCount } = await buyer.ask<{ cartCount: number }>('GET', '/accounts/me')
  expect([await cartOf(buyer), cartCount]).toEqual([
    [`${GREEN_TEA} × 5`, `${TEAPOT} × 1`].toSorted(),
    2,
  ])
})

test('추가상품은 본상품을 따라오고, 같은 추가상품은 수량이 더해진다', async () => {
  const { loginId } = await aMemberWith({ goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 2 } })
  const buyer = aBuyer(market)
  await add(buyer, { goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 1, [CLOTH]: 4 } })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual(
    [`${TEAPOT} × 2`, `${TEAPOT} + ${CUP} × 3`, `${TEAPOT} + ${CLOTH} × 4`].toSorted(),
  )
})

test('옮겨 온 추가상품도 본상품과 함께 옮겨진다', async () => {
  const { loginId } = await aMemberWith()
  const buyer = aBuyer(market)
  await add(buyer, { goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 2 } })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual([`${TEAPOT} × 1`, `${TEAPOT} + ${CUP} × 2`].toSorted())
})

test('더한 수량은 9,999개에서 멈춘다', async () => {
  const { id, loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 1 })
  const lines = market.database.db.updateTable('cart_lines').where('member_id', '=', id)
  await lines.set({ quantity: 9_998 }).execute()
  const buyer = aBuyer(market)
  await add(buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual([`${GREEN_TEA} × 9999`])
})

test('거듭 로그인해도 한 번만 더해지고, 로그아웃한 기기의 장바구니는 비어 있다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 3 })
  const buyer = aBuyer(market)
  await add(buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await buyer.logIn(loginId)
  await buyer.logIn(loginId)
  const mine = await cartOf(buyer)
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  expect([mine, await cartOf(buyer)]).toEqual([[`${GREEN_TEA} × 5`], []])
})

test('바로 사려던 상품은 기기에 남고 장바구니로 오지 않는다', async () => {
  const { loginId } = await aMemberWith()
  const buyer = aBuyer(market)
  const { cartIdList } = await add(buyer, { goodsId: GREEN_TEA, quantity: 2, buyNowYn: 'Y' })
  await buyer.logIn(loginId)
  const mine = await cartOf(buyer)
  const left = await market.database.db
    .selectFrom('cart_lines')
    .select(['member_id', 'quantity', 'is_buy_now'])
    .where('id', 'in', cartIdList)
    .execute()
  expect([mine, left]).toEqual([[], [{ member_id: null, quantity: 2, is_buy_now: true }]])
})

test('한 회원이 두 기기에서 한꺼번에 로그인해도 하나도 잃지 않는다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 1 })
  const phone = aBuyer(market)
  const laptop = aBuyer(market)
  await add(phone, { goodsId: GREEN_TEA, quantity: 2 })
  await add(laptop, { goodsId: GREEN_TEA, quantity: 4 })
  await Promise.all([phone.logIn(loginId), laptop.logIn(loginId)])
  expect(await cartOf(phone)).toEqual([`${GREEN_TEA} × 7`])
})
