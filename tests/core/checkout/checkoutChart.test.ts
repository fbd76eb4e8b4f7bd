import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import type {
  CheckOutcome,
  CheckoutSubmission,
  PlaceOutcome,
} from '@jangteo/core/checkout/checkout.chart'
import { checkoutView } from '@jangteo/core/checkout/checkout.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { ORDER, submission } from '../../support/checkout/aSubmission.ts'

type Input = { readonly submission: CheckoutSubmission }

const CHANGE = {
  payableAmount: 65_900,
  differences: [
    { cartId: 1, goodsName: '머그컵', kind: 'ORDER_PRICE_CHANGED', before: 12_900, after: 15_900 },
    { cartId: 2, goodsName: '접시', kind: 'ORDER_STOCK_CHANGED', before: 3, after: 2 },
    { cartId: 3, goodsName: '수저', kind: 'ORDER_SALE_STATUS_CHANGED', before: null, after: null },
  ],
} as const
const SOLD_OUT = [
  {
    cartId: 1,
    goodsName: '머그컵',
    optionName: '파랑',
    code: 'SALE_STOCK_LACKING',
    params: { stock: 0, quantity: 1 },
  },
] as const
const NO_TERMS = [{ section: 'terms', code: 'TERMS_REQUIRED' }] as const

const coverage = coverChart(checkoutChart)

function openCheckout() {
  const checkOrder = answeredActor<CheckOutcome, Input>()
  const placeOrder = answeredActor<PlaceOutcome, Input>()
  const machine = checkoutChart.provide({
    actors: { checkOrder: checkOrder.logic, placeOrder: placeOrder.logic },
  })
  const input = { submission: submission('opened') }
  const actor = createActor(machine, { inspect: coverage.inspect, input }).start()
  const view = () => checkoutView(actor.getSnapshot(), actor)
  return {
    actor,
    view,
    checks: checkOrder.questions,
    placings: placeOrder.questions,
    submit: (key?: string) => view().submit(submission(key), []),
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

function editing() {
  const page = openCheckout()
  page.view().updateBlocked([])
  return page
}

function retained(page: ReturnType<typeof editing>) {
  return page.actor.getSnapshot().context.submission
}

async function placing() {
  const page = editing()
  page.submit()
  page.checks[0]?.answer({ kind: 'unchanged' })
  await page.reaches('placing')
  return page
}

describe('주문서', () => {
  test('주문서를 열면 작성할 수 있다', () => {
    const page = openCheckout()
    expect(page.view().isEditable).toEqual(true)
    page.view().updateBlocked([])
    page.view().updateBlocked([])
    expect(page.view().isEditable).toEqual(true)
  })

  test('빠진 내용이 있으면 묻지 않고 그 자리에 알려 준다', () => {
    const page = editing()
    page.view().submit(submission(), NO_TERMS)
    expect(page.checks).toEqual([])
    expect(page.view().hints).toEqual([{ section: 'terms', text: '필수 약관에 동의해 주세요.' }])
  })

  test('그대로면 한 번 확인하고 한 번 주문한다', async () => {
    const page = await placing()
    expect(page.view().busyText).toEqual('주문하고 있어요')
    page.placings[0]?.answer({ kind: 'placed', order: ORDER })
    await page.reaches('placed')
    expect(page.view().order).toEqual(ORDER)
    expect(page.placings.map(({ input }) => input)).toEqual([{ submission: submission() }])
  })

  test('두 번 눌러도 한 번만 묻고 한 번만 주문한다', async () => {
    const page = editing()
    page.submit('key-1')
    page.submit('key-2')
    expect(page.view().busyText).toEqual('주문 내용을 확인하고 있어요')
    page.checks[0]?.answer({ kind: 'unchanged' })
    await page.reaches('placing')
    page.submit('key-3')
    const asked = [...page.checks, ...page.placings].map(({ input }) => input.submission.orderKey)
    expect(asked).toEqual(['key-1', 'key-1'])
  })
})

describe('그사이 달라진 주문', () => {
  test('확인에서 달라졌으면 무엇이 얼마로 바뀌었는지 알려 주고 다시 작성한다', async () => {
    const page = editing()
    page.submit()
    page.checks[0]?.answer({ kind: 'changed', change: CHANGE })
    await page.reaches('differing')
    expect(page.view().differences?.lines.map(({ goodsName, text }) => [goodsName, text])).toEqual([
      ['머그컵', '상품의 가격이 변경됐어요.'],
      ['접시', '상품의 재고가 변경됐어요.'],
      ['수저', '상품의 판매 상태가 변경됐어요.'],
    ])
    page.view().accept()
    expect([page.view().isEditable, page.view().differences]).toEqual([true, null])
  })

  test('달라진 내용을 닫으면 쓰던 주문서로 돌아가고, 주문은 다시 눌러야 한다', async () => {
    const page = editing()
    page.submit()
    page.checks[0]?.answer({ kind: 'changed', change: CHANGE })
    await page.reaches('differing')
    page.view().dismiss()
    const { isEditable, differences } = page.view()
    expect([isEditable, differences, page.placings, retained(page)]).toEqual([
      true,
      null,
      [],
      submission(),
    ])
  })

  test('주문하는 순간 달라져도 주문하지 않고 알려 준다', async () => {
    const page = await placing()
    page.placings[0]?.answer({ kind: 'changed', change: CHANGE })
    await page.reaches('differing')
    expect(page.view().differences?.payableAfter).toEqual('65,900원')
  })

  test('주문하는 순간 빠진 내용이 드러나면 그 자리에 알려 준다', async () => {
    const page = await placing()
    page.placings[0]?.answer({ kind: 'incomplete', violations: NO_TERMS })
    await page.reaches('editing')
    expect(page.view().hints).toEqual([{ section: 'terms', text: '필수 약관에 동의해 주세요.' }])
  })

  test('품절된 상품은 언제 드러나도 이유를 알려 준다', async () => {
    const opened = openCheckout()
    opened.view().updateBlocked(SOLD_OUT)
    const refreshed = editing()
    refreshed.view().updateBlocked(SOLD_OUT)
    const checked = editing()
    checked.submit()
    checked.checks[0]?.answer({ kind: 'blocked', violations: SOLD_OUT })
    await checked.reaches('blocked')
    const placed = await placing()
    placed.placings[0]?.answer({ kind: 'blocked', violations: SOLD_OUT })
    await placed.reaches('blocked')
    const reported = [opened, refreshed, checked, placed].map((page) => page.view().blocked)
    const reasons = [{ text: '재고가 부족해요.', before: null, after: null }]
    const mug = {
      cartId: 1,
      goodsName: '머그컵',
      optionName: '파랑',
      reasons,
      needsAdultCertification: false,
    }
    expect(reported).toEqual(Array.from({ length: 4 }, () => [mug]))
  })

  test('알림을 닫거나 다시 구매할 수 있게 되면 이어서 작성한다', () => {
    const states = [openCheckout(), openCheckout()].map((page, index) => {
      page.view().updateBlocked(SOLD_OUT)
      page.view().updateBlocked(SOLD_OUT)
      if (index === 0) page.view().dismiss()
      else page.view().updateBlocked([])
      return page.actor.getSnapshot().value
    })
    expect(states).toEqual(['editing', 'editing'])
  })
})

test('분명히 거절되면 다시 보내게 하지 않고 까닭을 알려 준다', async () => {
  const page = await placing()
  const refusal = { kind: 'refused', text: '없는 상품' } as const
  page.placings[0]?.answer(refusal)
  await page.reaches('refused')
  expect([page.view().canRepeat, page.view().refusedText]).toEqual([false, '없는 상품'])
  page.view().dismiss()
  page.submit()
  page.checks[1]?.answer(refusal)
  await page.reaches('refused')
})

describe('사용할 수 없게 된 쿠폰', () => {
  const coupon = { couponIssueId: 'ten', text: '이미 사용한 쿠폰이에요.' }

  test('확인에서 드러나면 어느 쿠폰이 왜 안 되는지 알려 주고, 다시 고르러 간다', async () => {
    const page = editing()
    page.submit()
    page.checks[0]?.answer({ kind: 'couponRefused', coupon })
    await page.reaches('couponRefused')
    expect([page.view().refusedCoupon, page.view().refusedText]).toEqual([coupon, null])
    page.view().changeCoupons()
    expect([page.view().isEditable, page.view().refusedCoupon]).toEqual([true, null])
  })

  test('주문하는 순간 드러나도 주문하지 않고, 닫으면 이어서 작성한다', async () => {
    const page = await placing()
    page.placings[0]?.answer({ kind: 'couponRefused', coupon })
    await page.reaches('couponRefused')
    page.submit()
    expect([page.checks.length, page.view().refusedCoupon]).toEqual([1, coupon])
    page.view().dismiss()
    expect(page.view().isEditable).toEqual(true)
  })
})

describe('답이 오지 않을 때', () => {
  const failure = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

  test('확인에 답이 없으면 다시 작성하고, 새로 누르면 알림이 사라진다', async () => {
    const page = editing()
    page.submit()
    page.checks[0]?.fail()
    await page.reaches('editing')
    expect(page.view().noticeText).toEqual(failure)
    page.submit()
    expect(page.view().noticeText).toEqual(null)
  })

  test('주문에 답이 없으면 같은 주문을 같은 번호로만 다시 보낸다', async () => {
    const page = await placing()
    page.placings[0]?.fail()
    await page.reaches('unanswered')
    expect([page.view().canRepeat, page.view().noticeText]).toEqual([true, failure])
    page.submit('key-2')
    page.view().repeat()
    page.view().repeat()
    expect(page.placings.map(({ input }) => input)).toEqual([
      { submission: submission('key-1') },
      { submission: submission('key-1') },
    ])
    page.placings[1]?.fail()
    await page.reaches('unanswered')
    page.view().dismiss()
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
