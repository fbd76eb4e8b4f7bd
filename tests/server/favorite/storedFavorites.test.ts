import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { favorite, favoritesOf, goodsIds } from '../../support/favorites.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../support/member.ts'

/** Time for which an answer is used at most while nothing has changed. */
const STORED_MS = 10 * 60_000
const RUN_COUNT = 8
const GOODS_IDS = [1, 2, 3, 4, 5] as const

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** Likes a product, or no longer likes one that is liked. */
async function toggle(buyer: Buyer, goodsId: number): Promise<void> {
  const former = (await favoritesOf(buyer)).find((each) => each.goodsId === goodsId)
  if (former === undefined) {
    await favorite(buyer, goodsId)
    return
  }
  const favoriteGoodsIdEncryptList = [former.favoriteGoodsIdEncrypt]
  await buyer.ask('DELETE', '/favorites/goods', { body: { favoriteGoodsIdEncryptList } })
}

/** Products that a member likes as they are stored, the newest first. */
async function rowsOf(memberId: number): Promise<number[]> {
  const rows = await market.database.db
    .selectFrom('favorite_goods')
    .select('goods_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ goods_id: goodsId }) => goodsId)
}

test('무엇을 찜하고 해제하든, 두 기기에서 바로 다음 조회부터 저장된 그대로 답한다', async () => {
  const taps = fc.array(fc.constantFrom(...GOODS_IDS), { minLength: 6, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(taps, async (tapped) => {
      const { id: memberId, loginId } = await newMember(market)
      const [buyer, other] = [aBuyer(market), aBuyer(market)]
      for (const browser of [buyer, other]) await browser.logIn(loginId)
      for (const [place, goodsId] of tapped.entries()) {
        await toggle(place % 2 === 0 ? buyer : other, goodsId)
        const rows = await rowsOf(memberId)
        const read = await Promise.all([favoritesOf(buyer), favoritesOf(other)])
        expect(read.map(goodsIds)).toEqual([rows, rows])
      }
    }),
    { numRuns: RUN_COUNT },
  )
})

test('여럿을 한꺼번에 찜하고 해제하며 읽은 뒤에도 저장된 그대로 답한다', async () => {
  const { buyer, memberId } = await aMember(market)
  for (const goodsId of GOODS_IDS) await favorite(buyer, goodsId)
  for (let round = 0; round < 3; round += 1) {
    const taps = GOODS_IDS.slice(0, 3).flatMap((goodsId) => [
      toggle(buyer, goodsId),
      favoritesOf(buyer),
    ])
    await Promise.all(taps)
    expect(goodsIds(await favoritesOf(buyer))).toEqual(await rowsOf(memberId))
  }
})

test('바뀐 것이 없으면 저장된 답을 다시 쓰고, 다른 회원에게는 쓰지 않는다', async () => {
  const [{ buyer: mine, memberId }, { buyer: others }] = [
    await aMember(market),
    await aMember(market),
  ]
  for (const buyer of [mine, others]) for (const goodsId of [1, 2]) await favorite(buyer, goodsId)
  const text = async (buyer: Buyer) => (await buyer.send('GET', '/favorites/goods/me')).text()
  const [first, again, theirs] = [await text(mine), await text(mine), await text(others)]
  expect(again).toEqual(first)
  expect(theirs).not.toEqual(first)
  expect(goodsIds(await favoritesOf(others))).toEqual([2, 1])

  // A change whose version is taken back shows which answer is used.
  const { db } = market.database
  const { revision } = await db
    .selectFrom('favorite_revisions')
    .select('revision')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('favorite_goods')
    .set({ added_at: new Date(market.now() + 1) })
    .where('member_id', '=', memberId)
    .where('goods_id', '=', 1)
    .execute()
  await db
    .updateTable('favorite_revisions')
    .set({ revision })
    .where('member_id', '=', memberId)
    .execute()
  expect(goodsIds(await favoritesOf(mine))).toEqual([2, 1])
  market.advance(STORED_MS)
  expect(goodsIds(await favoritesOf(mine))).toEqual([1, 2])
})
