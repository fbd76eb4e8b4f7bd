import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/auditLog.ts'
import { aBuyer } from '../../support/buyer.ts'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
let desk: GoodsDesk
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
})
afterAll(() => market.close())

describe('심사', () => {
  test('19세 상품은 승인해야 보이고, 반려하면 사유가 남고, 고쳐서 다시 요청한다', async () => {
    const { goodsId } = await desk.create({ adultYn: 'Y', goodsName: '밤의 술잔' })
    const { body: asked } = await desk.step(goodsId, 'submit')
    const locked = await desk.edit(goodsId, { summary: '바꾼 소개' })
    const rejected = await desk.review(goodsId, 'reject', { version: 1, reason: '사진이 흐려요.' })
    const { operatorNote } = await desk.show(goodsId)
    await desk.edit(goodsId, { summary: '바꾼 소개' })
    await desk.step(goodsId, 'submit')
    const { version } = await desk.show(goodsId)
    const approved = await desk.review(goodsId, 'approve', { version })
    expect([
      asked.listingEnum,
      locked.body.code,
      rejected.body.listingEnum,
      operatorNote,
      approved.body.listingEnum,
      await desk.seenName(goodsId),
    ]).toEqual([
      'REVIEWING',
      'GOODS_IN_REVIEW',
      'REJECTED',
      '사진이 흐려요.',
      'LISTED',
      '밤의 술잔',
    ])
  })

  test('판매자가 취소한 요청과, 그사이 고친 상품은 승인하지 않는다', async () => {
    const { goodsId } = await desk.create({ adultYn: 'Y' })
    await desk.step(goodsId, 'submit')
    await desk.step(goodsId, 'withdraw')
    const withdrawn = await desk.review(goodsId, 'approve', { version: 1 })
    await desk.edit(goodsId, { summary: '다른 소개' })
    await desk.step(goodsId, 'submit')
    const outdated = await desk.review(goodsId, 'approve', { version: 1 })
    expect([withdrawn.body.code, outdated.body.code]).toEqual([
      'GOODS_STEP_REFUSED',
      'GOODS_CHANGED',
    ])
  })

  test('심사한 상품의 이름은 승인한 뒤에 바뀌고, 가격과 재고는 바로 바뀐다', async () => {
    const { goodsId } = await desk.create({ adultYn: 'Y', goodsName: '먼저 이름' })
    await desk.step(goodsId, 'submit')
    await desk.review(goodsId, 'approve', { version: 1 })
    const edited = await desk.edit(goodsId, { goodsName: '나중 이름', salePrice: 9_900 })
    const { salePrice } = await aBuyer(market).ask<{ salePrice: number }>(
      'GET',
      `/goods/${goodsId}/price`,
    )
    const before = await desk.seenName(goodsId)
    const { version } = await desk.show(goodsId)
    await desk.review(goodsId, 'approve', { version })
    expect([edited.body.revisionYn, salePrice, before, await desk.seenName(goodsId)]).toEqual([
      'Y',
      9_900,
      '먼저 이름',
      '나중 이름',
    ])
  })

  test('심사하지 않는 상품도 확인할 단어가 들어가면 새 내용이 기다리고, 취소하면 사라진다', async () => {
    const id = await desk.aListed({ goodsName: '보통 컵' })
    const edited = await desk.edit(id, { description: '암이 완치되는 컵' })
    const { body } = await desk.step(id, 'withdraw')
    const { revision } = await desk.show(id)
    expect([edited.body.revisionYn, body.listingEnum, revision]).toEqual(['Y', 'LISTED', null])
  })

  test('운영자가 중지하면 특가까지 끝나고, 해제하면 판매자가 정한 상태로 돌아온다', async () => {
    const id = await desk.aListed({ goodsName: '중지할 컵' })
    const startsAt = new Date(market.now() + 60_000).toISOString()
    const endsAt = new Date(market.now() + 3_600_000).toISOString()
    await desk.seller.ask('POST', '/sellers/deals', {
      body: {
        goodsId: id,
        dealPrice: 5_000,
        startsAt,
        endsAt,
        quantityTotal: null,
        personMax: null,
        afterEndEnum: 'RETURN',
      },
    })
    const { version } = await desk.show(id)
    await desk.review(id, 'stop', { version, reason: '상표를 확인해 주세요.' })
    const hidden = await desk.seenName(id)
    const deals = await market.database.db
      .selectFrom('deals')
      .select('stopped_at')
      .where('goods_id', '=', id)
      .execute()
    await desk.review(id, 'release', { version })
    expect([
      hidden,
      deals.map((deal) => deal.stopped_at !== null),
      await desk.seenName(id),
    ]).toEqual([null, [true], '중지할 컵'])
  })

  test('심사할 상품이 오래 기다린 것부터 나오고, 판매자의 쓰기와 운영자의 쓰기가 기록된다', async () => {
    const { goodsId } = await desk.create({ adultYn: 'Y', goodsName: '기다리는 잔' })
    await desk.step(goodsId, 'submit')
    const { content } = await desk.operator.ask<{ content: readonly { goodsId: number }[] }>(
      'GET',
      '/operators/goods?size=100',
    )
    await desk.review(goodsId, 'reject', { version: 1, reason: '고시를 채워 주세요.' })
    const log = await auditOf(market, `goods:${goodsId}`, ['call', 'reason'])
    expect(content.map((row) => row.goodsId)).toContain(goodsId)
    expect(log).toEqual([
      { call: 'sellerGoods.create', reason: null },
      { call: 'sellerGoods.submit', reason: null },
      { call: 'operatorGoods.reject', reason: '고시를 채워 주세요.' },
    ])
  })
})
