import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { claimRequestChart } from '@jangteo/core/claim/claimRequest.chart'
import type {
  ClaimRequestRefusal,
  ClaimSubmission,
  RequestOutcome,
  StepOutcome,
} from '@jangteo/core/claim/claimRequest.chart'
import type { ClaimDraft, SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'
import { resumeStep } from '@jangteo/core/claim/request/claimRequest.rules'
import { claimRequestView } from '@jangteo/core/claim/request/claimRequest.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'
import { aPickup, aSeenQuote, STATED } from '../../support/claim/claimDraft.ts'

const ITEMS = [{ orderItemId: 'item-2', optionId: null }]
const PLACES = { pickup: aPickup(), reship: null }
const EMPTY: ClaimDraft = {
  type: 'CANCEL',
  isOnlyChoice: false,
  items: [],
  stated: null,
  fileIds: [],
  places: null,
}
const CANCEL: ClaimDraft = { ...EMPTY, items: ITEMS, stated: STATED }
const RETURN: ClaimDraft = { ...CANCEL, type: 'RETURN', places: PLACES }
const [QUOTE, OTHER_QUOTE] = [aSeenQuote(17_000), aSeenQuote(14_000)]

function seenOf({ version, refundAmount, additionalPayAmount }: SeenQuote) {
  return { version, refundAmount, additionalPayAmount }
}

function refused(code: ClaimRequestRefusal['code'], claimId: string | null = null) {
  return { kind: 'refused', refusal: { code, text: `${code}`, claimId } } as const
}

const coverage = coverChart(claimRequestChart)

function openPage(draft: ClaimDraft = EMPTY) {
  const check = answeredActor<StepOutcome<null>, ClaimDraft>()
  const quote = answeredActor<StepOutcome<SeenQuote>, ClaimDraft>()
  const request = answeredActor<RequestOutcome, ClaimSubmission>()
  const machine = claimRequestChart.provide({
    actors: { checkItems: check.logic, quoteRefund: quote.logic, requestClaim: request.logic },
  })
  const clock = new SimulatedClock()
  const input = { draft, firstStep: resumeStep(draft, 'REFUND') }
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  const view = () => claimRequestView(actor.getSnapshot(), actor)
  const arriving = view()
  clock.increment(0)
  return {
    actor,
    arriving,
    checks: check.questions,
    quotes: quote.questions,
    requests: request.questions,
    view,
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

async function pageWithQuote(draft: ClaimDraft = CANCEL) {
  const page = openPage(draft)
  page.quotes[0]?.answer({ kind: 'done', value: QUOTE })
  await page.reaches('reviewing')
  return page
}

test('취소는 상품과 사유를 고르고 환불 금액을 본 그대로 신청한다', async () => {
  const page = openPage()
  page.view().choose(ITEMS)
  page.checks[0]?.answer({ kind: 'done', value: null })
  await page.reaches('explaining')
  page.view().explain(STATED, ['file-1'])
  page.quotes[0]?.answer({ kind: 'done', value: QUOTE })
  await page.reaches('reviewing')
  page.view().submit()
  page.view().submit()
  expect(page.requests.map(({ input }) => input)).toEqual([
    { draft: { ...CANCEL, fileIds: ['file-1'] }, seen: seenOf(QUOTE) },
  ])
  page.requests[0]?.answer({ kind: 'done', value: 'claim-1' })
  await page.reaches('requested')
  expect(withoutVerbs(page.view())).toEqual({
    step: 'REFUND',
    steps: ['ITEMS', 'REASON', 'REFUND'],
    position: 3,
    isBusy: false,
    notice: null,
    quote: QUOTE,
    changed: null,
    isGuarded: false,
    requestedClaimId: 'claim-1',
  })
})

test('반품은 수거 정보를 한 단계 더 묻는다', async () => {
  const page = openPage({ ...RETURN, stated: null, places: null })
  page.view().explain(STATED, [])
  const placing = page.view()
  page.view().place(PLACES)
  const quoting = page.view()
  page.quotes[0]?.answer({ kind: 'done', value: QUOTE })
  await page.reaches('reviewing')
  const steps = [placing, quoting, page.view()].map(({ step, position }) => [step, position])
  expect([steps, page.quotes[0]?.input]).toEqual([
    [
      ['PICKUP', 3],
      ['PICKUP', 3],
      ['REFUND', 4],
    ],
    RETURN,
  ])
})

test.each([
  [CANCEL, ['REFUND', 'REASON', 'ITEMS']],
  [RETURN, ['REFUND', 'PICKUP', 'REASON', 'ITEMS']],
] as const)('뒤로 가도 고른 것과 쓴 것이 남아 있다', async (draft, expected) => {
  const page = await pageWithQuote(draft)
  const steps = expected.map((_, index) => {
    if (index > 0) page.view().goBack()
    return page.view().step
  })
  expect([steps, page.actor.getSnapshot().context.draft]).toEqual([expected, draft])
})

test.each([
  [CANCEL, 'REASON'],
  [RETURN, 'PICKUP'],
] as const)('뒤로 갔다가 앞으로 가면 다시 확인한다', async (draft, step) => {
  const page = await pageWithQuote(draft)
  const asked = page.quotes.length
  page.view().goBack()
  expect([page.view().step, page.view().goOn(draft)]).toEqual([step, true])
  expect([page.view().isBusy, page.quotes.length]).toEqual([true, asked + 1])
})

test('채우지 않은 단계에서는 앞으로 가지 않는다', () => {
  const page = openPage({ ...RETURN, places: null })
  expect(page.view().goOn({ ...RETURN, places: null })).toEqual(false)
  expect([page.view().step, page.view().isBusy]).toEqual(['PICKUP', false])
  expect(page.view().goOn(RETURN)).toEqual(true)
  const first = openPage()
  expect([first.view().goOn(EMPTY), first.view().goOn(RETURN)]).toEqual([false, true])
  expect(first.view().isBusy).toEqual(true)
})

test('고르다 만 신청은 하던 곳에서 이어진다', () => {
  const reason = openPage({ ...EMPTY, items: ITEMS })
  const pickup = openPage({ ...RETURN, places: null })
  const opened = [reason, pickup].map(({ view }) => view())
  expect(opened.map(({ step, isGuarded }) => [step, isGuarded])).toEqual([
    ['REASON', true],
    ['PICKUP', true],
  ])
})

test.each([
  [EMPTY, ['ITEMS', 1]],
  [{ ...EMPTY, items: ITEMS }, ['REASON', 2]],
  [{ ...RETURN, places: null }, ['PICKUP', 3]],
  [CANCEL, ['REASON', 2]],
  [RETURN, ['PICKUP', 3]],
] as const)('이어지기 전에도 하던 단계를 보여 주고 기다리게 한다', (draft, expected) => {
  const { step, position, isBusy } = openPage(draft).arriving
  expect([step, position, isBusy]).toEqual([...expected, true])
})

test('본 금액이 없이 신청하면 아무 금액도 보지 않았다고 말한다', async () => {
  const request = answeredActor<RequestOutcome, ClaimSubmission>()
  const machine = claimRequestChart.provide({ actors: { requestClaim: request.logic } })
  const snapshot = machine.resolveState({
    value: 'reviewing',
    context: {
      draft: CANCEL,
      firstStep: 'REFUND',
      shown: { kind: 'nothing' },
      refusal: null,
      isUnanswered: false,
      claimId: null,
    },
  })
  const input = { draft: CANCEL, firstStep: 'REFUND' } as const
  const actor = createActor(machine, { input, snapshot }).start()
  actor.send({ type: 'buyer.submit' })
  request.questions[0]?.answer({ kind: 'changed', quote: QUOTE })
  const shown = await waitFor(actor, ({ value }) => value === 'differing')
  expect([request.questions[0]?.input, claimRequestView(shown, actor).changed]).toEqual([
    { draft: CANCEL, seen: { version: 0, refundAmount: 0, additionalPayAmount: 0 } },
    { before: QUOTE, after: QUOTE },
  ])
})

describe('까닭과 함께 제자리에 머문다', () => {
  test('신청할 수 없는 상품이면', async () => {
    const page = openPage()
    page.view().choose(ITEMS)
    page.checks[0]?.answer(refused('SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY', 'claim-9'))
    await page.reaches('choosing')
    expect(page.view().notice).toEqual({
      text: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      stepToCorrect: null,
      canReturn: false,
      claimId: 'claim-9',
      isPaymentDue: true,
    })
    page.view().choose(ITEMS)
    page.checks[1]?.fail()
    await page.reaches('choosing')
    expect(page.view().notice?.text).toEqual(
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    )
  })

  test.each([
    [CANCEL, 'explaining'],
    [RETURN, 'placing'],
  ] as const)('환불 금액을 계산할 수 없으면', async (draft, state) => {
    const [no, silent] = [openPage(draft), openPage(draft)]
    no.quotes[0]?.answer(refused('CLAIM_ITEM_UNAVAILABLE'))
    silent.quotes[0]?.fail()
    await Promise.all([no.reaches(state), silent.reaches(state)])
    expect([no.view().notice?.stepToCorrect, silent.view().notice?.stepToCorrect]).toEqual([
      'ITEMS',
      null,
    ])
  })

  test('신청이 거절되거나 답이 없으면', async () => {
    const page = await pageWithQuote()
    page.view().submit()
    page.requests[0]?.answer(refused('CLAIM_REFUND_ACCOUNT_REQUIRED'))
    await page.reaches('reviewing')
    const account = page.view().notice
    page.view().submit()
    page.requests[1]?.answer(refused('EXCHANGE_RESHIPPING_OUT_OF_STOCK'))
    await page.reaches('reviewing')
    const stock = page.view().notice
    page.view().submit()
    page.requests[2]?.answer(refused(null))
    await page.reaches('reviewing')
    const other = page.view().notice
    page.view().submit()
    page.requests[3]?.fail()
    await page.reaches('reviewing')
    expect(
      [account, stock, other].map((notice) => [notice?.stepToCorrect, notice?.canReturn]),
    ).toEqual([
      [null, false],
      ['ITEMS', true],
      [null, false],
    ])
    expect(page.view().notice?.text).toEqual(
      '신청됐는지 확인하지 못했어요. 다시 신청해도 두 번 신청되지 않아요.',
    )
  })
})

test('그사이 환불 금액이 바뀌면 전과 지금의 금액을 보여 주고 다시 묻는다', async () => {
  const page = await pageWithQuote()
  page.view().submit()
  page.requests[0]?.answer({ kind: 'changed', quote: OTHER_QUOTE })
  await page.reaches('differing')
  const { changed } = page.view()
  page.view().acceptChange()
  const accepted = page.view().changed
  page.view().submit()
  expect([changed, accepted, page.requests[1]?.input.seen]).toEqual([
    { before: QUOTE, after: OTHER_QUOTE },
    null,
    seenOf(OTHER_QUOTE),
  ])
})

test('바뀐 금액을 닫으면 쓴 것을 잃지 않고 바뀐 금액을 보며, 신청은 다시 눌러야 한다', async () => {
  const page = await pageWithQuote(RETURN)
  page.view().submit()
  page.requests[0]?.answer({ kind: 'changed', quote: OTHER_QUOTE })
  await page.reaches('differing')
  page.view().dismissChange()
  const { step, changed, quote } = page.view()
  const { draft } = page.actor.getSnapshot().context
  expect([step, changed, draft, quote, page.requests.length]).toEqual([
    'REFUND',
    null,
    RETURN,
    OTHER_QUOTE,
    1,
  ])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
