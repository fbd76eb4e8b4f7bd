import { afterAll, beforeAll, expect, test } from 'vitest'
import { requested } from '../../support/claim/claimCalls.ts'
import { goOn, payAdditional } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { confirm, happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { buyWith, confirmRest, entriesOfOrder } from '../../support/settlement/settled.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const MIND = 'SIMPLE_CHANGE_OF_MIND'
const marketsShare = (percent: number, discount: number, place: 'LINE' | 'STORE' = 'LINE') => ({
  place,
  terms: { discount_value: discount, market_share: percent },
})

test('50,000원에 쿠폰 5,000원, 마켓이 40%: 45,000원을 받고 구매확정하면 41,830원을 지급한다', async () => {
  const goods = await goodsAt(market, [50_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods, coupons: [marketsShare(40, 5_000)] })
  const before = await entriesOfOrder(market, order)
  await confirmRest(market, buyer, order)
  expect([order.payment.amount, before, await entriesOfOrder(market, order)]).toEqual([
    45_000,
    [],
    [
      {
        kind: 'SALE',
        gross: 50_000,
        seller_discount: 3_000,
        market_discount: 2_000,
        fee_rate_bp: 1_000,
        fee: 4_700,
        fee_vat: 470,
        payable: 41_830,
      },
    ],
  ])
})

test('스토어쿠폰 1,000원의 33%는 330원이고, 세 상품에 110원씩 나눈다', async () => {
  const goods = await goodsAt(market, [20_000, 20_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods, coupons: [marketsShare(33, 1_000, 'STORE')] })
  await confirmRest(market, buyer, order)
  const sales = await entriesOfOrder(market, order)
  expect(
    sales.map(({ kind, seller_discount, market_discount }) => [
      kind,
      seller_discount,
      market_discount,
    ]),
  ).toEqual([
    ['SALE', 224, 110],
    ['SALE', 223, 110],
    ['SALE', 223, 110],
  ])
})

test('주문할 때의 수수료율로 정산하고, 나중에 바뀐 율은 다음 주문부터다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { db } = market.database
  const { store_id: storeId } = await db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', goods[0] ?? 0)
    .executeTakeFirstOrThrow()
  const setRate = (fee_rate_bp: number | null) =>
    db.updateTable('stores').set({ fee_rate_bp }).where('id', '=', storeId).execute()
  await setRate(500)
  const { buyer } = await aMember(market)
  const former = await buyWith(market, buyer, { goods })
  await setRate(2_000)
  const later = await buyWith(market, buyer, { goods })
  await setRate(null)
  for (const order of [former, later]) await confirmRest(market, buyer, order)
  const rates = async (order: typeof former) =>
    (await entriesOfOrder(market, order)).map(({ fee_rate_bp, fee }) => [fee_rate_bp, fee])
  expect([await rates(former), await rates(later)]).toEqual([[[500, 3_000]], [[2_000, 12_000]]])
})

test('가장 가까운 카테고리의 수수료율이 기본보다 먼저다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { db } = market.database
  const { category_middle_id: middle, category_root_id: root } = await db
    .selectFrom('goods')
    .select(['category_middle_id', 'category_root_id'])
    .where('id', '=', goods[0] ?? 0)
    .executeTakeFirstOrThrow()
  const setRate = (id: number | null, fee_rate_bp: number | null) =>
    db.updateTable('categories').set({ fee_rate_bp }).where('id', '=', id).execute()
  await setRate(root, 700)
  await setRate(middle, 600)
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  await setRate(root, null)
  await setRate(middle, null)
  await confirmRest(market, buyer, order)
  expect((await entriesOfOrder(market, order)).map(({ fee_rate_bp: rate }) => rate)).toEqual([600])
})

test('배송비는 묶음의 마지막 상품이 끝날 때 한 번 정산한다', async () => {
  const goods = await goodsAt(market, [10_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  const [first, second] = itemsOf(order)
  if (first === undefined || second === undefined) throw new Error('an order of two items')
  for (const item of [first, second]) await happen(market, item, ...WAY_TO.SC)
  const kinds = async () =>
    (await entriesOfOrder(market, order)).map(({ kind, payable }) => `${kind} ${payable}`)
  await confirm(buyer, first)
  const afterFirst = await kinds()
  await confirm(buyer, second)
  await confirm(buyer, second)
  expect([afterFirst, await kinds()]).toEqual([
    ['SALE 8900'],
    ['SALE 8900', 'SALE 17800', 'SHIPPING 2901'],
  ])
})

test('구매자 책임의 반품은 배송비와 회수비를 정산하고, 판매는 정산하지 않는다', async () => {
  const goods = await goodsAt(market, [40_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const claim = await requested({ buyer, order, type: 'RETURN', reason: MIND })
  await goOn(market, claim, 'seller.collect', 'seller.accept')
  const entries = await entriesOfOrder(market, order)
  expect(
    entries.map(({ kind, gross, payable }) => `${kind} ${gross} ${payable}`).toSorted(),
  ).toEqual(['CLAIM_FEE 3000 2901', 'SHIPPING 3000 2901'])
})

test('교환이 끝나고 구매확정하면 교환 배송비와 판매를 한 번씩 정산한다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const exchangeList = itemsOf(order).map(({ orderItemIdEncrypt, optionId }) => ({
    orderItemIdEncrypt,
    optionId: optionId + 1,
  }))
  const claim = await requested({
    buyer,
    order,
    type: 'EXCHANGE',
    reason: 'CHANGE_OPTION',
    more: { exchangeList },
  })
  await payAdditional(market, buyer, claim)
  await goOn(market, claim, 'seller.collect', 'seller.accept', 'seller.reship', 'carrier.delivered')
  await confirmRest(market, buyer, order)
  const entries = await entriesOfOrder(market, order)
  expect(entries.map(({ kind, gross }) => [kind, gross])).toEqual([
    ['CLAIM_FEE', 6_000],
    ['SALE', 60_000],
  ])
})

test('발송 전에 모두 취소한 주문은 아무것도 정산하지 않는다', async () => {
  const goods = await goodsAt(market, [10_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  await requested({ buyer, order, type: 'CANCEL', reason: MIND })
  expect(await entriesOfOrder(market, order)).toEqual([])
})

test('정산 내역은 고치거나 지울 수 없다', async () => {
  const { db } = market.database
  const change = db.updateTable('settlement_entries').set({ payable: 0, gross: 0 }).execute()
  await expect(change).rejects.toThrow('settlement entries are append-only')
  const removal = db.deleteFrom('settlement_entries').execute()
  await expect(removal).rejects.toThrow('settlement entries are append-only')
})
