import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { choose, moveSales, SALE_PRICE } from '../../support/promotion/aSale.ts'
import { aDrawnSale, inOrder } from '../../support/promotion/entrants.ts'
import { loginSeller } from '../../support/staff.ts'

type Shown = {
  readonly specialSale: { readonly stateEnum: string; readonly salePrice: number } | null
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

describe('판매에 있는 상품', () => {
  test('판매가 끝날 때까지 다른 사람에게 팔리지 않고, 끝나면 전과 같이 팔린다', async () => {
    const { sale } = await aDrawnSale(market, 0)
    const { buyer } = await aMemberInApp(market)
    const kindNow = async () => {
      const { kind } = await market.database.db
        .selectFrom('goods')
        .select('kind')
        .where('id', '=', sale.goodsId)
        .executeTakeFirstOrThrow()
      return kind
    }
    const saleNow = async () => {
      const { specialSale } = await buyer.ask<Shown>('GET', `/goods/${sale.goodsId}`)
      return specialSale === null ? null : [specialSale.stateEnum, specialSale.salePrice]
    }
    const during = [await kindNow(), await saleNow(), (await choose(buyer, sale)).body.code]
    market.advance(DAY_MS)
    await moveSales(market)
    const after = [await kindNow(), await saleNow(), (await choose(buyer, sale)).status]
    expect([during, after]).toEqual([
      ['PROMOTION', ['BUYING', SALE_PRICE], 'CART_NOT_BUYABLE'],
      ['NORMAL', null, 200],
    ])
  })

  test('판매자가 특가를 정할 수 없고, 더한 옵션은 당첨자도 살 수 없다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 1, { quantityTotal: 1 })
    const { buyer } = inOrder(entrants, 0)
    const { id: otherId } = await market.database.db
      .insertInto('goods_options')
      .values({
        goods_id: sale.goodsId,
        kind: 'OPTION',
        option_values: ['더한 옵션'],
        extra_price: 0,
        stock: 5,
        sale_status: 'SALE',
        position: 99,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = await choose(buyer, { ...sale, optionId: otherId })
    const { browser: seller } = await loginSeller(market, 'dadam')
    const inHours = (hours: number) => new Date(market.now() + hours * HOUR_MS).toISOString()
    const deal = await seller.call('POST', '/sellers/deals', {
      body: {
        goodsId: sale.goodsId,
        dealPrice: 6_000,
        startsAt: inHours(1),
        endsAt: inHours(2),
        quantityTotal: null,
        personMax: null,
        afterEndEnum: 'RETURN',
      },
    })
    expect([other.body.code, deal.body.code]).toEqual(['CART_NOT_BUYABLE', 'DEAL_OVERLAPS'])
  })
})
