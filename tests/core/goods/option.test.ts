import { describe, expect, test } from 'vitest'
import {
  choiceText,
  goodsTitle,
  optionChoices,
  optionName,
  SCARCE_STOCK_MAX,
  scarceText,
} from '@jangteo/core/goods/option.rules'
import { optionHintText } from '@jangteo/core/goods/optionHint.view'
import type { GoodsOption } from '@jangteo/core/goods/option.rules'

function anOption(optionId: number, optionValues: string[], change: Partial<GoodsOption> = {}) {
  return {
    optionId,
    optionValues,
    extraPrice: 0,
    stock: 10,
    saleStatus: 'SALE',
    ...change,
  } as const
}

const BLACK_M = anOption(1, ['블랙', 'M'])
const BLACK_L = anOption(2, ['블랙', 'L'], { extraPrice: 1_000 })
const WHITE_M = anOption(3, ['화이트', 'M'], { stock: 0 })
const WHITE_L = anOption(4, ['화이트', 'L'], { saleStatus: 'OUT_OF_STOCK', extraPrice: -500 })
const RED_M = anOption(5, ['레드', 'M'], { saleStatus: 'STOP' })
const OPTIONS = [BLACK_M, BLACK_L, WHITE_M, WHITE_L, RED_M]

describe('옵션 고르기', () => {
  test('첫 옵션은 그 아래가 모두 품절일 때만 품절이고, 판매를 멈춘 옵션은 보이지 않는다', () => {
    expect(optionChoices(OPTIONS, [])).toEqual([
      { value: '블랙', isSoldOut: false, extraPrice: null, option: null },
      { value: '화이트', isSoldOut: true, extraPrice: null, option: null },
    ])
  })

  test('첫 옵션 아래에 하나라도 남았으면 품절이 아니다', () => {
    const half = [BLACK_M, anOption(6, ['블랙', 'XL'], { stock: 0 })]
    expect(optionChoices(half, []).map((choice) => choice.isSoldOut)).toEqual([false])
  })

  test('마지막 옵션을 고르면 살 것이 정해진다', () => {
    expect(optionChoices(OPTIONS, ['블랙'])).toEqual([
      { value: 'M', isSoldOut: false, extraPrice: 0, option: BLACK_M },
      { value: 'L', isSoldOut: false, extraPrice: 1_000, option: BLACK_L },
    ])
    expect(optionChoices(OPTIONS, ['화이트'])).toEqual([
      { value: 'M', isSoldOut: true, extraPrice: 0, option: WHITE_M },
      { value: 'L', isSoldOut: true, extraPrice: -500, option: WHITE_L },
    ])
  })

  test('다 골랐거나 없는 값을 골랐으면 더 고를 것이 없다', () => {
    expect([optionChoices(OPTIONS, ['블랙', 'M']), optionChoices(OPTIONS, ['그린'])]).toEqual([
      [],
      [],
    ])
  })

  test.each([
    ['도정', '도정을 먼저 선택해 주세요.'],
    ['크기', '크기를 먼저 선택해 주세요.'],
  ])('먼저 선택할 옵션을 말한다: %s', (name, text) => {
    expect(optionHintText(name)).toBe(text)
  })

  test.each([
    ['블랙', ['블랙', '화이트 (품절)']],
    ['화이트', ['M (품절)', 'L (-500원) (품절)']],
  ])('추가 금액과 품절을 함께 보여 준다: %s', (value, texts) => {
    const picked = value === '블랙' ? [] : [value]
    expect(optionChoices(OPTIONS, picked).map(choiceText)).toEqual(texts)
  })

  test('추가 금액은 더하기 부호와 함께 보여 준다', () => {
    expect(optionChoices(OPTIONS, ['블랙']).map(choiceText)).toEqual(['M', 'L (+1,000원)'])
  })

  test('옵션 이름은 값을 빗금으로 잇는다', () => {
    expect([optionName(['블랙', 'M']), optionName(['블랙']), optionName([])]).toEqual([
      '블랙 / M',
      '블랙',
      '',
    ])
  })

  test('옵션이 없는 상품은 이름만 적는다', () => {
    expect([goodsTitle('머그컵', '블랙 / M'), goodsTitle('딸기', '')]).toEqual([
      '머그컵 · 블랙 / M',
      '딸기',
    ])
  })
})

test('얼마 남지 않은 옵션만 남은 수를 말한다', () => {
  const leftOf = (stock: number, saleStatus: 'SALE' | 'STOP' = 'SALE') => {
    const option = { optionId: 1, optionValues: ['M'], extraPrice: 0, stock, saleStatus }
    return scarceText({ value: 'M', isSoldOut: false, extraPrice: 0, option })
  }
  expect([leftOf(1), leftOf(SCARCE_STOCK_MAX)]).toEqual(['1개 남음', `${SCARCE_STOCK_MAX}개 남음`])
  expect([leftOf(0), leftOf(SCARCE_STOCK_MAX + 1), leftOf(3, 'STOP')]).toEqual([null, null, null])
  expect(scarceText({ value: '오트', isSoldOut: false, extraPrice: null, option: null })).toEqual(
    null,
  )
})
