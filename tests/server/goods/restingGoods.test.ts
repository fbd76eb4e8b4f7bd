import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
let desk: GoodsDesk
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
})
afterAll(() => market.close())

const moveStore = (step: 'open' | 'pause' | 'resume') =>
  desk.seller.ask<{ stateEnum: string }>('POST', `/sellers/store/${step}`, { body: {} })

/** Does something while the store sells nothing, and answers how the product is sold after. */
async function afterPause(goodsId: number, act: () => Promise<unknown>): Promise<string> {
  await moveStore('pause')
  await act()
  await moveStore('resume')
  return statusOf(goodsId)
}

async function statusOf(goodsId: number): Promise<string> {
  const row = await market.database.db
    .selectFrom('goods')
    .select('sale_status')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return row.sale_status
}

async function shownStatusOf(goodsId: number): Promise<string | undefined> {
  const path = '/sellers/goods?page=0&size=100'
  const { content } = await desk.seller.ask<{
    content: readonly { goodsId: number; saleStatusEnum: string }[]
  }>('GET', path)
  return content.find((row) => row.goodsId === goodsId)?.saleStatusEnum
}

describe('쉬는 스토어의 상품', () => {
  test('쉬는 동안 고친 상품도 다시 열면 판매한다', async () => {
    const goodsId = await desk.aListed()
    const status = await afterPause(goodsId, () => desk.edit(goodsId, { salePrice: 12_000 }))
    expect(status).toBe('SALE')
  })

  test('쉬는 동안 판매를 중지한 상품은 다시 열어도 중지되어 있다', async () => {
    const goodsId = await desk.aListed()
    expect(await afterPause(goodsId, () => desk.step(goodsId, 'stop'))).toBe('STOP')
  })

  test('쉬는 동안 운영자가 중지했다가 해제한 상품도 다시 열면 판매한다', async () => {
    const goodsId = await desk.aListed()
    const status = await afterPause(goodsId, async () => {
      const reason = '신고를 확인하는 중이에요.'
      const { version } = await desk.show(goodsId)
      await desk.review(goodsId, 'stop', { version, reason })
      await desk.review(goodsId, 'release', { version })
    })
    expect(status).toBe('SALE')
  })

  test('판매자는 쉬는 동안에도 자기가 고른 판매 상태를 본다', async () => {
    const goodsId = await desk.aListed()
    const shown: unknown[] = []
    await afterPause(goodsId, async () => {
      shown.push((await desk.show(goodsId)).saleStatusEnum, await shownStatusOf(goodsId))
    })
    expect(shown).toEqual(['SALE', 'SALE'])
  })

  test('문을 열기 전에 고친 상품도 열 때 판매한다', async () => {
    const goodsId = await desk.aListed()
    await moveStore('pause')
    await market.database.db
      .updateTable('stores')
      .set({ state: 'PREPARING' })
      .where('id', '=', desk.storeId)
      .execute()
    await desk.edit(goodsId, { salePrice: 11_000 })
    await moveStore('open')
    expect(await statusOf(goodsId)).toBe('SALE')
  })
})
