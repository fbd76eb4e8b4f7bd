import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import {
  anOrderOf,
  claimRow,
  filled,
  type Input,
  preview,
  request,
  requested,
  send,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { claimPage } from '../../support/claim/claimPage.ts'
import { goodsAt, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { SEOUL } from '../../support/purchase.ts'
import { bothSellers, type SellerClaimDetail } from '../../support/seller/sellerDesk.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

function goTo(time: string): void {
  market.advance(Date.parse(`${time}+09:00`) - market.now())
}

const MONDAY = '2026-08-24T12:00:00'
const WEDNESDAY = '2026-08-26'
const REFUSED = [
  409,
  'CLAIM_PICKUP_DAY_UNAVAILABLE',
  '선택한 날에는 수거할 수 없어요. 다른 날을 선택해 주세요.',
]

async function aReturn(prices: readonly number[] = [60_000]): Promise<Input & { goods: number[] }> {
  const goods = await goodsAt(market, prices)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  return { buyer, order, goods, type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' }
}

const collectOn = (pickupOn: string | null) => ({
  pickup: { methodEnum: 'COLLECT', receiver: SEOUL, pickupOn },
})

/** Rows that a claim writes, by table. */
async function writtenRows() {
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM claims) AS claims, (SELECT count(*)::int FROM claim_items) AS items,
      (SELECT count(*)::int FROM claim_history) AS history, (SELECT count(*)::int FROM notifications) AS notifications
  `.execute(market.database.db)
  return rows[0]
}

async function anExchange(asked: Awaited<ReturnType<typeof aReturn>>): Promise<Input> {
  const { goodsId, orderItemIdEncrypt } = itemOf(asked.order)
  const optionId = await optionIdOf(market, goodsId, 1)
  const picks = { exchangeList: [{ orderItemIdEncrypt, optionId }], reship: { receiver: SEOUL } }
  return { ...asked, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more: picks }
}

test('반품과 교환 화면은 다음 영업일부터 닷새를 주고, 취소 화면은 주지 않는다', async () => {
  goTo('2026-08-28T23:59:59')
  const asked = await aReturn()
  const pages = await Promise.all(
    (['RETURN', 'EXCHANGE', 'CANCEL'] as const).map((type) => claimPage({ ...asked, type })),
  )
  const days = ['2026-08-31', '2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04']
  expect(pages.map(({ pickupDayList }) => pickupDayList)).toEqual([days, days, []])
})

test('고른 날은 구매자와 판매자, 데스크의 신청에 보이고, 고르지 않은 신청에는 없다', async () => {
  goTo(MONDAY)
  const asked = await aReturn()
  const claim = await requested({ ...asked, more: collectOn(WEDNESDAY) })
  const other = await aReturn()
  const open = await requested({ ...other, more: collectOn(null) })
  const { seller } = await bothSellers(market)
  const shownTo = async ({ buyer }: Input, one: typeof claim) => {
    const id = one.orderClaimIdEncrypt
    const toSeller = await seller.ask<SellerClaimDetail>('GET', `/sellers/claims/${id}`)
    const desk = await buyer.ask<{
      content: readonly {
        orderClaimIdEncrypt: string
        pickup: { pickupOn: string | null } | null
      }[]
    }>('GET', '/dev/desk/claims')
    const atDesk = desk.content.find(({ orderClaimIdEncrypt }) => orderClaimIdEncrypt === id)
    const { pickup } = await showClaim(buyer, one)
    return [pickup?.pickupOn, toSeller.pickup?.pickupOn, atDesk?.pickup?.pickupOn]
  }
  expect([await shownTo(asked, claim), await shownTo(other, open)]).toEqual([
    [WEDNESDAY, WEDNESDAY, WEDNESDAY],
    [null, null, null],
  ])
})

test('교환도 고른 날을 남기고, 직접 보내는 반품은 남기지 않는다', async () => {
  goTo(MONDAY)
  const exchange = await anExchange(await aReturn())
  const exchanged = await requested({
    ...exchange,
    more: { ...exchange.more, ...collectOn(WEDNESDAY) },
  })
  const parcel = { courierEnum: 'CJ_LOGISTICS', invoiceNumber: '600000000001' }
  const sent = { methodEnum: 'SEND', receiver: SEOUL, pickupOn: WEDNESDAY, ...parcel }
  const asked = await aReturn()
  const returned = await requested({ ...asked, more: { pickup: sent } })
  const rows = [await claimRow(market, exchanged), await claimRow(market, returned)]
  expect(rows.map(({ pickup_on: pickupOn }) => pickupOn)).toEqual([WEDNESDAY, null])
})

test.each([
  ['오늘', '2026-08-24'],
  ['주말', '2026-08-29'],
  ['너무 먼 날', '2026-09-01'],
])('%s에 오라는 반품은 거절하고 아무것도 남기지 않는다', async (_, pickupOn) => {
  goTo(MONDAY)
  const asked = await aReturn()
  const before = await writtenRows()
  const { status, body } = await request({ ...asked, more: collectOn(pickupOn) })
  expect([status, body.code, body.message]).toEqual(REFUSED)
  expect(await writtenRows()).toEqual(before)
})

test('날이 아닌 것은 어디가 틀렸는지 알려 준다', async () => {
  const asked = await aReturn()
  const { body } = await request({ ...asked, more: collectOn('2026-02-30') })
  const { issues } = body.data as { issues: readonly { path: string }[] }
  expect([body.code, issues.map(({ path }) => path)]).toEqual(['BAD_INPUT', ['pickup.pickupOn']])
})

test('고르고 보내는 사이에 그날이 되면 교환을 거절하고, 재고도 그대로다', async () => {
  goTo('2026-08-24T23:59:59')
  const asked = await anExchange(await aReturn())
  const { body: seen } = await preview(asked)
  const form = { ...filled(asked, seen), ...collectOn('2026-08-25') }
  const { goodsId } = itemOf(asked.order)
  const before = [await writtenRows(), await stockOf(market, goodsId)]
  goTo('2026-08-25T00:00:00')
  const late = await send(asked, form)
  expect([late.status, late.body.code, late.body.message]).toEqual(REFUSED)
  expect([await writtenRows(), await stockOf(market, goodsId)]).toEqual(before)
  const again = await send(asked, { ...form, ...collectOn('2026-08-26') })
  const { pickup } = await showClaim(asked.buyer, again.body)
  expect([again.status, pickup?.pickupOn]).toEqual([200, '2026-08-26'])
})

test('같은 번호로 다시 보내면 그날이 지났어도 처음의 답이다', async () => {
  goTo('2026-08-24T23:59:59')
  const asked = await aReturn()
  const { body: seen } = await preview(asked)
  const form = { ...filled(asked, seen), ...collectOn('2026-08-25') }
  const key = 'a-pickup-day-that-passes'
  const first = await send(asked, form, key)
  goTo('2026-08-25T00:00:00')
  const second = await send(asked, form, key)
  expect([first.status, second.body]).toEqual([200, first.body])
})

test('한 묶음에 서로 다른 날로 한꺼번에 둘을 신청하면 하나만 되고, 그 신청의 날이 남는다', async () => {
  goTo(MONDAY)
  const base = await aReturn([40_000, 20_000])
  const wanted = ['2026-08-25', '2026-08-27'].map((day, item) => ({
    ...base,
    items: [item],
    more: collectOn(day),
  }))
  const forms = await Promise.all(
    wanted.map(async (asked) => filled(asked, (await preview(asked)).body)),
  )
  const answers = await atOnce(
    market,
    'claims',
    forms.map((form) => () => send(base, form)),
  )
  const won = answers.findIndex(({ status }) => status === 200)
  const rows = await market.database.db.selectFrom('claims').select('pickup_on').execute()
  expect(answers.filter(({ status }) => status === 409).length).toEqual(1)
  expect(rows).toEqual([{ pickup_on: ['2026-08-25', '2026-08-27'][won] }])
})
