import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome } from '@jangteo/core/payment/paying.codes'
import { describe, expect, test } from 'vitest'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import {
  aPayingPage,
  BACK,
  LOOK_INTERVAL_MS,
  OPENED,
  PLACED,
} from '../../support/payment/aPayingPage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const FREE: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'placed', payableAmount: 0, method: null, cashReceipt: null, pinTicket: null },
}
const CLOSED: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
}
const COMPLETED: PaymentOutcome = { kind: 'completed', orderId: 'order-1', claimId: null }
const DECLINED: PaymentOutcome = { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' }
const ENDED: PaymentOutcome = { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' }
const EXPIRED: PaymentOutcome = { kind: 'ended', reason: 'PAYMENT_EXPIRED' }
const UNSETTLED: PaymentOutcome = { kind: 'unsettled' }
const PAYABLE: PaymentOutcome = { kind: 'payable' }

const coverage = coverChart(payingChart)

function pageAfter(input: PayingInput) {
  return aPayingPage(input, coverage.inspect)
}

/** The page of somebody who left the window of a payment that may still be paid. */
async function leftUnpaid() {
  const page = pageAfter(CLOSED)
  page.looks[0]?.answer(PAYABLE)
  await page.reaches('declined')
  return page
}

async function unanswered() {
  const page = pageAfter(BACK)
  page.approvals[0]?.fail()
  await page.looksOnce()
  return page
}

describe('결제창으로', () => {
  test('주문하면 결제창을 한 번 열고 그곳으로 간다', async () => {
    const page = pageAfter(PLACED)
    page.pass(0)
    page.requests[0]?.answer(OPENED)
    await page.reaches('leaving')
    expect(page.requests.map(({ input }) => input)).toEqual([
      { paymentId: 'payment-1', method: null, cashReceipt: null, pinTicket: null },
    ])
    expect(page.windows.map(({ input }) => input)).toEqual([
      { windowUrl: 'https://gateway.example/window/1' },
    ])
    expect([page.view().isBusy, page.view().title]).toEqual([true, '결제창으로 이동하고 있어요'])
  })

  test('결제창에서 뒤로 오면 다시 결제할 수 있다', async () => {
    const page = pageAfter(PLACED)
    page.requests[0]?.answer(OPENED)
    await page.reaches('leaving')
    page.windows[0]?.answer()
    await page.reaches('looking')
    page.looks[0]?.answer(PAYABLE)
    await page.reaches('declined')
    expect(withoutVerbs(page.view())).toEqual({
      title: '결제를 취소했어요',
      text: '주문 내용은 그대로 있어요. 이어서 결제할 수 있어요.',
      isBusy: false,
      isChoosing: false,
      isPayable: true,
      buttons: [{ label: '다시 결제하기' }, { label: '결제수단 바꾸기' }],
      exit: 'cart',
      completedOrderId: null,
      completedClaimId: null,
      awaitsPin: null,
    })
    const [retry] = page.view().buttons
    retry?.press()
    retry?.press()
    expect(page.requests.length).toEqual(2)
  })

  test.each([
    ['창이 열리지 않으면', (page: ReturnType<typeof pageAfter>) => page.windows[0]?.fail()],
    ['15초가 지나도 그대로면', (page: ReturnType<typeof pageAfter>) => page.pass(15_000)],
  ] as const)('%s 이유를 알려 주고, 다시 결제하거나 수단을 바꿀 수 있다', async (_, leave) => {
    const page = pageAfter(PLACED)
    page.requests[0]?.answer(OPENED)
    await page.reaches('leaving')
    leave(page)
    await page.reaches('declined')
    const { isBusy, text, buttons } = page.view()
    expect([isBusy, text, buttons.map(({ label }) => label)]).toEqual([
      false,
      '결제사와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.',
      ['다시 결제하기', '결제수단 바꾸기'],
    ])
  })

  test('결제창을 열지 못하면 이유를 알려 준다', async () => {
    const page = pageAfter(PLACED)
    page.requests[0]?.fail()
    await page.reaches('declined')
    expect(page.view().text).toEqual('결제사와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.')
  })

  test.each([
    [COMPLETED, 'completed'],
    [DECLINED, 'declined'],
    [ENDED, 'ended'],
    [EXPIRED, 'ended'],
    [UNSETTLED, 'settling'],
    [{ kind: 'pinNeeded' }, 'askingPin'],
  ] as const)('이미 끝난 결제는 창을 열지 않고 결과로 간다: %o', async (outcome, state) => {
    const page = pageAfter(PLACED)
    page.requests[0]?.answer(outcome)
    await page.reaches(state)
    expect(page.windows).toEqual([])
  })
})

describe('결제창에서 돌아와', () => {
  test('승인되면 주문 완료로 간다', async () => {
    const page = pageAfter(BACK)
    expect(page.approvals[0]?.input).toEqual(BACK)
    page.approvals[0]?.answer(COMPLETED)
    await page.reaches('completed')
    expect(withoutVerbs(page.view())).toEqual({
      title: '주문이 완료됐어요',
      text: null,
      isBusy: false,
      isChoosing: false,
      isPayable: false,
      buttons: [],
      exit: 'cart',
      completedOrderId: 'order-1',
      completedClaimId: null,
      awaitsPin: null,
    })
  })

  test('창을 닫고 왔으면 다시 결제할 수 있다', async () => {
    const page = await leftUnpaid()
    expect([page.view().buttons[0]?.label, page.view().text]).toEqual([
      '다시 결제하기',
      '주문 내용은 그대로 있어요. 이어서 결제할 수 있어요.',
    ])
  })

  test('거절되면 이유를 알려 주고, 시간이 지났으면 다시 주문하게 한다', async () => {
    const declined = pageAfter(BACK)
    declined.approvals[0]?.answer(DECLINED)
    await declined.reaches('declined')
    const expired = pageAfter(BACK)
    expired.approvals[0]?.answer(EXPIRED)
    await expired.reaches('ended')
    expect([declined.view().text, expired.view().text, expired.view().buttons]).toEqual([
      '카드사에서 결제를 거절했어요. 카드사에 문의하거나 다른 카드를 사용해 주세요.',
      '결제 시간이 지나 주문이 취소됐어요. 다시 주문해 주세요.',
      [],
    ])
  })

  test('승인을 아직 모르면 다시 승인하지 않고 결과만 묻는다', async () => {
    const page = pageAfter(BACK)
    page.approvals[0]?.answer(UNSETTLED)
    await page.looksOnce()
    page.looks[0]?.answer(COMPLETED)
    await page.reaches('completed')
    expect([page.approvals.length, page.looks.length]).toEqual([1, 1])
  })

  test.each([
    [DECLINED, 'declined'],
    [ENDED, 'ended'],
    [EXPIRED, 'ended'],
    [UNSETTLED, 'settling'],
    [PAYABLE, 'settling'],
  ] as const)('물어본 결과를 따른다: %o', async (outcome, state) => {
    const page = await unanswered()
    page.looks[0]?.answer(outcome)
    const snapshot = await page.reaches(state)
    expect(snapshot.value).toEqual(state)
  })

  test('끝내 모르면 그렇다고 말하고, 닿지 못했을 승인을 다시 청할 수 있다', async () => {
    const page = await unanswered()
    page.looks[0]?.fail()
    await page.reaches('unsettled')
    expect([page.view().title, page.view().text, page.view().buttons[0]?.label]).toEqual([
      '결제 결과를 아직 확인하지 못했어요',
      '결제 결과를 확인하고 있어요. 잠시 후 주문내역에서 확인해 주세요.',
      '다시 확인하기',
    ])
    page.view().buttons[0]?.press()
    expect(page.approvals.map(({ input }) => input)).toEqual([BACK, BACK])
  })

  test('결과는 2초마다 열 번까지 묻고, 다시 확인하면 처음부터 센다', async () => {
    const page = pageAfter(BACK)
    page.approvals[0]?.fail()
    await page.looksInVain()
    page.view().buttons[0]?.press()
    page.approvals[1]?.answer(UNSETTLED)
    await page.reaches('settling')
    page.pass(LOOK_INTERVAL_MS - 1)
    const early = page.looks.length
    page.pass(1)
    page.looks[10]?.answer(UNSETTLED)
    await page.reaches('settling')
    expect([early, page.looks.length]).toEqual([10, 11])
  })
})

describe('결제하지 못한 뒤', () => {
  test('다른 결제수단을 고르면 그것으로 결제창을 열고, 그 뒤로도 그것으로 결제한다', async () => {
    const page = await leftUnpaid()
    page.view().buttons[1]?.press()
    expect([page.view().title, page.view().isChoosing, page.view().buttons]).toEqual([
      '다른 결제수단을 선택해 주세요',
      true,
      [],
    ])
    const cashReceipt = { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '0101' } as const
    page.view().chooseMethod('BANK_TRANSFER', cashReceipt)
    page.requests[0]?.answer(DECLINED)
    await page.reaches('declined')
    page.view().buttons[0]?.press()
    expect(page.requests.map(({ input }) => input)).toEqual([
      { paymentId: 'payment-1', method: 'BANK_TRANSFER', cashReceipt, pinTicket: null },
      { paymentId: 'payment-1', method: 'BANK_TRANSFER', cashReceipt, pinTicket: null },
    ])
  })

  test('고르지 않고 돌아가면 결제수단은 그대로다', async () => {
    const page = await leftUnpaid()
    page.view().buttons[1]?.press()
    page.view().keepMethod()
    page.view().buttons[0]?.press()
    expect(page.requests.map(({ input }) => input)).toEqual([
      { paymentId: 'payment-1', method: null, cashReceipt: null, pinTicket: null },
    ])
  })

  test('더는 결제할 수 없으면 다시 결제하게 하지 않고 주문내역으로 보낸다', async () => {
    const page = pageAfter(BACK)
    page.approvals[0]?.answer(ENDED)
    await page.reaches('ended')
    const { text, buttons, exit, isPayable } = page.view()
    expect({ text, buttons, exit, isPayable }).toEqual({
      text: '결제 상태가 바뀌어 처리할 수 없어요. 주문내역에서 확인해 주세요.',
      buttons: [],
      exit: 'orders',
      isPayable: false,
    })
  })
})

describe('낼 돈이 없는 주문', () => {
  test.each([
    [COMPLETED, 'completed'],
    [ENDED, 'ended'],
    [EXPIRED, 'ended'],
    [UNSETTLED, 'settling'],
  ] as const)('결제창 없이 끝난다: %o', async (outcome, state) => {
    const page = pageAfter(FREE)
    page.freeApprovals[0]?.answer(outcome)
    await page.reaches(state)
    expect([page.requests.length, page.freeApprovals.length]).toEqual([0, 1])
  })

  test('답이 없으면 결과를 묻고, 끝내 모르면 다시 물을 수 있다', async () => {
    const page = pageAfter(FREE)
    page.freeApprovals[0]?.fail()
    await page.looksOnce()
    page.looks[0]?.fail()
    await page.reaches('unsettled')
    page.view().buttons[0]?.press()
    await page.looksOnce()
    expect(page.looks.map(({ input }) => input)).toEqual([
      { paymentId: 'payment-1' },
      { paymentId: 'payment-1' },
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
