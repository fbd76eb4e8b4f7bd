import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { returnNotes } from '@jangteo/core/goods/returnNote.messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')
const CAKE = goodsNamed('생화 레터링 생크림 케이크')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  await market.database.db.deleteFrom('store_announcements').execute()
})
afterAll(() => market.close())

const ask = <Body>(path: string) => aBuyer(market).ask<Body>('GET', path)

async function storeIdOf(goodsId: number): Promise<number> {
  const { store_id } = await market.database.db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return store_id
}

test('상품 상태는 판매 상태와 남은 수량, 서버의 시각을 알려 준다', async () => {
  const goodsId = await aProduct(market, GREEN_TEA, { stock: 7, account_quantity_max: 4 })
  const shown = {
    goodsId,
    displaySaleStatusEnum: 'SALE',
    saleStartsAt: null,
    saleEndsAt: null,
    at: new Date(market.now()).toISOString(),
    stock: 21,
    needsAdultCertification: false,
    needsLogin: false,
  }
  expect(await ask(`/goods/${goodsId}/status`)).toEqual({ ...shown, accountQuantityLeft: null })
  const { buyer } = await aMember(market)
  expect(await buyer.ask('GET', `/goods/${goodsId}/status`)).toEqual({
    ...shown,
    accountQuantityLeft: 4,
  })
})

test('지금 걸려 있는 공지만, 새 것부터 보여 준다', async () => {
  const store_id = await storeIdOf(GREEN_TEA)
  const other = await storeIdOf(CAKE)
  const daysAgo = (days: number) => new Date(market.now() - days * DAY_MS)
  const body = '공지의 내용이에요.'
  await market.database.db
    .insertInto('store_announcements')
    .values([
      {
        store_id,
        title: '지난 공지',
        body,
        display: 'TOP',
        starts_at: daysAgo(9),
        ends_at: daysAgo(1),
      },
      { store_id, title: '오래된 공지', body, display: 'BOTTOM', starts_at: daysAgo(5) },
      {
        store_id,
        title: '새 공지',
        body,
        display: 'TOP_BOTTOM',
        starts_at: daysAgo(2),
        ends_at: daysAgo(-2),
      },
      { store_id, title: '다음 공지', body, display: 'TOP', starts_at: daysAgo(-1) },
      { store_id: other, title: '다른 스토어의 공지', body, display: 'TOP', starts_at: daysAgo(1) },
    ])
    .execute()
  expect(await ask(`/goods/${GREEN_TEA}/announcement`)).toEqual({
    announcements: [
      { title: '새 공지', body, goodsNoticeDisplayEnum: 'TOP_BOTTOM' },
      { title: '오래된 공지', body, goodsNoticeDisplayEnum: 'BOTTOM' },
    ],
  })
})

test('교환·반품 안내는 배송비와 보낼 곳을, 주문제작 상품에는 제한까지 알려 준다', async () => {
  const { db } = market.database
  const row = await db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies as policy', 'policy.id', 'goods.shipping_policy_id')
    .select(['goods.kind', 'policy.return_fee', 'policy.exchange_fee'])
    .select(['stores.return_address', 'stores.phone', 'stores.phone_hours'])
    .where('goods.id', '=', CAKE)
    .executeTakeFirstOrThrow()
  expect(await ask(`/goods/${CAKE}/return-exchanges`)).toEqual({
    returnFee: row.return_fee,
    exchangeFee: row.exchange_fee,
    currencyCode: 'KRW',
    returnAddress: row.return_address,
    phone: row.phone,
    phoneHours: row.phone_hours,
    notes: returnNotes('CUSTOM_MADE'),
  })
  expect(returnNotes('CUSTOM_MADE').length).toBe(returnNotes('NORMAL').length + 1)
})

test('판매자 정보는 스토어와 파는 상품 수를 알려 준다', async () => {
  const { db } = market.database
  const storeId = await storeIdOf(GREEN_TEA)
  const store = await db
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const offered = await db
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('sale_status', '<>', 'STOP')
    .execute()
  expect(await ask(`/goods/${GREEN_TEA}/store-info`)).toEqual({
    storeName: store.name,
    storeUrl: store.url,
    introduction: store.introduction,
    companyName: store.company_name,
    representativeName: store.representative_name,
    businessNumber: store.business_number,
    mailOrderNumber: store.mail_order_number,
    phone: store.phone,
    phoneHours: store.phone_hours,
    email: store.email,
    businessAddress: store.business_address,
    returnAddress: store.return_address,
    goodsCount: offered.length,
  })
})

test.each(['status', 'announcement', 'return-exchanges', 'store-info'])(
  '없는 상품의 %s는 찾을 수 없다고 한다',
  async (page) => {
    const { status, body } = await aBuyer(market).call('GET', `/goods/999999/${page}`)
    expect([status, body.code]).toEqual([404, 'GOODS_NOT_FOUND'])
  },
)
