import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { checkSaleDraw } from '@jangteo/core/promotion/saleDraw.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectClient } from '@jangteo/postgres/database/connect'
import { atOnce, untilWaiting } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import {
  anOpenSale,
  aPlannedSale,
  enterSale,
  moveSales,
  openToBuyers,
  placeIn,
  publishedDraw,
  type Sale,
  withdrawEntry,
} from '../../support/promotion/aSale.ts'
import { changeGoods } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Entrant = Awaited<ReturnType<typeof aMemberInApp>>

async function members(count: number): Promise<Entrant[]> {
  const all: Entrant[] = []
  for (let index = 0; index < count; index += 1) all.push(await aMemberInApp(market))
  return all
}

const entriesOf = ({ saleGoodsId }: Sale) =>
  market.database.db
    .selectFrom('special_sale_entries')
    .select(['id', 'state', 'rank', 'head_no'])
    .where('sale_goods_id', '=', saleGoodsId)
    .orderBy('id')
    .execute()

describe('응모', () => {
  test('기간 안에 동의한 인증 회원이 한 번 응모하고, 다시 해도 같은 응모다', async () => {
    const sale = await aPlannedSale(market)
    const { buyer } = await aMemberInApp(market)
    const early = await enterSale(buyer, sale)
    market.advance(10 * MINUTE_MS)
    const disagreed = await enterSale(buyer, sale, { agreedTermsList: [] })
    const first = await enterSale(buyer, sale, { clientNonce: 'ab'.repeat(16) })
    const second = await enterSale(buyer, sale)
    market.advance(DAY_MS)
    const late = await enterSale((await aMember(market)).buyer, sale)
    const unknown = await enterSale(buyer, { saleGoodsId: 999_999 })
    expect({
      codes: [early, disagreed, late, unknown].map(({ body }) => body.code),
      isSame: first.body.entryNo === second.body.entryNo,
      hash: first.body.entryHash === second.body.entryHash,
      count: (await entriesOf(sale)).length,
    }).toEqual({
      codes: [
        'SALE_ENTRY_NOT_OPEN',
        'TERMS_REQUIRED',
        'SALE_ENTRY_CLOSED',
        'SPECIAL_SALE_NOT_FOUND',
      ],
      isSame: true,
      hash: true,
      count: 1,
    })
  })

  test('19세 이상 상품은 성인인증을 한 회원만 응모한다', async () => {
    const sale = await anOpenSale(market)
    await changeGoods(market, sale.goodsId, { is_adult_only: true })
    const [minor, adult] = [await aMember(market), await aMember(market)]
    await market.database.db
      .updateTable('members')
      .set({ adult_certified_at: new Date(market.now()) })
      .where('id', '=', adult.memberId)
      .execute()
    const answers = [await enterSale(minor.buyer, sale), await enterSale(adult.buyer, sale)]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'ADULT_CERTIFICATION_REQUIRED'],
      [200, undefined],
    ])
  })

  test('한 사람이 동시에 여러 번 눌러도 응모는 하나다', async () => {
    const sale = await anOpenSale(market)
    const { buyer } = await aMember(market)
    const tries = Array.from({ length: 4 }, () => () => enterSale(buyer, sale))
    const answers = await atOnce(market, 'special_sale_entries', tries)
    const numbers = new Set(answers.map(({ body }) => body.entryNo))
    expect([answers.map(({ status }) => status), numbers.size]).toEqual([[200, 200, 200, 200], 1])
    expect((await entriesOf(sale)).length).toEqual(1)
  })

  test('1분에 열 번까지 눌러 볼 수 있다', async () => {
    const sale = await anOpenSale(market)
    const { buyer } = await aMember(market)
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await enterSale(buyer, sale)).status)
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([200]), 429])
  })

  test('닫히기 전에 취소하면 추첨에서 빠지고, 다시 응모할 수 있다', async () => {
    const sale = await anOpenSale(market)
    const [{ buyer }, other] = [await aMemberInApp(market), await aMemberInApp(market)]
    const none = await withdrawEntry(buyer, sale)
    const first = await enterSale(buyer, sale)
    const withdrawn = await withdrawEntry(buyer, sale)
    const again = await enterSale(buyer, sale)
    await enterSale(other.buyer, sale)
    market.advance(DAY_MS)
    const late = await withdrawEntry(buyer, sale)
    expect([
      none.body.code,
      withdrawn.status,
      again.body.entryNo === first.body.entryNo,
      late.body.code,
      (await entriesOf(sale)).map(({ state }) => state),
    ]).toEqual([
      'SALE_ENTRY_NOT_FOUND',
      200,
      false,
      'SALE_ENTRY_CLOSED',
      ['WITHDRAWN', 'ENTERED', 'ENTERED'],
    ])
    market.advance(2 * HOUR_MS)
    await moveSales(market)
    const draw = await publishedDraw(market, sale)
    expect([draw.ranking.includes(first.body.entryNo), draw.ranking.length]).toEqual([false, 2])
    expect(checkSaleDraw(draw)).toEqual([])
  })

  test('응모할 수 있는 상품과 내 응모를 함께 보여 준다', async () => {
    const { buyer } = await aMember(market)
    await market.database.db.updateTable('special_sale_goods').set({ is_live: false }).execute()
    await market.database.db.updateTable('special_sales').set({ state: 'CANCELLED' }).execute()
    const sale = await anOpenSale(market)
    market.advance(10_000)
    type Check = {
      readonly goodsList: readonly { saleGoodsId: number; availableYn: string; entered: object }[]
    }
    const path = '/rr/promotion/special-sale/entry-available-check'
    const before = await buyer.ask<Check>('GET', path)
    const { body } = await enterSale(buyer, sale)
    const after = await buyer.ask<Check>('GET', path)
    const { saleGoodsId } = sale
    expect([before.goodsList, after.goodsList]).toEqual([
      [{ saleGoodsId, availableYn: 'Y', code: null, entered: null }],
      [
        {
          saleGoodsId,
          availableYn: 'N',
          code: null,
          entered: {
            entryNo: body.entryNo,
            entryHash: body.entryHash,
            enteredAt: new Date(market.now()).toISOString(),
            resultEnum: 'ENTERED',
            rank: null,
          },
        },
      ],
    ])
  })
})

describe('추첨', () => {
  test('응모할 때마다 공개한 머리까지 누구나 다시 계산하고, 당첨과 예비가 순위대로다', async () => {
    const sale = await anOpenSale(market, { quantityTotal: 1 })
    const all = await members(6)
    for (const { buyer } of all.slice(0, 3)) await enterSale(buyer, sale)
    await moveSales(market)
    for (const { buyer } of all.slice(3)) await enterSale(buyer, sale)
    const path = `/rr/promotion/special-sale/rankings?saleGoodsId=${sale.saleGoodsId}`
    const early = await aBuyer(market).call('GET', path)
    market.advance(DAY_MS + HOUR_MS)
    await Promise.all([moveSales(market), moveSales(market)])
    const draw = await publishedDraw(market, sale)
    expect([
      early.body.code,
      draw.heads.map(({ count }) => count),
      draw.entries.length,
      checkSaleDraw(draw),
    ]).toEqual(['SALE_NOT_DRAWN', [3, 6], 6, []])
    const states = (await entriesOf(sale))
      .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ state }) => state)
    expect(states).toEqual(['WON', 'WAITING', 'WAITING', 'WAITING', 'LOST', 'LOST'])
    type Rankings = {
      readonly content: readonly { rank: number; maskedId: string; resultEnum: string }[]
      readonly mine: { rank: number; resultEnum: string; buyUntil: string | null } | null
    }
    const [first] = all
    const shown = await first?.buyer.ask<Rankings>('GET', path)
    const own = await placeIn(market, sale, first?.memberId ?? 0)
    expect([
      shown?.content.map(({ rank }) => rank),
      shown?.content.every(({ maskedId }) => /^m[0-9a-f]{2}\*{3}$/.test(maskedId)),
      [shown?.mine?.rank, shown?.mine?.resultEnum, shown?.mine?.buyUntil],
    ]).toEqual([[1, 2, 3, 4, 5, 6], true, [own.rank, own.state, null]])
  })

  test('아무도 응모하지 않아도 추첨하고 끝난다', async () => {
    const sale = await anOpenSale(market)
    await openToBuyers(market)
    market.advance(DAY_MS)
    await moveSales(market)
    const { state } = await market.database.db
      .selectFrom('special_sales')
      .select('state')
      .where('id', '=', sale.saleId)
      .executeTakeFirstOrThrow()
    expect([state, (await publishedDraw(market, sale)).entries]).toEqual(['ENDED', []])
  })

  test('당첨된 사람에게 언제까지 살 수 있는지 알린다', async () => {
    const sale = await anOpenSale(market)
    const [winner] = await members(1)
    if (winner === undefined) throw new Error('a member')
    await enterSale(winner.buyer, sale)
    await openToBuyers(market)
    const { content } = await winner.buyer.ask<{
      readonly content: readonly { notificationKindEnum: string; title: string; linkUrl: string }[]
    }>('GET', '/life/notifications')
    expect(content.map(({ title }) => title)).toEqual(['특별판매에 당첨됐어요'])
  })

  test('추첨 전에 떠난 회원은 추첨에서 빠지고, 당첨된 뒤에 떠나면 다음 순번이 산다', async () => {
    const sale = await anOpenSale(market, { quantityTotal: 1 })
    const [early, ...others] = await members(3)
    if (early === undefined) throw new Error('a member')
    for (const { buyer } of [early, ...others]) await enterSale(buyer, sale)
    await leave(early.buyer)
    await openToBuyers(market)
    const places = await Promise.all(others.map(({ memberId }) => placeIn(market, sale, memberId)))
    expect(places.map(({ state }) => state).toSorted()).toEqual(['WAITING', 'WON'])
    const winner = others[places.findIndex(({ state }) => state === 'WON')]
    const next = others[places.findIndex(({ state }) => state === 'WAITING')]
    if (winner === undefined || next === undefined) throw new Error('two members')
    await leave(winner.buyer)
    market.advance(DAY_MS)
    await moveSales(market)
    expect([
      (await placeIn(market, sale, early.memberId)).state,
      (await placeIn(market, sale, winner.memberId)).state,
      (await placeIn(market, sale, next.memberId)).state,
    ]).toEqual(['WITHDRAWN', 'LAPSED', 'WON'])
  })
})

describe('추첨과 만나는 응모', () => {
  test('쓰고 있는 응모를 기다렸다가 추첨한다', async () => {
    const sale = await anOpenSale(market)
    const { memberId } = await aMember(market)
    const client = await connectClient(market.database.url)
    const at = new Date(market.now())
    await client.query('BEGIN')
    await client.query('SELECT FROM special_sales WHERE id = $1 FOR KEY SHARE', [sale.saleId])
    await client.query(
      `INSERT INTO special_sale_entries (sale_goods_id, member_id, entry_hash, entered_at, state, state_changed_at)
       VALUES ($1, $2, $3, $4, 'ENTERED', $4)`,
      [sale.saleGoodsId, memberId, 'ab'.repeat(32), at],
    )
    market.advance(DAY_MS + HOUR_MS)
    const moving = moveSales(market)
    await untilWaiting(market, 1)
    await client.query('COMMIT')
    await client.end()
    await moving
    expect(await placeIn(market, sale, memberId)).toEqual({ state: 'WON', rank: 1 })
  })

  test('닫히는 판매를 기다린 응모는 응모가 끝났다고 알려 준다', async () => {
    const sale = await anOpenSale(market)
    const { buyer } = await aMember(market)
    const client = await connectClient(market.database.url)
    await client.query('BEGIN')
    await client.query('SELECT FROM special_sales WHERE id = $1 FOR UPDATE', [sale.saleId])
    await client.query("UPDATE special_sales SET state = 'CANCELLED' WHERE id = $1", [sale.saleId])
    const entering = enterSale(buyer, sale)
    await untilWaiting(market, 1)
    await client.query('COMMIT')
    await client.end()
    expect([(await entering).body.code, await entriesOf(sale)]).toEqual(['SALE_ENTRY_CLOSED', []])
  })
})
