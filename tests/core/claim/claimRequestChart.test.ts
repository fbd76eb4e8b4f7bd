import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import type {
  ClaimDraft,
  ClaimSubmission,
  StepOutcome,
} from '@jangteo/core/claim/claimRequest.chart'
import { claimRequestView } from '@jangteo/core/claim/claimRequest.view'
import type { ClaimQuote } from '@jangteo/core/claim/claimQuote.rules'
import { aClaim, anOrder, quoted } from '../../support/claim/books.ts'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const EMPTY: ClaimDraft = { type: 'CANCEL', orderItemIds: [], stated: null }
const STATED = { reason: 'SIMPLE_CHANGE_OF_MIND', detail: '' } as const
const ORDER = anOrder([40_000, 20_000])
const QUOTE = quoted(ORDER, aClaim(['CANCEL', 'BUYER'], [2]))
const OTHER_QUOTE = quoted(ORDER, aClaim(['CANCEL', 'BUYER'], [1, 2]))
const REFUSED = { kind: 'refused', reason: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS' } as const

const coverage = coverChart(claimRequestChart)

function openPage(draft: ClaimDraft = EMPTY) {
  const check = answeredActor<StepOutcome<'SUCCESS_CHANGE_APPLY'>, ClaimDraft>()
  const quote = answeredActor<StepOutcome<ClaimQuote>, ClaimDraft>()
  const request = answeredActor<StepOutcome<string>, ClaimSubmission>()
  const machine = claimRequestChart.provide({
    actors: { checkItems: check.logic, quoteRefund: quote.logic, requestClaim: request.logic },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  actor.send({ type: 'draft.restored', draft })
  return {
    actor,
    checks: check.questions,
    quotes: quote.questions,
    requests: request.questions,
    view: () => claimRequestView(actor.getSnapshot()),
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

async function pageWithQuote() {
  const page = openPage({ ...EMPTY, orderItemIds: [2], stated: STATED })
  page.quotes[0]?.answer({ kind: 'done', value: QUOTE })
  await page.reaches('reviewing')
  return page
}

test('상품과 사유를 고르고 환불 금액을 본 그대로 신청한다', async () => {
  const page = openPage()
  page.actor.send({ type: 'buyer.choose', orderItemIds: [2] })
  page.checks[0]?.answer({ kind: 'done', value: 'SUCCESS_CHANGE_APPLY' })
  await page.reaches('explaining')
  page.actor.send({ type: 'buyer.explain', stated: STATED })
  page.quotes[0]?.answer({ kind: 'done', value: QUOTE })
  await page.reaches('reviewing')
  page.actor.send({ type: 'buyer.submit' })
  page.actor.send({ type: 'buyer.submit' })
  expect(page.requests.map(({ input }) => input)).toEqual([
    { draft: { type: 'CANCEL', orderItemIds: [2], stated: STATED }, quote: QUOTE },
  ])
  page.requests[0]?.answer({ kind: 'done', value: 'claim-1' })
  await page.reaches('requested')
  expect(page.view()).toEqual({
    step: 3,
    stepLabel: '환불 정보',
    isBusy: false,
    noticeText: null,
    isGuarded: false,
    requestedClaimId: 'claim-1',
    doneText: '취소 신청이 완료됐어요',
  })
})

test('뒤로 가도 고른 것과 쓴 것이 남아 있다', async () => {
  const page = await pageWithQuote()
  page.actor.send({ type: 'buyer.goBack' })
  const second = page.view()
  page.actor.send({ type: 'buyer.goBack' })
  expect([second.step, page.view().step, page.actor.getSnapshot().context.draft]).toEqual([
    2,
    1,
    { type: 'CANCEL', orderItemIds: [2], stated: STATED },
  ])
})

test('고르다 만 신청은 하던 곳에서 이어진다', async () => {
  const page = openPage({ ...EMPTY, orderItemIds: [2] })
  await page.reaches('explaining')
  expect([page.view().step, page.view().isGuarded]).toEqual([2, true])
})

describe('까닭과 함께 제자리에 머문다', () => {
  test('신청할 수 없는 상품이면', async () => {
    const page = openPage()
    page.actor.send({ type: 'buyer.choose', orderItemIds: [2] })
    page.checks[0]?.answer(REFUSED)
    await page.reaches('choosing')
    expect(page.view().noticeText).toEqual(
      '같은 배송 묶음에 진행 중인 취소·교환·반품이 있어요. 완료된 뒤 신청해 주세요.',
    )
    page.actor.send({ type: 'buyer.choose', orderItemIds: [1] })
    page.checks[1]?.fail()
    await page.reaches('choosing')
    expect(page.view().noticeText).toEqual('요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.')
  })

  test('환불 금액을 계산할 수 없으면', async () => {
    const draft = { ...EMPTY, orderItemIds: [2], stated: STATED }
    const [refused, silent] = [openPage(draft), openPage(draft)]
    refused.quotes[0]?.answer({ kind: 'refused', reason: 'CLAIM_ITEM_GONE' })
    silent.quotes[0]?.fail()
    await Promise.all([refused.reaches('explaining'), silent.reaches('explaining')])
    expect([refused.view().noticeText, silent.view().noticeText]).toEqual([
      '이미 취소되었거나 반품된 상품이에요.',
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    ])
  })

  test('신청이 거절되거나 답이 없으면', async () => {
    const page = await pageWithQuote()
    page.actor.send({ type: 'buyer.submit' })
    page.requests[0]?.answer({ kind: 'refused', reason: 'CLAIM_REFUND_ACCOUNT_REQUIRED' })
    await page.reaches('reviewing')
    const refused = page.view().noticeText
    page.actor.send({ type: 'buyer.submit' })
    page.requests[1]?.fail()
    await page.reaches('reviewing')
    expect([refused, page.view().noticeText]).toEqual([
      '환불받을 계좌를 입력해 주세요.',
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    ])
  })
})

test('그사이 환불 금액이 바뀌면 새 금액을 보여 주고 다시 묻는다', async () => {
  const page = await pageWithQuote()
  page.actor.send({ type: 'buyer.submit' })
  page.requests[0]?.answer({ kind: 'refused', reason: 'CLAIM_AMOUNT_CHANGED' })
  await page.reaches('quoting')
  page.quotes[1]?.answer({ kind: 'done', value: OTHER_QUOTE })
  await page.reaches('reviewing')
  const { quote } = page.actor.getSnapshot().context
  expect([quote, page.view().noticeText, page.requests.length]).toEqual([
    OTHER_QUOTE,
    '환불 예정금액이 변경됐어요. 다시 확인해 주세요.',
    1,
  ])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
