import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'
import {
  afterAlertSwitched,
  afterStoreFavored,
  decideFavorite,
  decideStoreFavorite,
  type FavoriteGoods,
  priceDropOf,
  withFavorite,
  withoutFavorites,
} from '@jangteo/core/favorite/favorite.rules'
import { decideGroupMade, decideGroupName } from '@jangteo/core/favorite/favoriteGroup.rules'
import { RECENT_GOODS_COUNT_MAX, mergeRecent } from '@jangteo/core/favorite/recent.rules'

describe('찜한 상품', () => {
  const favorite = (goodsId: number, turn = 0) => ({
    goodsId,
    favoriteGoodsIdEncrypt: `fg-${goodsId}-${turn}`,
  })
  const changes = fc.array(fc.record({ goodsId: fc.nat(9), isLiked: fc.boolean() }), {
    maxLength: 60,
  })

  test('어떤 차례로 눌러도 마지막에 누른 대로 남고, 상품마다 한 번이다', () => {
    fc.assert(
      fc.property(changes, (taps) => {
        const left = taps.reduce<FavoriteGoods[]>(
          (list, { goodsId, isLiked }, turn) =>
            isLiked
              ? withFavorite(list, favorite(goodsId, turn))
              : withoutFavorites(list, [goodsId]),
          [],
        )
        const wanted = new Map(taps.map(({ goodsId, isLiked }) => [goodsId, isLiked]))
        const ids = [...wanted].filter(([, isLiked]) => isLiked).map(([id]) => id)
        expect(new Set(left.map(({ goodsId }) => goodsId))).toEqual(new Set(ids))
        expect(left.length).toEqual(ids.length)
      }),
    )
  })

  test('두 번 하면 한 번 한 것과 같고, 새로 찜한 것이 앞에 온다', () => {
    const once = withFavorite([favorite(7)], favorite(8))
    expect([once, withFavorite(once, favorite(8))]).toEqual([
      [favorite(8), favorite(7)],
      [favorite(8), favorite(7)],
    ])
    expect(withoutFavorites(withoutFavorites(once, [8, 9]), [8])).toEqual([favorite(7)])
  })

  test.each([
    [{ isFavorite: false, count: 999, denied: [] }, allow()],
    [{ isFavorite: false, count: 1_000, denied: [] }, refuse('FAVORITE_FULL')],
    [{ isFavorite: true, count: 1_000, denied: [] }, allow()],
    [{ isFavorite: false, count: 1_000, denied: ['FAVORITE'] }, refuse('STORE_FEATURE_DENIED')],
    [{ isFavorite: true, count: 3, denied: ['FAVORITE'] }, allow()],
    [{ isFavorite: false, count: 3, denied: ['COUPON'] }, allow()],
  ] as const)('%j이면 %j', (facts, decision) => {
    expect(decideFavorite(facts)).toEqual(decision)
  })

  test('찜한 뒤에 내린 만큼만 값이 내렸다고 한다', () => {
    expect([
      priceDropOf(12_000, 9_900),
      priceDropOf(9_900, 9_900),
      priceDropOf(9_000, 9_900),
    ]).toEqual([2_100, 0, 0])
    expect(FAVORITE_MESSAGES.FAVORITE_FULL()).toEqual('찜은 최대 1,000개까지 담을 수 있어요.')
  })
})

describe('찜한 스토어', () => {
  test.each([
    [{ isFavorite: false, count: 299, denied: [] }, allow()],
    [{ isFavorite: false, count: 300, denied: [] }, refuse('FAVORITE_STORE_FULL')],
    [{ isFavorite: true, count: 300, denied: ['FAVORITE'] }, allow()],
    [{ isFavorite: false, count: 300, denied: ['FAVORITE'] }, refuse('STORE_FEATURE_DENIED')],
    [{ isFavorite: false, count: 0, denied: ['ASK'] }, allow()],
  ] as const)('%j이면 %j', (facts, decision) => {
    expect(decideStoreFavorite(facts)).toEqual(decision)
  })

  test('찜한 스토어만 알림을 켤 수 있고, 찜을 해제하면 알림도 꺼진다', () => {
    const favored = afterStoreFavored({ isFavorite: false, isAlertOn: false }, true)
    const alerted = afterAlertSwitched(favored, true)
    const unfavored = afterStoreFavored(alerted, false)
    expect([favored, alerted, unfavored, afterAlertSwitched(unfavored, true)]).toEqual([
      { isFavorite: true, isAlertOn: false },
      { isFavorite: true, isAlertOn: true },
      { isFavorite: false, isAlertOn: false },
      { isFavorite: false, isAlertOn: false },
    ])
  })
})

describe('찜 그룹', () => {
  test.each([
    [' 선물 ', [], allow('선물')],
    ['선물', ['집들이'], allow('선물')],
    ['선물', ['선물'], refuse('FAVORITE_GROUP_NAME_TAKEN')],
    ['선물'.normalize('NFD'), ['선물'], refuse('FAVORITE_GROUP_NAME_TAKEN')],
    ['가'.repeat(20), [], allow('가'.repeat(20))],
    ['가'.repeat(21), [], refuse('FAVORITE_GROUP_NAME_TOO_LONG')],
    [' ', [], refuse('FAVORITE_GROUP_NAME_REQUIRED')],
  ])('%j을(를) %j 옆에 두기', (text, otherNames, decision) => {
    expect(decideGroupName(text, otherNames)).toEqual(decision)
  })

  test('서른 개까지 만든다', () => {
    const names = Array.from({ length: 30 }, (_, index) => `그룹 ${index}`)
    expect([decideGroupMade('새 그룹', names.slice(1)), decideGroupMade('새 그룹', names)]).toEqual(
      [allow('새 그룹'), refuse('FAVORITE_GROUP_COUNT_EXCEEDED')],
    )
    expect(FAVORITE_MESSAGES.FAVORITE_GROUP_COUNT_EXCEEDED()).toEqual(
      '그룹은 최대 30개까지 만들 수 있어요.',
    )
  })
})

describe('최근 본 상품', () => {
  const seen = fc.record({ goodsId: fc.nat(150), seenAtMs: fc.nat(1_000) })
  const lists = fc.array(seen, { maxLength: 200 })

  test('로그인하면 기기에서 본 것과 합쳐 새로 본 것부터 보여 준다', () => {
    const ofDevice = [
      { goodsId: 7, seenAtMs: 30 },
      { goodsId: 8, seenAtMs: 10 },
    ]
    const ofMember = [
      { goodsId: 9, seenAtMs: 20 },
      { goodsId: 7, seenAtMs: 5 },
    ]
    expect(mergeRecent(ofDevice, ofMember)).toEqual([
      { goodsId: 7, seenAtMs: 30 },
      { goodsId: 9, seenAtMs: 20 },
      { goodsId: 8, seenAtMs: 10 },
    ])
  })

  test('상품마다 한 번, 백 개까지, 새로 본 것부터 남는다', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const merged = mergeRecent(a, b)
        const ids = merged.map(({ goodsId }) => goodsId)
        const times = merged.map(({ seenAtMs }) => seenAtMs)
        const goodsCount = new Set([...a, ...b].map(({ goodsId }) => goodsId)).size
        expect(new Set(ids).size).toEqual(ids.length)
        expect(ids.length).toEqual(Math.min(goodsCount, RECENT_GOODS_COUNT_MAX))
        expect(times).toEqual(times.toSorted((x, y) => y - x))
        expect(mergeRecent(merged, merged)).toEqual(merged)
      }),
    )
  })
})
