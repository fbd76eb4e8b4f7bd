import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  shippingGroupKey,
  toShippingGroups,
  toStoreSections,
} from '@jangteo/core/shipping/shippingGroup.rules'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

type Place = { storeId: number; goodsId: number; shippingPolicyId: number; bundles?: boolean }

function aLine({ bundles = true, ...place }: Place) {
  return { ...place, shippingPolicy: aShippingPolicy({ bundles }).paid(3_000) }
}

describe('배송 묶음', () => {
  test('같은 스토어의 같은 정책만 한 묶음이 된다', () => {
    const first = aLine({ storeId: 1, goodsId: 10, shippingPolicyId: 100 })
    const other = aLine({ storeId: 2, goodsId: 20, shippingPolicyId: 200 })
    const second = aLine({ storeId: 1, goodsId: 11, shippingPolicyId: 100 })
    const special = aLine({ storeId: 1, goodsId: 12, shippingPolicyId: 101 })
    const { shippingPolicy } = first
    expect(toShippingGroups([first, other, special, second])).toEqual([
      { groupKey: 'store-1-policy-100', storeId: 1, shippingPolicy, lines: [first, second] },
      { groupKey: 'store-1-policy-101', storeId: 1, shippingPolicy, lines: [special] },
      { groupKey: 'store-2-policy-200', storeId: 2, shippingPolicy, lines: [other] },
    ])
  })

  test('묶음배송이 안 되는 상품은 상품마다 따로 간다', () => {
    const apart = [10, 11, 10].map((goodsId) =>
      aLine({ storeId: 1, goodsId, shippingPolicyId: 100, bundles: false }),
    )
    const groups = toShippingGroups(apart).map(({ groupKey, lines }) => [groupKey, lines.length])
    expect(groups).toEqual([
      ['store-1-goods-10', 2],
      ['store-1-goods-11', 1],
    ])
  })

  test('한 스토어의 묶음은 함께 보여 준다', () => {
    const groups = ['a', 'b', 'a'].map((storeUrl, index) => ({ storeUrl, groupKey: `${index}` }))
    expect(toStoreSections(groups)).toEqual([
      { storeUrl: 'a', groups: [groups[0], groups[2]] },
      { storeUrl: 'b', groups: [groups[1]] },
    ])
  })

  test('모든 줄이 꼭 한 묶음에, 제 열쇠를 가진 묶음에 든다', () => {
    const lines = fc.array(
      fc
        .record({
          storeId: fc.nat(3),
          goodsId: fc.nat(5),
          shippingPolicyId: fc.nat(3),
          bundles: fc.boolean(),
        })
        .map(aLine),
    )
    fc.assert(
      fc.property(lines, (all) => {
        const groups = toShippingGroups(all)
        const keys = groups.map((group) => group.groupKey)
        expect(new Set(keys).size).toEqual(keys.length)
        expect(groups.flatMap((group) => group.lines).length).toEqual(all.length)
        const strays = groups.flatMap((group) =>
          group.lines.filter((line) => shippingGroupKey(line) !== group.groupKey),
        )
        expect(strays).toEqual([])
      }),
    )
  })
})
