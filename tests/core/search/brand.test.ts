import { decideBrand, decideBrandRemoval, decideMerge } from '@jangteo/core/search/brand.rules'
import { expect, test } from 'vitest'

function decided(name: string, nameEn: string | null = null, aliases: readonly string[] = []) {
  const decision = decideBrand({ name, nameEn, aliases })
  return decision.ok ? decision.value : decision.reason
}

test('빈칸을 정리하고, 검색이 구별하지 못하는 이름은 한 번만 저장한다', () => {
  expect(decided(' 모노  하우스 ', '', ['MONO', '모노하우스', 'mono', ' ', '모노'])).toEqual({
    name: '모노 하우스',
    nameEn: null,
    aliases: ['MONO', '모노'],
  })
})

test('이름은 40자까지, 다른 이름은 10개까지 쓸 수 있다', () => {
  const aliases = Array.from({ length: 11 }, (_, place) => `별명${place}`)
  expect([
    decided('가'.repeat(41)),
    decided('  '),
    decided('모노', 'm'.repeat(41)),
    decided('모노', null, aliases),
    decided('모노', null, ['가'.repeat(41)]),
  ]).toEqual([
    'BRAND_NAME_INVALID',
    'BRAND_NAME_INVALID',
    'BRAND_NAME_INVALID',
    'BRAND_ALIASES_INVALID',
    'BRAND_ALIASES_INVALID',
  ])
  expect(decided('가'.repeat(40), null, aliases.slice(1))).toEqual({
    name: '가'.repeat(40),
    nameEn: null,
    aliases: aliases.slice(1),
  })
})

test('쓰이는 브랜드는 삭제하지 않는다', () => {
  const outcomes = [
    { goodsCount: 0, mergedCount: 0 },
    { goodsCount: 1, mergedCount: 0 },
    { goodsCount: 0, mergedCount: 1 },
  ].map((use) => decideBrandRemoval(use).ok)
  expect(outcomes).toEqual([true, false, false])
})

test('합친 적이 없는 서로 다른 두 브랜드만 합친다', () => {
  const whole = { brandId: 1, mergedInto: null }
  const other = { brandId: 2, mergedInto: null }
  const merged = { brandId: 3, mergedInto: 2 }
  expect([
    decideMerge(whole, other).ok,
    decideMerge(whole, whole).ok,
    decideMerge(merged, whole).ok,
    decideMerge(whole, merged).ok,
  ]).toEqual([true, false, false, false])
})
