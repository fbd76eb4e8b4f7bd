import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { checkSpecialSale } from '@jangteo/core/promotion/specialSale.rules'
import { SPECIAL_SALE_VIOLATION_TEXTS } from '@jangteo/core/promotion/specialSale.messages'
import { decodeRefusal } from '@jangteo/http/refusal/refusal'
import {
  newSpecialSale,
  saleProblems,
  toTargets,
  toWrittenSale,
  withNumbers,
  withPicked,
} from '@jangteo/ui/screens/operator/promotion/specialSaleDraft'
import type {
  SaleGoodsDraft,
  SpecialSaleDraft,
} from '@jangteo/ui/screens/operator/promotion/specialSaleDraft'
import { describe, expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-22T15:30:00Z')
const CUP: SaleGoodsDraft = {
  goodsId: 1,
  goodsName: '찻잔',
  salePrice: 5_000,
  quantityTotal: 10,
  personMax: 2,
}
const POT: SaleGoodsDraft = {
  goodsId: 2,
  goodsName: '주전자',
  salePrice: null,
  quantityTotal: null,
  personMax: 1,
}

const aDraft = (part: Partial<SpecialSaleDraft> = {}): SpecialSaleDraft => ({
  ...newSpecialSale(NOW_MS),
  title: '한정 찻잔',
  body: '모두에게 시간이 있어요.',
  goodsList: [CUP],
  ...part,
})

describe('새 특별판매는', () => {
  test('한국의 다음 날 10시부터 하루 응모를 받고, 한 시간씩 뒤에 추첨하고 판매한다', () => {
    expect(newSpecialSale(NOW_MS)).toEqual({
      title: '',
      body: '',
      entryOpensAt: '2026-08-24T01:00:00.000Z',
      entryClosesAt: '2026-08-25T01:00:00.000Z',
      drawAt: '2026-08-25T02:00:00.000Z',
      buyOpensAt: '2026-08-25T03:00:00.000Z',
      goodsList: [],
    })
  })

  test('서버가 받는 일정으로 시작한다', () => {
    const { entryOpensAt, entryClosesAt, drawAt, buyOpensAt, ...texts } = newSpecialSale(NOW_MS)
    const at = (text: string | null) => Date.parse(text ?? '')
    const sale = {
      ...texts,
      entryOpensAtMs: at(entryOpensAt),
      entryClosesAtMs: at(entryClosesAt),
      drawAtMs: at(drawAt),
      buyOpensAtMs: at(buyOpensAt),
      goods: [],
    }
    expect(checkSpecialSale(sale, { goodsOf: new Map(), others: [] }, NOW_MS)).toEqual([
      'NAME',
      'BODY',
      'GOODS',
    ])
  })
})

describe('상품을 선택하면', () => {
  test('있던 상품의 숫자는 그대로이고, 새 상품은 한 사람 1개로 비어 있다', () => {
    const picked = [...toTargets([CUP]), { targetId: 2, name: '주전자' }]
    expect(withPicked([CUP], picked)).toEqual([CUP, POT])
  })

  test('해제한 상품만 빠진다', () => {
    expect(withPicked([CUP, POT], toTargets([POT]))).toEqual([POT])
  })

  test('숫자는 그 상품만 바뀌고, 없는 상품은 아무것도 바꾸지 않는다', () => {
    expect([
      withNumbers([CUP, POT], 2, { salePrice: 9_000 }),
      withNumbers([CUP, POT], 3, { salePrice: 9_000 }),
    ]).toEqual([
      [CUP, { ...POT, salePrice: 9_000 }],
      [CUP, POT],
    ])
  })
})

describe('보낼 때', () => {
  test('상품의 이름은 빼고, 빈 숫자는 0으로 보낸다', () => {
    const draft = aDraft({ goodsList: [CUP, POT] })
    const { goodsName: _name, ...cup } = CUP
    expect(toWrittenSale(draft)).toEqual({
      ...draft,
      goodsList: [cup, { goodsId: 2, salePrice: 0, quantityTotal: 0, personMax: 1 }],
    })
  })

  test.each(['entryOpensAt', 'entryClosesAt', 'drawAt', 'buyOpensAt'] as const)(
    '%s이 비어 있으면 보내지 않는다',
    (moment) => {
      expect(toWrittenSale(aDraft({ [moment]: null }))).toEqual(null)
    },
  )

  test('저장된 특별판매는 바뀌는 것만 다시 보낸다', () => {
    const stored = {
      ...aDraft(),
      specialSaleId: 7,
      stateEnum: 'SCHEDULED',
      commitment: 'c0ffee',
      goodsList: [{ ...CUP, saleGoodsId: 3, entryCount: 0 }],
    }
    expect(toWrittenSale(stored)).toEqual(toWrittenSale(aDraft()))
  })
})

describe('저장하지 못하면', () => {
  const { status, message } = REFUSALS.SALE_INVALID

  test('부분마다 이유를 보여 준다', () => {
    const violations = (['NAME', 'SCHEDULE'] as const).map((violationEnum) => ({
      violationEnum,
      message: SPECIAL_SALE_VIOLATION_TEXTS[violationEnum],
    }))
    const body = { code: 'SALE_INVALID', message, status, data: { violations } }
    expect(saleProblems(decodeRefusal(status, body))).toEqual({
      NAME: SPECIAL_SALE_VIOLATION_TEXTS.NAME,
      SCHEDULE: SPECIAL_SALE_VIOLATION_TEXTS.SCHEDULE,
    })
  })

  test('다른 거절과 성공은 어느 부분의 이유도 아니다', () => {
    const fixed = REFUSALS.SALE_FIXED
    const refusal = decodeRefusal(fixed.status, { code: 'SALE_FIXED', message: fixed.message })
    expect([saleProblems(refusal), saleProblems(null)]).toEqual([{}, {}])
  })
})
