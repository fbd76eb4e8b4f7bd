import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { aProduct, aStorePicture } from '../../support/goods/sellerDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
let desk: GoodsDesk
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
})
afterAll(() => market.close())

describe('판매자의 상품', () => {
  test('저장한 상품은 작성 중이고, 요청하면 바로 판매한다', async () => {
    const { goodsId, listingEnum } = await desk.create({ goodsName: '새벽 머그' })
    expect([listingEnum, await desk.seenName(goodsId)]).toEqual(['DRAFT', null])
    const { body } = await desk.step(goodsId, 'submit')
    expect([body.listingEnum, await desk.seenName(goodsId)]).toEqual(['LISTED', '새벽 머그'])
  })

  test('같은 키로 다시 보내면 상품이 하나만 생긴다', async () => {
    const body = aProduct(desk.things, { pictureList: [await desk.aPicture()] })
    const key = crypto.randomUUID()
    const answers = [
      await desk.seller.ask('POST', '/sellers/goods', { body, key }),
      await desk.seller.ask('POST', '/sellers/goods', { body, key }),
    ]
    expect(answers[1]).toEqual(answers[0])
  })

  test('빠진 것이 있으면 요청을 거절하고, 무엇이 빠졌는지 말한다', async () => {
    const { goodsId } = await desk.create({
      pictureList: [],
      noticeTypeEnum: null,
      description: '',
    })
    const { body } = await desk.step(goodsId, 'submit')
    const { missingList } = await desk.show(goodsId)
    expect([body.code, missingList.map(({ code }) => code)]).toEqual([
      'GOODS_INCOMPLETE',
      ['PICTURE_REQUIRED', 'DESCRIPTION_REQUIRED', 'NOTICE_REQUIRED'],
    ])
  })

  test('잘못 쓴 상품, 남의 사진, 남의 배송 정책, 없는 카테고리는 저장하지 않는다', async () => {
    const other = await market.database.db
      .selectFrom('shipping_policies')
      .select('id')
      .where('store_id', '<>', desk.storeId)
      .executeTakeFirstOrThrow()
    const codes: string[] = []
    for (const change of [
      { salePrice: 90_000 },
      { pictureList: [await aStorePicture(market, desk.storeId + 1)] },
      { pictureList: ['banner-1'] },
      { shippingPolicyId: other.id },
      { categoryId: 999_999 },
    ]) {
      const body = aProduct(desk.things, change)
      const key = crypto.randomUUID()
      codes.push((await desk.seller.call('POST', '/sellers/goods', { body, key })).body.code)
    }
    expect(codes).toEqual([
      'GOODS_CONTENT_INVALID',
      'FILE_NOT_FOUND',
      'FILE_NOT_FOUND',
      'POLICY_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
    ])
  })

  test('다른 스토어의 상품은 없는 상품과 같다', async () => {
    const id = await desk.aListed()
    const { content } = await desk.show(id)
    const tries = [
      await desk.stranger.call('GET', `/sellers/goods/${id}`),
      await desk.stranger.call('PUT', `/sellers/goods/${id}`, { body: { ...content, version: 1 } }),
      await desk.step(id, 'submit', desk.stranger),
      await desk.step(id, 'stop', desk.stranger),
      await desk.stranger.call('DELETE', `/sellers/goods/${id}`),
      await desk.stranger.call('GET', '/sellers/goods/999999'),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })

  test('두 곳에서 고치면 먼저 저장한 것이 남는다', async () => {
    const id = await desk.aListed()
    const { content, version } = await desk.show(id)
    const send = (salePrice: number) =>
      desk.seller.call('PUT', `/sellers/goods/${id}`, { body: { ...content, salePrice, version } })
    const answers = await Promise.all([send(15_000), send(14_000)])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    const lost = answers.find(({ status }) => status !== 200)
    expect([statuses, lost?.body.code]).toEqual([[200, 409], 'GOODS_CHANGED'])
  })

  test('판매를 중지하면 사지 못하지만 페이지는 남고, 다시 판매할 수 있다', async () => {
    const id = await desk.aListed()
    const status = async () => {
      const shown = await aBuyer(market).ask<{ displaySaleStatusEnum: string }>(
        'GET',
        `/goods/${id}`,
      )
      return shown.displaySaleStatusEnum
    }
    await desk.step(id, 'stop')
    const stopped = await status()
    await desk.step(id, 'resume')
    expect([stopped, await status()]).toEqual(['STOP', 'SALE'])
  })

  test('지운 상품은 목록에서도 사라지고, 상품코드를 다시 쓸 수 있다', async () => {
    const { goodsId } = await desk.create({ sellerCode: 'CUP-9' })
    const taken = await desk.seller.call('POST', '/sellers/goods', {
      body: aProduct(desk.things, { sellerCode: 'CUP-9' }),
    })
    await desk.seller.ask('DELETE', `/sellers/goods/${goodsId}`)
    const { status } = await desk.seller.call('GET', `/sellers/goods/${goodsId}`)
    const again = await desk.create({ sellerCode: 'CUP-9' })
    expect([taken.body.code, status, again.listingEnum]).toEqual(['GOODS_CODE_TAKEN', 404, 'DRAFT'])
  })

  test('본 재고와 다르면 바꾸지 않고, 지금 재고를 말한다', async () => {
    const id = await desk.aListed()
    const { content } = await desk.show(id)
    const optionId = content.optionList[0]?.optionId ?? 0
    const set = (stock: number, seenStock: number) =>
      desk.seller.call('PUT', `/sellers/goods/${id}/options/${optionId}/stock`, {
        body: { stock, seenStock },
      })
    const answers = await Promise.all([set(3, 10), set(4, 10)])
    const [lost] = answers.filter(({ status }) => status !== 200)
    const other = await desk.stranger.call(
      'PUT',
      `/sellers/goods/${id}/options/${optionId}/stock`,
      {
        body: { stock: 1, seenStock: 3 },
      },
    )
    const stock = (await desk.show(id)).content.optionList[0]?.stock
    expect([
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      lost?.body.code,
      other.status,
    ]).toEqual([[200, 409], 'STOCK_CHANGED', 404])
    expect(lost?.body.data).toEqual({ stock })
  })

  test('판매하는 상품에서 사진과 상세설명을 없애지 못한다', async () => {
    const id = await desk.aListed()
    const answers = [
      await desk.edit(id, { pictureList: [] }),
      await desk.edit(id, { description: '' }),
      await desk.edit(id, { categoryId: null }),
    ]
    const { version } = await desk.show(id)
    expect([answers.map(({ body }) => body.code), version]).toEqual([
      ['GOODS_CONTENT_INVALID', 'GOODS_CONTENT_INVALID', 'GOODS_CONTENT_INVALID'],
      1,
    ])
  })

  test('판매한 옵션은 지우지 못하고, 재고는 수정으로 바뀌지 않는다', async () => {
    const id = await desk.aListed()
    const { content } = await desk.show(id)
    const renewed = content.optionList.map((option) => ({ ...option, optionId: null }))
    const stocked = content.optionList.map((option) => ({ ...option, stock: 999 }))
    const removed = await desk.edit(id, { optionList: renewed })
    const restocked = await desk.edit(id, { optionList: stocked })
    const { content: after } = await desk.show(id)
    expect([removed.body.code, restocked.status, after.optionList[0]?.stock]).toEqual([
      'GOODS_OPTION_REMOVED',
      200,
      10,
    ])
  })

  test('돌아온 상품으로 재고가 한도를 넘어도 판매자와 운영자가 보고 고친다', async () => {
    const id = await desk.aListed()
    const { db } = market.database
    await db
      .updateTable('goods_options')
      .set({ stock: 1_000_001 })
      .where('goods_id', '=', id)
      .execute()
    const { content } = await desk.show(id)
    const seen = await desk.operator.call('GET', `/operators/goods/${id}`)
    const edited = await desk.edit(id, { salePrice: content.salePrice - 1_000 })
    const set = await desk.seller.call(
      'PUT',
      `/sellers/goods/${id}/options/${content.optionList[0]?.optionId}/stock`,
      { body: { stock: 1_000_000, seenStock: 1_000_001 } },
    )
    const { content: after } = await desk.show(id)
    expect([seen.status, edited.status, set.status]).toEqual([200, 200, 400])
    expect(after.optionList.map(({ stock }) => stock)).toEqual([1_000_001])
  })
})
