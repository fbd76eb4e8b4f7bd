import { correctQuote, quoteOptions } from '@jangteo/ui/screens/goods/option/optionQuote'
import type { QuoteFacts } from '@jangteo/ui/screens/goods/option/optionQuote'
import { describe, expect, test } from 'vitest'

const OPTION = { stock: 5, saleStatusEnum: 'SALE' } as const

const FACTS: QuoteFacts = {
  caller: 'MEMBER',
  goods: {
    goodsId: 41,
    goodsName: '노이즈 캔슬링 헤드폰',
    listPrice: 30_000,
    salePrice: 20_000,
    displaySaleStatusEnum: 'SALE',
    limits: {
      quantityMin: 1,
      orderQuantityMax: 4,
      accountQuantityMax: null,
      guestQuantityMax: 1,
    },
    shippingPolicy: {
      kind: 'CONDITION',
      baseFee: 3_000,
      freeThreshold: 50_000,
      repeatQuantity: null,
      secondQuantity: null,
      secondExtra: null,
      thirdQuantity: null,
      thirdExtra: null,
      areaKind: 'NONE',
      areaSecondExtra: null,
      areaThirdExtra: null,
      deliversToRemote: true,
      bundles: true,
    },
  },
  options: {
    needsAdultCertification: false,
    optionNames: ['색상'],
    options: [
      { ...OPTION, optionId: 1, optionValues: ['실버'], extraPrice: 0 },
      { ...OPTION, optionId: 2, optionValues: ['샌드'], extraPrice: 1_000 },
    ],
    addItems: [{ ...OPTION, optionId: 9, optionValues: ['하드 케이스'], extraPrice: 8_000 }],
  },
}

const choice = (taken: readonly [number, number][], addons: readonly [number, number][] = []) => ({
  picked: [],
  taken: taken.map(([optionId, quantity]) => ({ optionId, quantity })),
  addons: addons.map(([optionId, quantity]) => ({ optionId, quantity })),
})

describe('옵션을 고른 금액', () => {
  test('옵션 추가금과 추가상품을 더하고 배송비까지 합한다', () => {
    expect(quoteOptions(choice([[2, 1]], [[9, 2]]), FACTS)).toEqual({
      lines: [
        {
          optionId: 2,
          kind: 'OPTION',
          name: '샌드',
          quantity: 1,
          salePrice: 21_000,
          amount: 21_000,
        },
        {
          optionId: 9,
          kind: 'ADDON',
          name: '하드 케이스',
          quantity: 2,
          salePrice: 8_000,
          amount: 16_000,
        },
      ],
      goodsAmount: 37_000,
      fee: 3_000,
      payableAmount: 40_000,
      freeShippingGap: 13_000,
      problems: [],
    })
  })

  test('기준 금액을 채우면 배송비가 없다', () => {
    const { fee, payableAmount, freeShippingGap } = quoteOptions(choice([[1, 3]]), FACTS)
    expect({ fee, payableAmount, freeShippingGap }).toEqual({
      fee: 0,
      payableAmount: 60_000,
      freeShippingGap: null,
    })
  })

  test('아무것도 고르지 않으면 0원이고 문제도 없다', () => {
    expect(quoteOptions(choice([]), FACTS)).toEqual({
      lines: [],
      goodsAmount: 0,
      fee: 0,
      payableAmount: 0,
      freeShippingGap: null,
      problems: [],
    })
  })

  test('옵션 이름이 없는 상품은 상품 이름으로 보여 준다', () => {
    const options = {
      needsAdultCertification: false,
      optionNames: [],
      options: [{ ...OPTION, optionId: 1, optionValues: [], extraPrice: 0 }],
      addItems: [],
    }
    const names = quoteOptions(choice([[1, 1]]), { ...FACTS, options }).lines.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['노이즈 캔슬링 헤드폰'])
  })

  test('사라진 옵션은 셈에서 뺀다', () => {
    expect(quoteOptions(choice([[7, 1]]), FACTS).lines).toEqual([])
  })
})

describe('살 수 없는 까닭', () => {
  test('여러 줄에 같은 까닭은 한 번만 말한다', () => {
    const { problems } = quoteOptions(
      choice([
        [1, 3],
        [2, 2],
      ]),
      FACTS,
    )
    expect(problems).toEqual([
      { code: 'MAX_COUNT_EXCEEDED', text: '한 번에 최대 4개까지 주문할 수 있어요.' },
    ])
  })

  test('재고보다 많이 고르면 남은 수량을 말한다', () => {
    const { problems } = quoteOptions(choice([[1, 1]], [[9, 6]]), FACTS)
    expect(problems.map(({ code }) => code)).toEqual(['ADD_ITEM_STOCK_LACKING'])
  })

  test('비회원 제한은 로그인하면 사라진다', () => {
    const two = choice([[1, 2]])
    const guest = quoteOptions(two, { ...FACTS, caller: 'GUEST' })
    expect(guest.problems.map(({ code }) => code)).toEqual(['GUEST_MAX_COUNT_CONDITIONS'])
    expect(quoteOptions(two, FACTS).problems).toEqual([])
  })
})

describe('서버가 다시 매긴 금액', () => {
  const twoSilver = { picked: [], taken: [{ optionId: 1, quantity: 2 }], addons: [] }
  const totals = {
    listAmount: 60_000,
    discountAmount: 10_000,
    goodsAmount: 50_000,
    couponAmount: 0,
    shippingAmount: 0,
    areaAmount: 0,
    payableAmount: 50_000,
    currencyCode: 'KRW',
  } as const

  test('그 사이 오른 값과 구매자만의 까닭을 그대로 보여 준다', () => {
    const before = quoteOptions(twoSilver, FACTS)
    const after = correctQuote(before, {
      lines: [
        {
          optionId: 1,
          goodsOptionKindEnum: 'OPTION',
          optionName: '실버',
          quantity: 2,
          salePrice: 25_000,
          amount: 50_000,
        },
      ],
      totals,
      freeShippingGap: null,
      violations: [
        {
          optionId: 1,
          code: 'ADULT_CERTIFICATION_REQUIRED',
          params: {},
          message: '성인인증이 필요한 상품이에요.',
        },
      ],
    })
    expect(after).toEqual({
      lines: [{ ...before.lines[0], salePrice: 25_000, amount: 50_000 }],
      goodsAmount: 50_000,
      fee: 0,
      payableAmount: 50_000,
      freeShippingGap: null,
      problems: [{ code: 'ADULT_CERTIFICATION_REQUIRED', text: '성인인증이 필요한 상품이에요.' }],
    })
  })
})
