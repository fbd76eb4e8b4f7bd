import {
  correctQuote,
  quantityProblem,
  quoteOptions,
  submissionProblem,
} from '@jangteo/core/cart/optionQuote.view'
import type { OptionQuoteFacts } from '@jangteo/core/cart/optionQuote.view'
import { describe, expect, test } from 'vitest'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

const OPTION = { stock: 5, saleStatus: 'SALE' } as const

const FACTS: OptionQuoteFacts = {
  caller: 'MEMBER',
  goods: {
    goodsId: 41,
    goodsName: '노이즈 캔슬링 헤드폰',
    listPrice: 30_000,
    salePrice: 20_000,
    displaySaleStatus: 'SALE',
    needsAdultCertification: false,
    optionNames: ['색상'],
    limits: {
      quantityMin: 1,
      orderQuantityMax: 4,
      accountQuantityMax: null,
      guestQuantityMax: 1,
    },
    shippingPolicy: aShippingPolicy().freeFrom(50_000, 3_000),
  },
  options: [
    { ...OPTION, optionId: 1, optionValues: ['실버'], extraPrice: 0 },
    { ...OPTION, optionId: 2, optionValues: ['샌드'], extraPrice: 1_000 },
  ],
  addons: [{ ...OPTION, optionId: 9, optionValues: ['하드 케이스'], extraPrice: 8_000 }],
}

const choice = (taken: readonly [number, number][], addons: readonly [number, number][] = []) => ({
  picked: [],
  options: taken.map(([optionId, quantity]) => ({ optionId, quantity })),
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
    const options = [{ ...OPTION, optionId: 1, optionValues: [], extraPrice: 0 }]
    const goods = { ...FACTS.goods, optionNames: [] }
    const names = quoteOptions(choice([[1, 1]]), { ...FACTS, goods, options }).lines.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['노이즈 캔슬링 헤드폰'])
  })

  test('사라진 옵션은 셈에서 뺀다', () => {
    expect(quoteOptions(choice([[7, 1]]), FACTS).lines).toEqual([])
  })
})

describe('구매할 수 없는 까닭', () => {
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

describe('보내기 전에 알리는 까닭', () => {
  const GUEST = {
    code: 'GUEST_MAX_COUNT_CONDITIONS',
    text: '비회원은 최대 1개까지 구매할 수 있어요.',
  } as const
  const ADULT = {
    code: 'ADULT_CERTIFICATION_REQUIRED',
    text: '성인인증이 필요한 상품이에요.',
  } as const
  const SOLD_OUT = { code: 'SALE_STOCK_LACKING', text: '재고가 부족해요.' } as const

  test.each([
    { intent: 'CART', problems: [GUEST], caller: 'GUEST', reported: null, remedy: undefined },
    {
      intent: 'CART',
      problems: [GUEST, SOLD_OUT],
      caller: 'GUEST',
      reported: SOLD_OUT,
      remedy: null,
    },
    {
      intent: 'BUY',
      problems: [GUEST, SOLD_OUT],
      caller: 'GUEST',
      reported: GUEST,
      remedy: 'LOGIN',
    },
    { intent: 'BUY', problems: [GUEST], caller: 'MEMBER', reported: GUEST, remedy: null },
    { intent: 'CART', problems: [ADULT], caller: 'MEMBER', reported: null, remedy: undefined },
    {
      intent: 'BUY',
      problems: [ADULT],
      caller: 'MEMBER',
      reported: ADULT,
      remedy: 'ADULT_CERTIFICATION',
    },
    { intent: 'BUY', problems: [], caller: 'GUEST', reported: null, remedy: undefined },
  ] as const)(
    '$intent $caller: $reported.code',
    ({ intent, problems, caller, reported, remedy }) => {
      const problem = submissionProblem(intent, problems, caller)
      expect([problem?.text, problem?.remedy]).toEqual([reported?.text, remedy])
    },
  )

  test('수량을 늘려 새로 생기는 까닭만 알리고, 줄이는 것은 늘 된다', () => {
    const selection = choice([[1, 4]])
    const quote = quoteOptions(selection, FACTS)
    const change = (quantity: number) =>
      quantityProblem({ selection, quote, change: { optionId: 1, quantity } }, FACTS)?.code ?? null
    expect([change(3), change(5)]).toEqual([null, 'MAX_COUNT_EXCEEDED'])
    const over = choice([[1, 5]])
    const known = quoteOptions(over, FACTS)
    const moreOfSame = { selection: over, quote: known, change: { optionId: 1, quantity: 5 } }
    expect(quantityProblem(moreOfSame, FACTS)).toEqual(null)
  })
})

describe('서버가 다시 매긴 금액', () => {
  test('그 사이 오른 값과 구매자만의 까닭을 그대로 보여 준다', () => {
    const before = quoteOptions(choice([[1, 2]]), FACTS)
    const problem = {
      code: 'ADULT_CERTIFICATION_REQUIRED',
      text: '성인인증이 필요한 상품이에요.',
    } as const
    const after = correctQuote(before, {
      lines: [{ optionId: 1, salePrice: 25_000, amount: 50_000 }],
      goodsAmount: 50_000,
      fee: 0,
      payableAmount: 50_000,
      freeShippingGap: null,
      problems: [problem, problem],
    })
    expect(after).toEqual({
      lines: [{ ...before.lines[0], salePrice: 25_000, amount: 50_000 }],
      goodsAmount: 50_000,
      fee: 0,
      payableAmount: 50_000,
      freeShippingGap: null,
      problems: [problem],
    })
  })
})
