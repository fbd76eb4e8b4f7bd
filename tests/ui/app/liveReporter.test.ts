import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import type { CheckOutcome, CheckoutSubmission } from '@jangteo/core/checkout/checkout.chart'
import type { LiveReport } from '@jangteo/ui/lib/liveMessage'
import { createLiveReporter } from '@jangteo/ui/lib/liveReporter'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { untilPasses } from '../../support/eventually.ts'

const SUBMISSION: CheckoutSubmission = {
  orderKey: 'key-1',
  form: {
    orderer: { name: '김장터', mobile: '01012345678', email: 'buyer@example.com' },
    destination: null,
    deliveryRequest: { preset: null, typed: '문 앞에 두세요' },
    buildingEntry: { entry: null, doorCode: '' },
    guestPassword: { password: 'secret-1234', confirmation: 'secret-1234' },
    paymentMethod: 'CARD',
    cashReceipt: null,
    agreedTerms: [
      { term: 'ORDER_CONFIRM', version: 1 },
      { term: 'SELLER_PROVISION', version: 1 },
    ],
  },
  seenLines: [{ cartId: 1, salePrice: 12_900, quantity: 1 }],
  coupons: [],
  seenPayableAmount: 62_900,
}

function openCheckout() {
  const reports: LiveReport[] = []
  const checks = answeredActor<CheckOutcome, { readonly submission: CheckoutSubmission }>()
  const reporter = createLiveReporter({
    tab: 'tab',
    page: () => '/order/payment',
    nowMs: () => 1_000,
    post: (report) => reports.push(report),
  })
  const machine = checkoutChart.provide({ actors: { checkOrder: checks.logic } })
  const input = { submission: SUBMISSION }
  const actor = createActor(machine, { input, inspect: reporter.inspect }).start()
  return { reports, reporter, actor, checks: checks.questions }
}

const noticesOf = (reports: readonly LiveReport[]) =>
  reports.map((report) => {
    if (report.kind === 'left') return 'left'
    return report.kind === 'actor' ? `at ${report.actor.state}` : report.event.event
  })

async function submitted() {
  const page = openCheckout()
  page.actor.send({ type: 'facts.changed', violations: [] })
  page.actor.send({ type: 'buyer.submit', submission: SUBMISSION, violations: [] })
  page.checks[0]?.answer({ kind: 'refused', text: '김장터 님은 주문할 수 없어요.' })
  await untilPasses(() => expect(noticesOf(page.reports).at(-1)).toEqual('at refused'))
  return page
}

test('차트가 지나는 상태와 이벤트의 이름을 차례로 알리고, 서버에 묻는 일은 알리지 않는다', async () => {
  const { reports } = await submitted()
  expect(
    new Set(reports.map((report) => (report.kind === 'actor' ? report.actor.chart : null))),
  ).toEqual(new Set(['checkout', null]))
  expect(noticesOf(reports).slice(-6)).toEqual([
    'facts.changed',
    'at editing',
    'buyer.submit',
    'at checking',
    'xstate.done.actor.checkOrder',
    'at refused',
  ])
})

test('입력한 것과 서버가 답한 것은 한 글자도 나가지 않는다', async () => {
  const { reports } = await submitted()
  const text = JSON.stringify(reports)
  const secrets = [
    '김장터',
    '01012345678',
    'buyer@example.com',
    'secret-1234',
    '문 앞',
    '62900',
    'key-1',
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  const fields = reports.flatMap((report) =>
    Object.keys(
      { actor: {}, event: {}, keys: {}, ...report }[report.kind === 'left' ? 'keys' : report.kind],
    ),
  )
  expect(new Set(fields)).toEqual(
    new Set(['key', 'chart', 'page', 'state', 'isEnded', 'event', 'atMs']),
  )
})

test('부탁하면 다시 알리고, 그만하라면 그때까지 조용하고, 떠날 때 알린다', async () => {
  const { reports, reporter, actor } = await submitted()
  const count = reports.length
  reporter.handleCommand({ kind: 'hush' })
  actor.send({ type: 'buyer.dismiss' })
  reporter.handleCommand({ kind: 'say' })
  await untilPasses(() => expect(noticesOf(reports).at(-1)).toEqual('at editing'))
  reporter.leave()
  expect([noticesOf(reports).slice(count, count + 1), reports.at(-1)]).toEqual([
    ['at refused'],
    { kind: 'left', keys: [expect.stringMatching(/^tab x:\d+$/)] },
  ])
})

test('그리다 만 화면의 차트처럼 시작하지 않은 것은 알리지 않는다', async () => {
  const { reports, reporter, actor } = openCheckout()
  createActor(checkoutChart, { input: { submission: SUBMISSION }, inspect: reporter.inspect })
  actor.send({ type: 'facts.changed', violations: [] })
  await untilPasses(() => expect(noticesOf(reports).at(-1)).toEqual('at editing'))
  reporter.leave()
  expect(reports.at(-1)).toEqual({ kind: 'left', keys: [expect.stringMatching(/^tab x:\d+$/)] })
})

test('끝난 차트는 끝났다고 알린 뒤 다시 알리지 않는다', async () => {
  const { reports, reporter, actor } = openCheckout()
  actor.stop()
  await untilPasses(() =>
    expect(reports.some((report) => report.kind === 'actor' && report.actor.isEnded)).toEqual(true),
  )
  const count = reports.length
  reporter.handleCommand({ kind: 'say' })
  expect(reports.length).toEqual(count)
})
