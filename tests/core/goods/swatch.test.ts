import { swatchOf } from '@jangteo/core/goods/swatch.rules'
import { expect, test } from 'vitest'

test.each([
  ['색상', '네이비', 'navy'],
  ['색상', '딥 네이비', 'navy'],
  ['색상', '짙은 남색', 'navy'],
  ['색', '주칠 (붉은색)', 'red'],
  ['보자기 색', '연분홍', 'pink'],
  ['줄 색상', '코랄', 'coral'],
  ['색상', '숲 초록', 'green'],
] as const)('%s %s은 %s 빛깔로 보인다', (name, value, swatch) => {
  expect(swatchOf(name, value)).toEqual(swatch)
})

test.each([
  ['색상', '파도'],
  ['색', '분홍과 흰색'],
  ['색상', '하늘 줄무늬'],
  ['색 수', '12색'],
  ['맛', '우유'],
])('%s %s은 빛깔을 지어내지 않는다', (name, value) => {
  expect(swatchOf(name, value)).toEqual(null)
})
