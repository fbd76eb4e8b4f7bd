import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  decideDistinctOptions,
  decideOneKind,
  readPickedIds,
  readStoredPicks,
  VS_PICK_COUNT_MAX,
} from '@jangteo/core/goods/vsPick.rules'
import { type ComparedOption, comparisonRows } from '@jangteo/core/goods/vsPick.view'
import { VS_PICK_MESSAGES } from '@jangteo/core/goods/vsPick.messages'

const TEA: ComparedOption = {
  price: 12_900,
  shippingText: '무료배송',
  ratingAverage: 4.25,
  reviewCount: 1_204,
  aspects: [
    { label: '맛', positivePercent: 92 },
    { label: '향', positivePercent: 88 },
    { label: '포장', positivePercent: 75 },
    { label: '배송', positivePercent: 70 },
  ],
  noticeRows: [
    { label: '원산지', value: '하동' },
    { label: '중량', value: '80g' },
  ],
}
const UNREVIEWED_TEA: ComparedOption = {
  price: 9_000,
  shippingText: '배송비 3,000원',
  ratingAverage: 0,
  reviewCount: 0,
  aspects: [],
  noticeRows: [
    { label: '중량', value: '50g' },
    { label: '보관법', value: '실온' },
  ],
}

describe('비교표', () => {
  test('값은 고른 차례대로 서고, 사라진 옵션과 없는 값은 비어 있다', () => {
    expect(comparisonRows([TEA, null, UNREVIEWED_TEA])).toEqual([
      { label: '판매가', valueList: ['12,900원', null, '9,000원'] },
      { label: '배송비', valueList: ['무료배송', null, '배송비 3,000원'] },
      { label: '별점', valueList: ['4.3', null, null] },
      { label: '리뷰 수', valueList: ['1,204개', null, '0개'] },
      {
        label: '리뷰에서 자주 나온 말',
        valueList: ['맛 긍정 92%, 향 긍정 88%, 포장 긍정 75%', null, null],
      },
      { label: '원산지', valueList: ['하동', null, null] },
      { label: '중량', valueList: ['80g', null, '50g'] },
      { label: '보관법', valueList: [null, null, '실온'] },
    ])
  })

  test('모두 사라지면 줄이 없다', () => {
    expect(comparisonRows([null, null])).toEqual([])
  })

  test('모든 줄은 옵션 수만큼 값이 있고, 옵션의 차례를 바꾸면 값의 차례만 바뀐다', () => {
    const option = fc.option(
      fc.record({
        price: fc.nat(),
        shippingText: fc.string({ minLength: 1 }),
        ratingAverage: fc.double({ min: 1, max: 5, noNaN: true }),
        reviewCount: fc.nat(50),
        aspects: fc.array(
          fc.record({
            label: fc.constantFrom('맛', '배송'),
            positivePercent: fc.nat({ max: 100 }),
          }),
          { maxLength: 4 },
        ),
        noticeRows: fc.array(
          fc.record({ label: fc.constantFrom('원산지', '중량'), value: fc.string() }),
        ),
      }),
    )
    fc.assert(
      fc.property(fc.array(option, { minLength: 2, maxLength: 4 }), (options) => {
        const rows = comparisonRows(options)
        const turned = comparisonRows(options.toReversed())
        expect(rows.every(({ valueList }) => valueList.length === options.length)).toEqual(true)
        const byLabel = (list: typeof rows) =>
          new Map(list.map(({ label, valueList }) => [label, valueList]))
        const back = new Map(
          [...byLabel(turned)].map(([label, values]) => [label, values.toReversed()]),
        )
        expect(back).toEqual(byLabel(rows))
      }),
    )
  })
})

test('같은 옵션이 두 번 있으면 비교하지 않는다', () => {
  expect([decideDistinctOptions([3, 4]), decideDistinctOptions([3, 4, 3])]).toEqual([
    allow(),
    refuse('VS_PICK_DUPLICATE'),
  ])
})

test('가장 큰 갈래가 같은 상품끼리 비교한다', () => {
  const at = (goodsId: number, rootId: number | null) => ({ goodsId, rootId })
  expect([
    decideOneKind([at(1, 10), at(2, 10)]),
    decideOneKind([at(1, 10), at(2, 20)]),
    decideOneKind([at(1, null), at(1, null)]),
    decideOneKind([at(1, null), at(2, null)]),
    decideOneKind([]),
  ]).toEqual([allow(), refuse('VS_PICK_MIXED'), allow(), refuse('VS_PICK_MIXED'), allow()])
  expect(VS_PICK_MESSAGES.VS_PICK_MIXED()).toEqual('같은 종류의 상품끼리 비교해 주세요.')
})

test('링크에서는 옵션의 번호만, 겹치지 않게, 네 개까지 읽는다', () => {
  expect(readPickedIds(['7', '0', '-1', '1.5', 'NaN', '', '7', '8', '9', '10', '11'])).toEqual([
    7, 8, 9, 10,
  ])
})

describe('브라우저가 담아 둔 옵션', () => {
  const pickOf = (optionId: number) => ({
    goodsId: 1,
    optionId,
    goodsName: '하동 세작 녹차',
    optionName: '80g',
    picture: 'green-tea',
  })

  test('담은 대로 읽고, 겹치거나 남는 것은 버린다', () => {
    const picks = [1, 2, 3, 4, 5].map(pickOf)
    expect(readStoredPicks(JSON.stringify([...picks.slice(0, 1), ...picks]))).toEqual(
      picks.slice(0, VS_PICK_COUNT_MAX),
    )
  })

  test('우리가 쓰지 않은 글은 아무것도 아니다', () => {
    const { picture: _, ...pictureless } = pickOf(1)
    const foreign = [{ ...pickOf(1), optionId: '1' }, pictureless, null, 7]
    expect([null, '', '{}', '[', JSON.stringify(foreign)].map(readStoredPicks)).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
  })

  test('어떤 글을 읽어도 네 개를 넘지 않는다', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readStoredPicks(text).length).toBeLessThanOrEqual(VS_PICK_COUNT_MAX)
      }),
    )
  })
})
