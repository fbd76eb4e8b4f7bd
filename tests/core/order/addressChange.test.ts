import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  checkAddressChange,
  checkShippingArea,
  decideAddressChange,
  groupsToSend,
  isAddressOpen,
} from '@jangteo/core/order/addressChange.rules'
import type { OrderedGroup } from '@jangteo/core/order/addressChange.rules'
import { ADDRESS_CHANGE_REASONS } from '@jangteo/core/order/order.codes'
import { addressChangeText } from '@jangteo/core/order/order.messages'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'

const BUSAN = areaZoneOf('48058', FIRST_ZONE_RANGES)
const JEJU = areaZoneOf('63122', FIRST_ZONE_RANGES)
const SEOGWIPO = areaZoneOf('63565', FIRST_ZONE_RANGES)

function orderedTo(areaFee: number, change: Partial<OrderedGroup> = {}): OrderedGroup {
  const policy = aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3_000 })
  return {
    groupKey: 'a',
    shippingPolicy: policy.freeFrom(50_000, 3_000),
    fee: 0,
    areaFee,
    isStatusAllowed: true,
    ...change,
  }
}

describe('배송지 변경', () => {
  test('서울에서 부산으로는 배송비가 같아 바꿀 수 있다', () => {
    const answers = checkAddressChange([orderedTo(0)], BUSAN)
    expect(answers).toEqual([{ groupKey: 'a', reason: null, beforeFee: 0, afterFee: 0 }])
    expect(decideAddressChange(answers)).toEqual(allow())
  })

  test('서울에서 제주로는 더 낸다고 해도 바꿀 수 없다', () => {
    const answers = checkAddressChange([orderedTo(0)], JEJU)
    expect(answers).toEqual([
      { groupKey: 'a', reason: 'FEE_DIFFERS', beforeFee: 0, afterFee: 3_000 },
    ])
    expect(decideAddressChange(answers)).toEqual(refuse('FEE_DIFFERS'))
  })

  test('제주에서 서귀포로는 바꿀 수 있고 서울로는 바꿀 수 없다', () => {
    const answers = [SEOGWIPO, BUSAN].map((zone) =>
      decideAddressChange(checkAddressChange([orderedTo(3_000)], zone)),
    )
    expect(answers).toEqual([allow(), refuse('FEE_DIFFERS')])
  })

  test('묶음 하나라도 안 되면 주문 전체의 주소를 바꿀 수 없다', () => {
    const mainlandOnly = aShippingPolicy({ deliversToRemote: false }).paid(2_500)
    const groups = [
      orderedTo(3_000),
      orderedTo(0, { groupKey: 'b', shippingPolicy: mainlandOnly, fee: 2_500 }),
    ]
    const answers = checkAddressChange(groups, JEJU)
    expect(answers).toEqual([
      { groupKey: 'a', reason: null, beforeFee: 3_000, afterFee: 3_000 },
      { groupKey: 'b', reason: 'AREA', beforeFee: 2_500, afterFee: 2_500 },
    ])
    expect(decideAddressChange(answers)).toEqual(refuse('AREA'))
  })

  test('배송을 준비하기 시작했으면 어떤 주소로도 바꿀 수 없다', () => {
    const answers = checkAddressChange([orderedTo(0, { isStatusAllowed: false })], JEJU)
    expect(decideAddressChange(answers)).toEqual(refuse('STATUS'))
  })

  const inOrder = (groupKey: string, ...statuses: OrderItemStatus[]) => {
    const { shippingPolicy, fee, areaFee } = orderedTo(0)
    return { groupKey, shippingPolicy, fee, areaFee, statuses }
  }

  test('취소했거나 돌려보낸 상품은 묻지 않고, 보낼 것이 남은 묶음만 본다', () => {
    const groups = groupsToSend([
      inOrder('a', 'DC', 'C'),
      inOrder('b', 'C', 'R'),
      inOrder('c', 'DR', 'SR'),
    ])
    expect(groups.map(({ groupKey, isStatusAllowed }) => [groupKey, isStatusAllowed])).toEqual([
      ['a', true],
      ['c', false],
    ])
  })

  test('보낼 것이 하나도 없는 주문은 바꿀 배송지가 없다', () => {
    const answers = checkAddressChange(groupsToSend([inOrder('a', 'C', 'R')]), BUSAN)
    expect([answers, decideAddressChange(answers)]).toEqual([[], refuse('STATUS')])
  })

  test('배송지를 바꿀 수 있는 상태면 같은 배송비의 주소로 늘 바꿀 수 있고, 아니면 어디로도 못 바꾼다', () => {
    const aGroup = fc.array(fc.constantFrom(...ORDER_ITEM_STATUSES), { minLength: 1, maxLength: 3 })
    const breach = fc.check(
      fc.property(fc.array(aGroup, { minLength: 1, maxLength: 3 }), (order) => {
        const groups = groupsToSend(order.map((statuses, at) => inOrder(`${at}`, ...statuses)))
        const decision = decideAddressChange(checkAddressChange(groups, BUSAN))
        return decision.ok === isAddressOpen(order.flat())
      }),
      { numRuns: 1000 },
    ).counterexample
    expect(breach).toEqual(null)
  })

  test('까닭마다 문구가 있다', () => {
    expect(ADDRESS_CHANGE_REASONS.map(addressChangeText)).toEqual([
      '지금은 배송지를 변경할 수 없는 상태예요.',
      '이 지역으로는 배송할 수 없는 상품이에요.',
      '배송비가 달라지는 주소로는 변경할 수 없어요.',
    ])
  })
})

test('묶음마다 보낼 수 있는지와 추가 배송비를 알려 준다', () => {
  const mainlandOnly = aShippingPolicy({ deliversToRemote: false }).free()
  const groups = [orderedTo(0), { groupKey: 'b', shippingPolicy: mainlandOnly }]
  expect(checkShippingArea(groups, JEJU)).toEqual([
    { groupKey: 'a', isPossible: true, extraPrice: 3_000 },
    { groupKey: 'b', isPossible: false, extraPrice: 0 },
  ])
})
