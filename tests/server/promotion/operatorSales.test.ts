import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { resealNumbers } from '@jangteo/server/payment/reseal-numbers'
import { sweepRetention } from '@jangteo/server/job/sweep-retention'
import { createSeals } from '@jangteo/server/wire/seals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import type { Buyer } from '../../support/buyer.ts'
import { aComposer } from '../../support/display/publishMain.ts'
import { aDeal } from '../../support/display/aDeal.ts'
import { openMarket, SECRETS, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import {
  anOpenSale,
  aPlannedSale,
  aPromotion,
  endSales,
  enterSale,
  moveSales,
  openToBuyers,
  placeIn,
  writtenSale,
} from '../../support/promotion/aSale.ts'
import { changeOption, optionOf } from '../../support/stock.ts'

const PATH = '/operators/special-sales'
/** After the last wave of a sale whose entries begin now. */
const LATER_DAYS = 4

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Refused = {
  readonly code: string
  readonly data: { readonly violations: readonly { readonly violationEnum: string }[] }
}
type Shown = {
  readonly title: string
  readonly stateEnum: string
  readonly changeableYn: string
  readonly cancellableYn: string
  readonly commitment: string | null
  readonly goodsList: readonly { readonly goodsId: number; readonly entryCount: number }[]
}

const create = async (body: object) => {
  operator = await aComposer(market)
  return operator.call<Refused & { specialSaleId: number }>('POST', PATH, { body })
}
const show = (id: number) => operator.ask<Shown>('GET', `${PATH}/${id}`)

describe('만들기', () => {
  test('만들면 씨앗값을 약속하고, 응모가 시작되기 전까지 바꿀 수 있다', async () => {
    await endSales(market)
    const [one, other] = [await aPromotion(market), await aPromotion(market)]
    const { body } = await create(writtenSale(market, [{ goodsId: one }]))
    const id = body.specialSaleId
    const before = await show(id)
    const changed = await operator.call('PUT', `${PATH}/${id}`, {
      body: { ...writtenSale(market, [{ goodsId: other }]), title: '한정 다완' },
    })
    const after = await show(id)
    market.advance(10 * MINUTE_MS)
    const late = await operator.call('PUT', `${PATH}/${id}`, {
      body: writtenSale(market, [{ goodsId: one }]),
    })
    expect([
      [before.title, before.stateEnum, before.changeableYn, before.cancellableYn],
      /^[0-9a-f]{64}$/.test(before.commitment ?? ''),
      changed.status,
      [after.title, after.goodsList.map(({ goodsId }) => goodsId)],
      after.commitment === before.commitment,
      late.body.code,
      (await show(id)).stateEnum,
    ]).toEqual([
      ['한정 찻잔', 'SCHEDULED', 'Y', 'Y'],
      true,
      200,
      ['한정 다완', [other]],
      true,
      'SALE_FIXED',
      'ENTERING',
    ])
    const unknown = await operator.call('GET', `${PATH}/999999`)
    expect(unknown.body.code).toEqual('SPECIAL_SALE_NOT_FOUND')
  })

  test('특가에 있거나 다른 특별판매에 있는 상품, 재고보다 많은 수량은 거절하고 남기지 않는다', async () => {
    const count = async () => {
      const rows = await market.database.db.selectFrom('special_sales').select('id').execute()
      return rows.length
    }
    const [onDeal, elsewhere, scarce] = [
      await aPromotion(market),
      await aPromotion(market),
      await aPromotion(market, 1),
    ]
    await aDeal(market, onDeal)
    await endSales(market)
    await create(writtenSale(market, [{ goodsId: elsewhere }]))
    const before = await count()
    const answers = []
    for (const goodsId of [onDeal, elsewhere, scarce, 999_999]) {
      answers.push(await create(writtenSale(market, [{ goodsId }], LATER_DAYS)))
    }
    expect([
      answers.map(({ status, body }) => [
        status,
        body.code,
        body.data.violations.map(({ violationEnum }) => violationEnum),
      ]),
      await count(),
    ]).toEqual([Array.from({ length: 4 }, () => [422, 'SALE_INVALID', ['GOODS']]), before])
  })

  /** Two operators who plan at once; the violations of the one who comes second. */
  async function planAtOnce(bodies: readonly [object, object]) {
    await endSales(market)
    const [one, other] = [await aComposer(market), await aComposer(market)]
    const send = (by: Buyer, body: object) => () => by.call<Refused>('POST', PATH, { body })
    const answers = await atOnce(market, 'special_sales', [
      send(one, bodies[0]),
      send(other, bodies[1]),
    ])
    const refused = answers.find(({ status }) => status === 422)
    return [
      answers.map(({ status }) => status).toSorted((first, second) => first - second),
      refused?.body.data.violations.map(({ violationEnum }) => violationEnum),
    ]
  }

  test('두 사람이 한 상품을 동시에 넣으면 하나만 만들어진다', async () => {
    const goodsId = await aPromotion(market)
    const bodies = [
      writtenSale(market, [{ goodsId }]),
      writtenSale(market, [{ goodsId }], LATER_DAYS),
    ] as const
    expect(await planAtOnce(bodies)).toEqual([[200, 422], ['GOODS']])
  })

  test('두 사람이 겹치는 기간에 동시에 만들면 하나만 만들어진다', async () => {
    const [one, other] = [await aPromotion(market), await aPromotion(market)]
    const bodies = [
      writtenSale(market, [{ goodsId: one }]),
      writtenSale(market, [{ goodsId: other }], 2),
    ] as const
    expect(await planAtOnce(bodies)).toEqual([[200, 422], ['OVERLAP']])
  })

  test('마지막 구매 기간이 끝난 뒤에는 다음 판매를 미리 만들고, 겹치게 바꾸지 못한다', async () => {
    await endSales(market)
    const [one, other] = [await aPromotion(market), await aPromotion(market)]
    await create(writtenSale(market, [{ goodsId: one }]))
    const next = await create(writtenSale(market, [{ goodsId: other }], LATER_DAYS))
    const change = (days: number) =>
      operator.call<Refused>('PUT', `${PATH}/${next.body.specialSaleId}`, {
        body: writtenSale(market, [{ goodsId: other }], days),
      })
    const [moved, overlapping] = [await change(LATER_DAYS + 1), await change(1)]
    expect([
      next.status,
      moved.status,
      overlapping.body.data.violations.map(({ violationEnum }) => violationEnum),
    ]).toEqual([200, 200, ['OVERLAP']])
  })
})

describe('취소', () => {
  test('추첨하기 전에 취소하면 응모한 모두에게 알리고, 상품은 다시 팔린다', async () => {
    const sale = await anOpenSale(market)
    const { buyer, memberId: id } = await aMemberInApp(market)
    await enterSale(buyer, sale)
    operator = await aComposer(market)
    const cancel = () =>
      operator.call('POST', `${PATH}/${sale.saleId}/cancel`, { body: { reason: '공급 중단' } })
    const answers = [await cancel(), await cancel()]
    await Promise.all([moveSales(market), moveSales(market)])
    const { content } = await buyer.ask<{ readonly content: readonly { title: string }[] }>(
      'GET',
      '/life/notifications',
    )
    const late = await enterSale((await aMemberInApp(market)).buyer, sale)
    const { body: chosen } = await buyer.call<{ cartIdList?: readonly number[] }>(
      'POST',
      '/shops/carts',
      { body: { goodsList: [{ goodsId: sale.goodsId, optionId: sale.optionId, quantity: 1 }] } },
    )
    expect([
      answers.map(({ status, body }) => [status, body.code]),
      (await placeIn(market, sale, id)).state,
      content.map(({ title }) => title),
      late.body.code,
      chosen.cartIdList?.length,
      (await show(sale.saleId)).cancellableYn,
    ]).toEqual([
      [
        [200, undefined],
        [409, 'SALE_STATE_CHANGED'],
      ],
      'CANCELLED',
      ['응모한 특별판매가 취소됐어요'],
      'SALE_ENTRY_CLOSED',
      1,
      'N',
    ])
  })

  test('추첨한 뒤에는 취소할 수 없다', async () => {
    const sale = await anOpenSale(market)
    await openToBuyers(market)
    operator = await aComposer(market)
    const answer = await operator.call('POST', `${PATH}/${sale.saleId}/cancel`, {
      body: { reason: '공급 중단' },
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'SALE_ALREADY_DRAWN'])
  })
})

test('판매자가 재고를 바꿔도 당첨자의 물건은 남는다', async () => {
  const sale = await anOpenSale(market, { quantityTotal: 2 })
  await openToBuyers(market)
  const option = await optionOf(market, sale.goodsId)
  await changeOption(market, option.id, { stock: 0 })
  const { held } = await market.database.db
    .selectFrom('special_sale_goods')
    .select('held')
    .where('id', '=', sale.saleGoodsId)
    .executeTakeFirstOrThrow()
  expect([option.stock, held]).toEqual([8, 2])
})

test('비밀키가 바뀌면 다시 봉하고, 열쇠를 잃으면 새로 약속한다', async () => {
  const sale = await aPlannedSale(market)
  const keys = () =>
    market.database.db
      .selectFrom('special_sales')
      .select(['sealed_keys', 'commitment'])
      .where('id', '=', sale.saleId)
      .executeTakeFirstOrThrow()
  const before = await keys()
  const next = createSeals({ current: 'another secret of this market', former: SECRETS.current })
  await market.runtime.runPromise(resealNumbers({ seals: next, isDropped: false }))
  const resealed = await keys()
  const lost = createSeals({ current: 'a third secret of this market, unknown', former: null })
  await market.runtime.runPromise(resealNumbers({ seals: lost, isDropped: true }))
  const dropped = await keys()
  await moveSales(market)
  const made = await keys()
  expect([
    resealed.sealed_keys?.startsWith(next.prefix),
    resealed.commitment === before.commitment,
    dropped,
    made.commitment === null || made.commitment === before.commitment,
  ]).toEqual([true, true, { sealed_keys: null, commitment: null }, false])
})

test('응모는 판매가 끝나고 90일이 지나면 지워진다', async () => {
  const sale = await anOpenSale(market, { quantityTotal: 1 })
  await enterSale((await aMemberInApp(market)).buyer, sale)
  await openToBuyers(market)
  market.advance(DAY_MS + HOUR_MS)
  await moveSales(market)
  const count = async () => {
    const rows = await market.database.db
      .selectFrom('special_sale_entries')
      .select('id')
      .where('sale_goods_id', '=', sale.saleGoodsId)
      .execute()
    return rows.length
  }
  market.advance(90 * DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  const before = await count()
  market.advance(DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  expect([before, await count()]).toEqual([1, 0])
})
