import { readChartWords } from '@jangteo/generators/chart/chartWords'
import type { TypedChart } from '@jangteo/generators/chart/chartWords'
import { planChart } from '@jangteo/generators/chart/newChart'
import { Refusal } from '@jangteo/generators/file/refusal'
import { expect, test } from 'vitest'

const TYPED: TypedChart = {
  name: 'goods.priceAlert',
  isEntity: true,
  isProcess: false,
  capability: 'native bridge',
}

function refusalOf(change: Partial<TypedChart>): unknown {
  try {
    return planChart(readChartWords({ ...TYPED, ...change }))
  } catch (error) {
    return error instanceof Refusal ? `${error.code}: ${error.message}` : error
  }
}

const KINDS =
  'KIND_UNKNOWN: Say either --entity (it lives in rows and the server decides) or --process (it lives in a page).'
const CAMEL_CASE = 'is no <domain>.<name> in camelCase such as goods.restockAlert.'

test.each<[Partial<TypedChart>, string]>([
  [{ name: 'priceAlert' }, `NAME_MALFORMED: 'priceAlert' ${CAMEL_CASE}`],
  [{ name: 'goods.../../alert' }, `NAME_MALFORMED: 'goods.../../alert' ${CAMEL_CASE}`],
  [
    { name: 'goods.PriceAlert' },
    `NAME_MALFORMED: 'goods.PriceAlert' ${CAMEL_CASE} Did you mean goods.priceAlert?`,
  ],
  [
    { name: 'Goods.price-alert' },
    `NAME_MALFORMED: 'Goods.price-alert' ${CAMEL_CASE} Did you mean goods.priceAlert?`,
  ],
  [
    { name: 'shipping.closing' },
    'DOMAIN_UNNAMED: shipping has no chart yet: name it in Korean in DOMAIN_NAMES of ui/src/screens/flow/flowNames.ts first.',
  ],
  [
    { name: 'goods.payment' },
    'CHART_EXISTS: core/src/payment/payment.chart.ts is called payment: a chart has a name of its own in the whole market.',
  ],
  [
    { name: 'payment.cashReceipt' },
    'FILE_EXISTS: core/src/payment/cashReceipt.codes.ts is there already.',
  ],
  [
    { name: 'coupon.address' },
    'NAME_TAKEN: core/src/catalogue/catalogue.messages.ts imports another ADDRESS_MESSAGES.',
  ],
  [
    { name: 'payment.paymentAttempt' },
    'NAME_TAKEN: core/src/catalogue/catalogue.messages.ts has another text of PAYMENT_ATTEMPT_ENDED.',
  ],
  [{ isEntity: false }, KINDS],
  [{ isProcess: true }, KINDS],
])('%j is refused', (change, refusal) => {
  expect(refusalOf(change)).toEqual(refusal)
})

test.each([
  [{ name: 'good.priceAlert' }, 'DOMAIN_UNKNOWN: core/src has no folder good. It has:', 'goods'],
  [{ capability: '' }, "CAPABILITY_UNKNOWN: '' is nothing that a chart waits for", 'reviews'],
  [{ capability: 'review' }, "CAPABILITY_UNKNOWN: 'review' is nothing", 'reviews'],
])('%j is refused with what there is', (change, refusal, choice) => {
  const reported = String(refusalOf(change))
  expect([reported.slice(0, refusal.length), reported.split(/[ ,.]+/).includes(choice)]).toEqual([
    refusal,
    true,
  ])
})
