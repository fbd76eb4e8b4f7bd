import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import type { Buyer } from '../../support/buyer.ts'
import { favorite, favoritesOf, goodsIds, type MyGoods } from '../../support/favorites.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

type Group = {
  readonly favoriteGoodsGroupIdEncrypt: string
  readonly name: string
  readonly goodsCount: number
  readonly pictures: readonly string[]
}

const GROUPS = '/favorites/goods-group'
const PLACES = '/favorites/my-goods/favorite-goods-group'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const named = (name: string) => ({
  body: { name },
  key: crypto.randomUUID(),
})

async function aGroup(buyer: Buyer, name: string): Promise<string> {
  const made = await buyer.ask<Group>('POST', GROUPS, named(name))
  return made.favoriteGoodsGroupIdEncrypt
}

const groupsOf = async (buyer: Buyer) =>
  (await buyer.ask<{ readonly groupList: readonly Group[] }>('GET', GROUPS)).groupList
const inGroup = async (buyer: Buyer, id: string) => {
  const { page } = await buyer.ask<{ readonly page: MyGoods }>('GET', `${GROUPS}/${id}`)
  return new Set(goodsIds(page.content))
}
type Placing = {
  readonly group: string
  readonly ids: readonly string[]
  /** Group that they leave. */
  readonly from?: string
}
const move = (buyer: Buyer, { group, ids, from }: Placing) =>
  buyer.call('POST', PLACES, {
    body: {
      favoriteGoodsGroupIdEncrypt: group,
      favoriteGoodsIdEncryptList: ids,
      ...(from === undefined ? {} : { fromGroupIdEncrypt: from }),
    },
  })
const place = (buyer: Buyer, group: string, ids: readonly string[]) => move(buyer, { group, ids })

test('그룹을 만들고, 이름을 바꾸고, 지우면 찜은 그대로 남는다', async () => {
  const { buyer } = await aMember(market)
  const group = await aGroup(buyer, ' 선물 ')
  const id = await favorite(buyer, 1)
  await place(buyer, group, [id])
  await buyer.ask('PUT', GROUPS, {
    body: { favoriteGoodsGroupIdEncrypt: group, name: '집들이' },
  })
  const [shown] = await groupsOf(buyer)
  expect([shown?.name, shown?.goodsCount, shown?.pictures.length]).toEqual(['집들이', 1, 1])
  const body = { favoriteGoodsGroupIdEncryptList: [group] }
  await buyer.ask('DELETE', GROUPS, { body })
  await buyer.ask('DELETE', GROUPS, { body })
  expect([await groupsOf(buyer), goodsIds(await favoritesOf(buyer))]).toEqual([[], [1]])
})

test('이름이 비었거나, 길거나, 이미 있으면 거절하고, 동시에 같은 이름은 하나만 만들고, 서른 개까지다', async () => {
  const { buyer } = await aMember(market)
  const twice = await Promise.all([
    buyer.call('POST', GROUPS, named('선물')),
    buyer.call('POST', GROUPS, named('선물')),
  ])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = []
  for (const name of [' ', '가'.repeat(21), '선물']) {
    refused.push((await buyer.call('POST', GROUPS, named(name))).body.code)
  }
  for (let number = 2; number <= 30; number += 1) await aGroup(buyer, `그룹 ${number}`)
  refused.push((await buyer.call('POST', GROUPS, named('서른하나'))).body.code)
  expect(refused).toEqual([
    'FAVORITE_GROUP_NAME_REQUIRED',
    'FAVORITE_GROUP_NAME_TOO_LONG',
    'FAVORITE_GROUP_NAME_TAKEN',
    'FAVORITE_GROUP_COUNT_EXCEEDED',
  ])
})

test('한 상품을 여러 그룹에 담고, 옮기고, 빼고, 찜을 해제하면 모든 그룹에서 없어진다', async () => {
  const { buyer } = await aMember(market)
  const [gifts, home] = [await aGroup(buyer, '선물'), await aGroup(buyer, '우리 집')]
  const [one, two] = [await favorite(buyer, 1), await favorite(buyer, 2)]
  await Promise.all([place(buyer, gifts, [one, two]), place(buyer, gifts, [one])])
  await place(buyer, home, [one])
  const groupsOfOne = await buyer.ask<
    readonly { readonly favoriteGoodsGroupIdEncryptList: readonly string[] }[]
  >('GET', `${PLACES}?favoriteGoodsIdEncryptList=[${one}]`)
  expect(new Set(groupsOfOne[0]?.favoriteGoodsGroupIdEncryptList)).toEqual(new Set([gifts, home]))
  await move(buyer, { group: home, ids: [two], from: gifts })
  expect([await inGroup(buyer, gifts), await inGroup(buyer, home)]).toEqual([
    new Set([1]),
    new Set([1, 2]),
  ])
  const taken = { favoriteGoodsGroupIdEncrypt: home, favoriteGoodsIdEncryptList: [two] }
  await buyer.ask('DELETE', PLACES, { body: taken })
  await buyer.ask('DELETE', '/favorites/goods', { body: { favoriteGoodsIdEncryptList: [one] } })
  expect([await inGroup(buyer, gifts), await inGroup(buyer, home)]).toEqual([new Set(), new Set()])
})

test('남의 그룹에는 담지도, 보지도, 바꾸지도, 지우지도 못하고, 남의 찜은 담기지 않는다', async () => {
  const [{ buyer: mine }, { buyer: other }] = [await aMember(market), await aMember(market)]
  const [group, theirs] = [await aGroup(mine, '선물'), await aGroup(other, '남의 것')]
  const [own, foreign] = [await favorite(mine, 1), await favorite(other, 2)]
  const answers = [
    await place(mine, theirs, [own]),
    await move(mine, { group, ids: [own], from: theirs }),
    await mine.call('GET', `${GROUPS}/${theirs}`),
    await mine.call('PUT', GROUPS, {
      body: { favoriteGoodsGroupIdEncrypt: theirs, name: '내 것' },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'FAVORITE_GROUP_NOT_FOUND']),
  )
  await mine.ask('DELETE', GROUPS, { body: { favoriteGoodsGroupIdEncryptList: [theirs] } })
  await place(mine, group, [foreign])
  expect([await inGroup(mine, group), (await groupsOf(other)).map(({ name }) => name)]).toEqual([
    new Set(),
    ['남의 것'],
  ])
})

test('그룹에 담는 동안 찜을 지워도 오류가 없고, 지운 찜은 그룹에 남지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const group = await aGroup(buyer, '선물')
  const id = await favorite(buyer, 1)
  const answers = await atOnce(market, 'favorite_group_goods', [
    () => place(buyer, group, [id]),
    () => buyer.call('DELETE', '/favorites/goods', { body: { favoriteGoodsIdEncryptList: [id] } }),
  ])
  const left = await market.database.db
    .selectFrom('favorite_group_goods')
    .select('favorite_id')
    .where('member_id', '=', memberId)
    .execute()
  expect([answers.map(({ status }) => status).includes(500), left]).toEqual([false, []])
  expect((await inGroup(buyer, group)).size).toEqual(0)
})

test('반쪽 글자로 된 이름도 두 번째는 이미 있는 이름이다', async () => {
  const { buyer } = await aMember(market)
  const answers = []
  for (let count = 0; count < 2; count += 1) {
    answers.push(await buyer.call('POST', GROUPS, named('\ud800')))
  }
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'FAVORITE_GROUP_NAME_TAKEN'],
  ])
})
