import type { shipFileDetail } from '@jangteo/contract/delivery/shipFile.schemas'
import { SHIP_FILE_BYTES_MAX, SHIP_FILE_ROWS_MAX } from '@jangteo/core/order/shipFile.codes'
import { carryOutShipFile } from '@jangteo/server/seller/delivery/carry-out-ship-file'
import { SHIP_FILE } from '@jangteo/server/seller/delivery/ship-file-job'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { toEucKr } from '../../support/eucKr.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { historyOf, itemOf } from '../../support/order/paidOrder.ts'
import type { OrderDetail } from '../../support/purchase.ts'
import {
  act,
  aSale,
  bothSellers,
  sellerItemOf,
  sendShipFile,
} from '../../support/seller/sellerDesk.ts'

type ShipFile = z.output<typeof shipFileDetail>
const HEAD = '주문상품번호,택배사,송장번호'

let market: TestMarket
let seller: Buyer
let stranger: Buyer
beforeAll(async () => {
  market = await openMarket()
  const both = await bothSellers(market)
  seller = both.seller
  stranger = both.stranger
})
afterAll(() => market.close())

async function aReadySale(): Promise<OrderDetail> {
  const order = await aSale(market)
  await act(seller, '/sellers/orders/acknowledge', { items: [itemOf(order)] })
  return order
}

const numberOf = ({ orderNumber }: OrderDetail) => `${orderNumber}-1`

async function carryOut(rows: readonly string[], by: Buyer = seller): Promise<ShipFile> {
  const sent = await sendShipFile(market, by, { body: [HEAD, ...rows].join('\r\n') })
  await work(market, SHIP_FILE)
  return by.ask('GET', `/sellers/orders/ship-files/${sent.body.shipFileIdEncrypt}`)
}

const resultsOf = ({ rowList }: ShipFile) =>
  rowList.map(({ row, resultEnum, code }) => [row, resultEnum, code])

test('좋은 줄은 보내고, 나쁜 줄은 까닭을 말하고, 빈 줄은 건너뛴다', async () => {
  const [ready, fresh] = [await aReadySale(), await aSale(market)]
  const file = await carryOut([
    `${numberOf(ready)},우체국택배,6012345678902`,
    `${numberOf(fresh)},우체국택배,6012345678903`,
    ',,',
    `${numberOf(fresh)},,`,
    `${ready.orderNumber}-2,우체국택배,6012345678904`,
    `${numberOf(ready)},빠른택배,1`,
    `${numberOf(ready)},우체국택배,1`,
  ])
  const { courierEnum, invoiceNumber, orderItemStatusEnum } = await sellerItemOf(seller, ready)
  expect([resultsOf(file), file.finished, file.doneCount, file.rowCount]).toEqual([
    [
      [2, 'SHIPPED', null],
      [3, 'REFUSED', 'ORDER_ITEM_STATUS_CHANGED'],
      [5, 'BLANK', null],
      [6, 'REFUSED', 'ORDER_ITEM_NOT_FOUND'],
      [7, 'REFUSED', 'COURIER_UNKNOWN'],
      [8, 'REFUSED', 'INVOICE_NUMBER_INVALID'],
    ],
    true,
    6,
    6,
  ])
  expect([courierEnum, invoiceNumber, orderItemStatusEnum]).toEqual([
    'EPOST',
    '6012345678902',
    'SS',
  ])
})

test('같은 파일을 다시 올리면 아무것도 바뀌지 않는다', async () => {
  const order = await aReadySale()
  const rows = [`${numberOf(order)},한진,601234567891`]
  const first = await carryOut(rows)
  const before = await historyOf(market, itemOf(order))
  const again = await carryOut(rows)
  expect([resultsOf(first), resultsOf(again), await historyOf(market, itemOf(order))]).toEqual([
    [[2, 'SHIPPED', null]],
    [[2, 'UNCHANGED', null]],
    before,
  ])
})

test('EUC-KR로 저장한 파일도 같은 일을 한다', async () => {
  const order = await aReadySale()
  const body = toEucKr(`${HEAD}\r\n${numberOf(order)},로젠택배,60123456789\r\n`)
  await sendShipFile(market, seller, { body })
  await work(market, SHIP_FILE)
  expect((await sellerItemOf(seller, order)).courierEnum).toBe('LOGEN')
})

test('두 일꾼이 한 파일을 맡아도 한 번만 보낸다', async () => {
  const order = await aReadySale()
  const body = `${HEAD}\r\n${numberOf(order)},한진,601234567892\r\n`
  await sendShipFile(market, seller, { body })
  const { db } = market.database
  const { id } = await db
    .selectFrom('ship_files')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const run = () => market.runtime.runPromise(carryOutShipFile(id))
  await Promise.all([run(), run()])
  const shipped = (await historyOf(market, itemOf(order))).filter((line) => line.includes('.ship'))
  const { finished_at: finishedAt } = await db
    .selectFrom('ship_files')
    .select('finished_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([shipped, finishedAt]).toEqual([['seller seller.ship SR>SS'], new Date(market.now())])
})

test('남의 스토어의 상품은 모르는 상품이고, 남의 파일은 모르는 파일이다', async () => {
  const order = await aReadySale()
  const file = await carryOut([`${numberOf(order)},한진,601234567893`], stranger)
  const path = `/sellers/orders/ship-files/${file.shipFileIdEncrypt}`
  const { body } = await seller.call('GET', path)
  expect([resultsOf(file), body.code]).toEqual([
    [[2, 'REFUSED', 'ORDER_ITEM_NOT_FOUND']],
    'SHIP_FILE_NOT_FOUND',
  ])
})

test('보낸 줄마다 보낸 사람의 기록이 남는다', async () => {
  const order = await aReadySale()
  await carryOut([`${numberOf(order)},한진,601234567894`])
  const rows = await market.database.db
    .selectFrom('audit_log')
    .select(['who', 'call', 'before', 'after'])
    .where('call', 'in', ['sellerOrder.ship', 'shipFile.send'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    {
      who: expect.stringMatching(/^seller:\d+$/) as string,
      call: 'sellerOrder.ship',
      before: { status: 'SR' },
      after: { courier: 'HANJIN', invoiceNumber: '601234567894' },
    },
    {
      who: expect.stringMatching(/^seller:\d+$/) as string,
      call: 'shipFile.send',
      before: null,
      after: { rowCount: 1 },
    },
  ])
})

test.each([
  ['CSV가 아닌 파일', { body: HEAD, type: 'application/json' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ['열이 없는 파일', { body: '주문상품번호\n1' }, 'SHIP_FILE_COLUMN_MISSING'],
  ['깨진 파일', { body: `${HEAD}\n"a` }, 'CSV_BROKEN'],
  ['글자가 아닌 파일', { body: new Uint8Array([0xff, 0xff, 0x00]) }, 'CSV_ENCODING_UNKNOWN'],
  [
    '너무 긴 파일',
    { body: `${HEAD}\n${'a,b,c\n'.repeat(SHIP_FILE_ROWS_MAX + 1)}` },
    'SHIP_FILE_ROWS_EXCEEDED',
  ],
  ['너무 큰 파일', { body: 'a'.repeat(SHIP_FILE_BYTES_MAX + 1) }, 'CSV_TOO_LARGE'],
] as const)('%s은 통째로 거절하고 아무것도 남기지 않는다', async (_, sent, code) => {
  const count = () =>
    market.database.db
      .selectFrom('ship_files')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const { body } = await sendShipFile(market, seller, sent)
  expect([body.code, await count()]).toEqual([code, before])
})
