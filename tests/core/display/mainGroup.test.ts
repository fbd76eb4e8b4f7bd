import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { MAIN_PLATFORMS } from '@jangteo/core/display/mainGroup.codes'
import {
  blockGoods,
  cutUnfilledRow,
  isListed,
  isPersonalGroup,
  isVisible,
  showableItems,
} from '@jangteo/core/display/mainGroup.rules'
import type { MainCaller, MainGroupFacts } from '@jangteo/core/display/mainGroup.rules'
import { RECOMMEND_AGES, RECOMMEND_GENDERS } from '@jangteo/core/search/search.codes'
import { MEMBERSHIP_TYPES } from '@jangteo/core/session/membership.codes'
import { aPicture, EVERYBODY, groupFacts, GUEST } from '../../support/display/aMainGroup.ts'

const MOMENT_MAX = 1000
const bound = fc.option(fc.nat(MOMENT_MAX), { nil: null })
const anyFacts: fc.Arbitrary<MainGroupFacts> = fc.record({
  blockType: fc.constantFrom(...HOME_BLOCK_TYPES),
  period: fc.record({ startsAtMs: bound, endsAtMs: bound }),
  audience: fc.record({
    platforms: fc.subarray([...MAIN_PLATFORMS]),
    memberships: fc.subarray([...MEMBERSHIP_TYPES]),
    genders: fc.subarray([...RECOMMEND_GENDERS]),
    ages: fc.subarray([...RECOMMEND_AGES]),
  }),
  isPublished: fc.boolean(),
  showableCount: fc.nat(20),
})
const anyCaller: fc.Arbitrary<MainCaller> = fc.record({
  platform: fc.constantFrom(...MAIN_PLATFORMS),
  membership: fc.constantFrom(...MEMBERSHIP_TYPES),
  gender: fc.option(fc.constantFrom('MALE' as const, 'FEMALE' as const), { nil: null }),
  age: fc.option(fc.constantFrom('10' as const, '60' as const), { nil: null }),
})
const anyMoment = fc.nat(MOMENT_MAX)

describe('코너가 보이는 때', () => {
  test('시작하는 순간부터 끝나기 직전까지 보인다', () => {
    const group = groupFacts({ period: { startsAtMs: 100, endsAtMs: 200 } })
    expect([99, 100, 199, 200].map((nowMs) => isVisible(group, nowMs, GUEST))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('게시하지 않은 코너는 언제 누구에게도 보이지 않는다', () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, anyCaller, (facts, nowMs, caller) => {
        const draft = { ...facts, isPublished: false }
        expect([isVisible(draft, nowMs, caller), isListed(draft, nowMs)]).toEqual([false, false])
      }),
    )
  })

  test('보이는 코너는 모두의 목록에 있고, 최소 수를 채운다', () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, anyCaller, (facts, nowMs, caller) => {
        if (!isVisible(facts, nowMs, caller)) return
        expect(isListed(facts, nowMs)).toBe(true)
        expect(facts.showableCount).toBeGreaterThanOrEqual(HOME_BLOCKS[facts.blockType].shownMin)
      }),
    )
  })

  test('개인 코너가 아니면 목록에 있는 것이 누구에게나 보인다', () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, anyCaller, (drawn, nowMs, caller) => {
        const facts = { ...drawn, audience: EVERYBODY }
        const isSame = isVisible(facts, nowMs, caller) === isListed(facts, nowMs)
        expect(isSame || isPersonalGroup(facts)).toBe(true)
      }),
    )
  })

  test.each([
    [{ ...EVERYBODY, platforms: ['APP' as const] }, false],
    [{ ...EVERYBODY, memberships: ['GUEST' as const] }, true],
    [{ ...EVERYBODY, memberships: ['MEMBER' as const] }, false],
    [{ ...EVERYBODY, genders: ['FEMALE' as const] }, false],
    [{ ...EVERYBODY, ages: ['20' as const] }, false],
    [EVERYBODY, true],
  ])('대상 %o은 웹의 비회원에게 보이는가: %s', (audience, isSeen) => {
    expect(isVisible(groupFacts({ audience }), 0, GUEST)).toBe(isSeen)
  })

  test('나이와 성별을 모르는 사람은 그것을 고른 코너를 보지 않는다', () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, anyCaller, (facts, nowMs, caller) => {
        fc.pre(facts.audience.ages.length > 0 && facts.audience.genders.length > 0)
        expect(isVisible(facts, nowMs, { ...caller, age: null, gender: null })).toBe(false)
      }),
    )
  })

  test('구매자마다 다른 것과 대상이 있는 것만 개인 코너다', () => {
    const personal = HOME_BLOCK_TYPES.filter((blockType) =>
      isPersonalGroup({ blockType, audience: EVERYBODY }),
    )
    expect(personal).toEqual(['CLICK_C', 'AGE'])
    expect(isPersonalGroup({ blockType: 'BANNER', audience: { ...EVERYBODY, ages: ['20'] } })).toBe(
      true,
    )
  })
})

describe('코너의 항목', () => {
  test.each([
    [['a', 'b', 'c'], 2, ['a', 'b']],
    [['a', 'b', 'c'], 3, ['a', 'b', 'c']],
    [['a', 'b'], 3, []],
    [['a', 'b', 'c'], null, ['a', 'b', 'c']],
  ])('%j을 %s칸으로 두면 %j', (entries, columns, shown) => {
    expect(cutUnfilledRow(entries, columns)).toEqual(shown)
  })

  test('격자는 늘 꽉 찬 줄만 보이고, 차례는 그대로다', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.constantFrom(2, 3), (entries, columns) => {
        const shown = cutUnfilledRow(entries, columns)
        expect(shown.length % columns).toBe(0)
        expect(entries.length - shown.length).toBeLessThan(columns)
        expect(shown).toEqual(entries.slice(0, shown.length))
      }),
    )
  })

  test('기간 밖의 것과 갈 곳이 없는 것을 빼고, 많으면 자르고, 모자란 줄은 지운다', () => {
    const shown = { ...aPicture(), isReachable: true }
    const over = { ...shown, period: { startsAtMs: null, endsAtMs: 5 } }
    const lost = { ...shown, isReachable: false }
    const items = [over, lost, ...Array.from({ length: 20 }, () => shown)]
    expect(showableItems('IMAGE_GRID_2', items, 10)).toHaveLength(12)
    expect(showableItems('IMAGE_SWIPE', items, 10)).toHaveLength(10)
    expect(showableItems('IMAGE_GRID_3', items.slice(0, 6), 10)).toEqual([shown, shown, shown])
    expect(showableItems('BANNER', [over], 4)).toEqual([over])
  })
})

describe('코너의 상품', () => {
  const anyGoods = fc.record({
    id: fc.nat(),
    isAdultOnly: fc.boolean(),
    isSoldOut: fc.boolean(),
  })

  test('성인 상품은 없고, 품절은 뒤로 가며, 나머지 차례는 그대로다', () => {
    fc.assert(
      fc.property(fc.array(anyGoods), fc.integer({ min: 1, max: 20 }), (goodsList, countMax) => {
        const shown = blockGoods(goodsList, countMax)
        expect(shown.filter(({ isAdultOnly }) => isAdultOnly)).toEqual([])
        expect(shown.length).toBe(
          Math.min(countMax, goodsList.filter(({ isAdultOnly }) => !isAdultOnly).length),
        )
        const firstSoldOut = shown.findIndex(({ isSoldOut }) => isSoldOut)
        const rest = firstSoldOut < 0 ? [] : shown.slice(firstSoldOut)
        expect(rest.every(({ isSoldOut }) => isSoldOut)).toBe(true)
        const onSale = goodsList.filter((goods) => !goods.isAdultOnly && !goods.isSoldOut)
        expect(shown.filter(({ isSoldOut }) => !isSoldOut)).toEqual(onSale.slice(0, countMax))
      }),
    )
  })
})

test('블록마다 최소 수를 채울 만큼 담을 수 있다', () => {
  const tooSmall = HOME_BLOCK_TYPES.filter((type) => {
    const { item, itemMax, shownMin } = HOME_BLOCKS[type]
    return (item === 'PICTURE' || item === 'TEXT' || item === 'VIDEO') && itemMax < shownMin
  })
  expect(tooSmall).toEqual([])
})
