import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { connectClient } from '@jangteo/postgres/database/connect'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { type ComposedGroup, publishMain } from '../../support/display/publishMain.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { aProduct, optionOf } from '../../support/stock.ts'

type Card = { readonly goodsId: number; readonly storeUrl: string }
type Content = {
  readonly itemList?: readonly { readonly text: string | null; readonly linkUrl: string }[]
  readonly goodsList?: readonly Card[]
  readonly chipList?: readonly { readonly title: string; readonly goodsList: readonly Card[] }[]
  readonly storeList?: readonly { readonly storeUrl: string; readonly goodsList: readonly Card[] }[]
  readonly videoList?: readonly unknown[]
}
type Group = {
  readonly mainGroupId: number
  readonly blockTypeEnum: string
  readonly sourceEnum: string
  readonly personalYn: string
  readonly content?: Content
}

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const TEA = goodsNamed('하동 세작 녹차')
const TEXT = { text: '가게 찾기', linkUrl: '/store' }
const NOTES: ComposedGroup = { blockTypeEnum: 'TEXT_GRID_2', title: '글', itemList: [TEXT, TEXT] }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const guest = () => aBuyer(market)

async function shownGroups(who: Buyer = guest()): Promise<readonly Group[]> {
  const { mainGroupList } = await who.ask<{ readonly mainGroupList: readonly Group[] }>(
    'GET',
    '/displays/pages/main-list',
  )
  return mainGroupList
}

async function contentOf(group: Group | undefined, who: Buyer = guest()): Promise<Content | null> {
  const { content } = await who.ask<{ readonly content: Content | null }>(
    'GET',
    `/displays/mains/customs/${group?.sourceEnum}?mainGroupId=${group?.mainGroupId}`,
  )
  return content
}

/** Publishes one group on home and returns its content. */
async function published(group: ComposedGroup, who: Buyer = guest()): Promise<Content | null> {
  await publishMain(market, 'HOME', [group, NOTES])
  const groups = await shownGroups()
  const found = groups.find(({ blockTypeEnum }) => blockTypeEnum === group.blockTypeEnum)
  return found === undefined ? null : contentOf(found, who)
}

const idsOf = (content: Content | null) => content?.goodsList?.map(({ goodsId }) => goodsId)

describe('코너 목록', () => {
  test('처음 셋은 내용까지 오고, 나머지와 개인 코너는 이름만 온다', async () => {
    const personal = { ...NOTES, membershipList: ['MEMBER'] }
    await publishMain(market, 'HOME', [NOTES, personal, NOTES, NOTES])
    const groups = await shownGroups()
    expect(groups.map(({ personalYn, content }) => [personalYn, content !== undefined])).toEqual([
      ['N', true],
      ['Y', false],
      ['N', true],
      ['N', false],
    ])
    const { mainGroupList } = await guest().ask<{ readonly mainGroupList: readonly Group[] }>(
      'GET',
      '/displays/mains',
    )
    expect(mainGroupList).toEqual(groups.map(({ content: _content, ...group }) => group))
  })

  test('기간이 아닌 코너와 채울 것이 모자란 코너는 없다', async () => {
    const now = market.now()
    const later = { startsAt: new Date(now + HOUR_MS).toISOString() }
    const over = { endsAt: new Date(now + 10_000).toISOString() }
    const empty = { blockTypeEnum: 'WISHLIST', title: '찜이 많은 것' }
    await publishMain(market, 'HOME', [{ ...NOTES, ...later }, { ...NOTES, ...over }, empty, NOTES])
    expect(await shownGroups()).toHaveLength(1)
    market.advance(HOUR_MS)
    expect(await shownGroups()).toHaveLength(2)
  })

  test('회원만의 코너는 비회원에게 비어 있다', async () => {
    await publishMain(market, 'HOME', [{ ...NOTES, membershipList: ['MEMBER'] }])
    const { buyer } = await aMember(market, 'MEMBER')
    const [group] = await shownGroups()
    expect([await contentOf(group), await contentOf(group, buyer)]).toEqual([
      null,
      { itemList: [expect.anything(), expect.anything()] },
    ])
  })

  test('나이를 고른 코너는 그 나이로 알려진 회원에게만 보인다', async () => {
    await publishMain(market, 'HOME', [{ ...NOTES, ageList: ['30'] }])
    const [group] = await shownGroups()
    const birthday = `${new Date(market.now()).getUTCFullYear() - 35}-01-01`
    const agreed = { birthday, privacy_optional_agreed_at: new Date(market.now()) }
    const known = await aMember(market, 'MEMBER', agreed)
    const silent = await aMember(market, 'MEMBER', { birthday })
    expect([
      (await contentOf(group, known.buyer)) === null,
      (await contentOf(group, silent.buyer)) === null,
    ]).toEqual([false, true])
  })

  test('다른 종류의 부름으로는 찾을 수 없다', async () => {
    await publishMain(market, 'HOME', [NOTES])
    const [group] = await shownGroups()
    const codes = await Promise.all(
      ['goods', 'recommend', 'deal', 'video'].map(async (source) => {
        const { body } = await guest().call(
          'GET',
          `/displays/mains/customs/${source}?mainGroupId=${group?.mainGroupId}`,
        )
        return body.code
      }),
    )
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'MAIN_GROUP_NOT_FOUND'))
  })

  test('읽지 못하는 코너 하나가 화면을 비우지 않는다', async () => {
    await publishMain(market, 'HOME', [{ blockTypeEnum: 'CART', title: '많이 담은 것' }, NOTES])
    const admin = await connectClient(market.database.adminUrl)
    await admin.query('ALTER TABLE cart_lines RENAME TO cart_lines_away')
    const groups = await shownGroups()
    await admin.query('ALTER TABLE cart_lines_away RENAME TO cart_lines')
    await admin.end()
    expect(groups.map(({ blockTypeEnum }) => blockTypeEnum)).toEqual(['TEXT_GRID_2'])
  })
})

describe('고른 것으로 채우는 코너', () => {
  test('볼 수 없는 상품으로 가는 그림은 빠지고, 모자란 줄은 잘린다', async () => {
    const stopped = await aProduct(market, STRAWBERRIES, { sale_status: 'STOP' })
    const adult = await aProduct(market, STRAWBERRIES, { is_adult_only: true })
    const item = { picture: 'hero-1', text: '그림' }
    const toGoods = (goodsId: number) => ({ ...item, goodsId })
    const content = await published({
      blockTypeEnum: 'IMAGE_GRID_2',
      title: '그림',
      itemList: [stopped, STRAWBERRIES, adult, STRAWBERRIES, STRAWBERRIES].map(toGoods),
    })
    expect(content?.itemList?.map(({ linkUrl }) => linkUrl)).toEqual([
      `/product/detail/${STRAWBERRIES}`,
      `/product/detail/${STRAWBERRIES}`,
    ])
  })

  test('동영상은 포스터와 길이와 함께 온다', async () => {
    const content = await published({
      blockTypeEnum: 'VIDEO',
      title: '동영상',
      itemList: [
        { picture: 'hero-1', alt: '귤 상자', videoUrl: '/videos/a.webm', durationS: 6, ...TEXT },
      ],
    })
    expect(content).toEqual({
      videoList: [
        {
          videoUrl: '/videos/a.webm',
          poster: 'hero-1',
          durationS: 6,
          alt: '귤 상자',
          text: '가게 찾기',
          linkUrl: '/store',
        },
      ],
    })
  })

  test('고른 스토어는 그 차례로, 상품 셋과 함께 온다', async () => {
    const content = await published({
      blockTypeEnum: 'STORE_RECOMMEND',
      title: '가게',
      itemList: [3, 1, 2].map((storeId) => ({ storeId })),
    })
    const { storeList = [] } = content ?? {}
    expect(storeList.map(({ storeUrl }) => storeUrl)).toEqual([
      'slownuruk',
      'achimbat',
      'ovenafternoon',
    ])
    expect(
      storeList.flatMap(({ storeUrl, goodsList }) =>
        goodsList.map((card) => card.storeUrl === storeUrl),
      ),
    ).toEqual(Array.from({ length: 9 }, () => true))
  })
})

describe('스스로 채우는 코너', () => {
  test('새 상품은 두 주 안에 온 것을 새것부터, 한 스토어에 둘까지, 성인 상품 없이 보여 준다', async () => {
    const now = market.now()
    const fresh = (days: number, change = {}) =>
      aProduct(market, STRAWBERRIES, { created_at: new Date(now - days * DAY_MS), ...change })
    const [first, second] = [await fresh(0.1), await fresh(0.2)]
    await fresh(0.3)
    await fresh(0.01, { is_adult_only: true })
    const content = await published({ blockTypeEnum: 'NEW_GOODS', title: '새것', goodsMax: 20 })
    expect(idsOf(content)?.slice(0, 2)).toEqual([first, second])
    const perStore = Map.groupBy(content?.goodsList ?? [], ({ storeUrl }) => storeUrl)
    expect([...perStore.values()].filter((cards) => cards.length > 2)).toEqual([])
  })

  test('품절된 상품은 맨 뒤에 선다', async () => {
    const soldOut = await aProduct(market, STRAWBERRIES, {
      created_at: new Date(market.now() - 1000),
      stock: 0,
    })
    const content = await published({ blockTypeEnum: 'NEW_GOODS', title: '새것', goodsMax: 20 })
    expect(idsOf(content)?.at(-1)).toBe(soldOut)
  })

  test('많이 담은 상품은 한 주 동안 열 사람이 담은 것부터다', async () => {
    const goods = [1, 2, 3, 4, 5]
    for (const [place, goodsId] of goods.entries()) {
      const option = await optionOf(market, goodsId)
      const visitors = place === 4 ? 9 : 14 - place
      await market.database.db
        .insertInto('cart_lines')
        .values(
          Array.from({ length: visitors }, () => ({
            device_id: randomUUID(),
            goods_id: goodsId,
            option_id: option.id,
            quantity: 1,
            created_at: new Date(market.now() - DAY_MS),
          })),
        )
        .execute()
    }
    const content = await published({ blockTypeEnum: 'CART', title: '많이 담은 것' })
    expect(idsOf(content)).toEqual([1, 2, 3, 4])
  })

  test('많이 본 상품은 하루 동안 본 사람이 많은 것부터다', async () => {
    await market.database.db.deleteFrom('goods_views').execute()
    const seen = [5, 3, 2, 1].flatMap((goodsId, place) =>
      Array.from({ length: 9 - place }, () => ({
        day: '2026-01-01',
        goods_id: goodsId,
        visitor: Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
        seen_at: new Date(market.now() - HOUR_MS),
      })),
    )
    const old = seen.map((view) => ({
      ...view,
      day: '2026-01-02',
      goods_id: 9,
      seen_at: new Date(market.now() - 2 * DAY_MS),
    }))
    await market.database.db
      .insertInto('goods_views')
      .values([...seen, ...old])
      .execute()
    const content = await published({ blockTypeEnum: 'CLICK_A', title: '많이 본 것' })
    expect(idsOf(content)).toEqual([5, 3, 2, 1])
  })

  test('둘러본 것과 짝이 된 상품을, 짝이 모자라면 모두가 본 것을 보여 준다', async () => {
    const buyer = aBuyer(market)
    const goodsIdList = [STRAWBERRIES, TEA]
    await buyer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList } })
    const group = { blockTypeEnum: 'CLICK_C', title: '어울리는 것' }
    const pairs = async (...otherIds: number[][]) => {
      await market.database.db.deleteFrom('goods_pairs').execute()
      for (const [place, other_ids] of otherIds.entries()) {
        const row = { goods_id: goodsIdList[place] ?? 0, other_ids }
        await market.database.db.insertInto('goods_pairs').values(row).execute()
      }
      return idsOf(await published(group, buyer))
    }
    const own = await pairs([TEA, 7, 8, 9], [9, 10, STRAWBERRIES])
    const few = await pairs([7, 8, 9])
    expect([own, few]).toEqual([[9, 10, 7, 8], idsOf(await published(group))])
  })

  test('특가는 먼저 끝나는 것부터 열 개까지다', async () => {
    const content = await published({ blockTypeEnum: 'DEAL', title: '특가', goodsMax: 20 })
    const { content: deals } = await guest().ask<{
      readonly content: readonly (Card & { readonly stateEnum: string })[]
    }>('GET', '/displays/deals?size=100')
    const running = deals.filter(({ stateEnum }) => stateEnum === 'RUNNING')
    const soonest = running.slice(0, 10).map(({ goodsId }) => goodsId)
    expect([running.length > 10, idsOf(content)]).toEqual([true, soonest])
  })
})
