import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { anAccount } from '../../support/settlement/settled.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
let desk: GoodsDesk
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
})
afterAll(() => market.close())

const pause = () => desk.seller.ask('POST', '/sellers/store/pause', { body: {} })
const reopen = () => desk.seller.ask('POST', '/sellers/store/resume', { body: {} })

async function review(id: number, name: 'stop' | 'release'): Promise<void> {
  const { version } = await desk.show(id)
  const { body } = await desk.review(id, name, { version, reason: '상표를 확인해 주세요.' })
  if (body.listingEnum === undefined) throw new Error(JSON.stringify(body))
}

/** Sale status that buyers meet. */
async function statusOf(id: number): Promise<string> {
  const { sale_status: status } = await market.database.db
    .selectFrom('goods')
    .select('sale_status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

describe('스토어가 쉬는 동안에도 판매자가 정한 판매 상태는 그대로다', () => {
  test('상품을 고치고 다시 열면 판매 중이다', async () => {
    const id = await desk.aListed()
    await pause()
    await desk.edit(id, { salePrice: 9_900 })
    const during = await statusOf(id)
    await reopen()
    expect([during, await statusOf(id)]).toEqual(['STOP', 'SALE'])
  })

  test('쉬는 동안 운영자가 중지한 상품은 다시 열어도 멈춰 있고, 해제하면 판매 중이다', async () => {
    const id = await desk.aListed()
    await pause()
    await review(id, 'stop')
    await reopen()
    const reopened = await statusOf(id)
    await review(id, 'release')
    expect([reopened, await statusOf(id)]).toEqual(['STOP', 'SALE'])
  })

  test('운영자가 중지한 상품을 쉬는 동안 해제하면, 다시 열 때 판매 중이다', async () => {
    const id = await desk.aListed()
    await review(id, 'stop')
    await pause()
    await review(id, 'release')
    const during = await statusOf(id)
    await reopen()
    expect([during, await statusOf(id)]).toEqual(['STOP', 'SALE'])
  })

  test('쉬었다 연 뒤에 해제한 상품도 판매 중이다', async () => {
    const id = await desk.aListed()
    await review(id, 'stop')
    await pause()
    await reopen()
    const reopened = await statusOf(id)
    await review(id, 'release')
    expect([reopened, await statusOf(id)]).toEqual(['STOP', 'SALE'])
  })

  test('쉬는 동안 판매자가 중지하면 다시 열어도 멈춰 있다', async () => {
    const id = await desk.aListed()
    await pause()
    await desk.step(id, 'stop')
    const { saleStatusEnum } = await desk.show(id)
    await reopen()
    expect([saleStatusEnum, await statusOf(id)]).toEqual(['STOP', 'STOP'])
  })

  test('쉬는 동안 판매자에게는 자기가 정한 상태가 보인다', async () => {
    const id = await desk.aListed()
    await pause()
    const { saleStatusEnum } = await desk.show(id)
    type Rows = { readonly content: readonly { goodsId: number; saleStatusEnum: string }[] }
    const { content } = await desk.seller.ask<Rows>('GET', '/sellers/goods?size=100')
    await reopen()
    expect([saleStatusEnum, content.find((row) => row.goodsId === id)?.saleStatusEnum]).toEqual([
      'SALE',
      'SALE',
    ])
  })

  test('쉬는 동안 운영자가 중지했다가 해제한 상품도 다시 열면 판매 중이다', async () => {
    const id = await desk.aListed()
    await pause()
    await review(id, 'stop')
    await review(id, 'release')
    await reopen()
    expect(await statusOf(id)).toBe('SALE')
  })

  test('문을 열기 전에 고친 상품도 열 때 판매한다', async () => {
    const id = await desk.aListed()
    await pause()
    await market.database.db
      .updateTable('stores')
      .set({ state: 'PREPARING' })
      .where('id', '=', desk.storeId)
      .execute()
    await desk.edit(id, { salePrice: 11_000 })
    await anAccount(market, desk.storeId)
    await desk.seller.ask('POST', '/sellers/store/open', { body: {} })
    expect(await statusOf(id)).toBe('SALE')
  })
})
