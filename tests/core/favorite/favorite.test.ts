import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'
import {
  afterAlertSwitched,
  afterStoreFavored,
  mergeFavorites,
} from '@jangteo/core/favorite/favorite.rules'
import { decideGroupMade, decideGroupName } from '@jangteo/core/favorite/favoriteGroup.rules'
import { RECENT_GOODS_COUNT_MAX, mergeRecent } from '@jangteo/core/favorite/recent.rules'

describe('찜한 상품', () => {
  test('상품 번호로 찾아 찜한 표시를 붙인다', () => {
    const goods = [
      { goodsId: 7, name: '찻잔' },
      { goodsId: 8, name: '접시' },
    ]
    const favorites = [{ goodsId: 8, favoriteGoodsIdEncrypt: 'fg-8' }]
    expect(mergeFavorites(goods, favorites)).toEqual([
      { goodsId: 7, name: '찻잔', isFavorite: false, favoriteGoodsIdEncrypt: '' },
      { goodsId: 8, name: '접시', isFavorite: true, favoriteGoodsIdEncrypt: 'fg-8' },
    ])
  })

  test('찜 목록이 어떤 차례여도 상품은 그대로다', () => {
    const ids = fc.uniqueArray(fc.nat(20))
    fc.assert(
      fc.property(ids, ids, (shown, favored) => {
        const merged = mergeFavorites(
          shown.map((goodsId) => ({ goodsId })),
          favored.map((goodsId) => ({ goodsId, favoriteGoodsIdEncrypt: `fg-${goodsId}` })),
        )
        expect(merged).toEqual(
          shown.map((goodsId) => {
            const isFavorite = favored.includes(goodsId)
            return {
              goodsId,
              isFavorite,
              favoriteGoodsIdEncrypt: isFavorite ? `fg-${goodsId}` : '',
            }
          }),
        )
      }),
    )
  })
})

describe('찜한 스토어', () => {
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
