import { GOODS_IMPORT_COLUMNS } from '@jangteo/core/goods/goodsImport.codes'
import { writeImportResult } from '@jangteo/postgres/goods/goods-import.store'
import { IMPORT_GOODS } from '@jangteo/server/goods/selling/import-job'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { sendGoodsFile, type StoreThings, thingsOf } from '../../support/goods/sellerDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginSeller } from '../../support/staff.ts'

type ImportAnswer = {
  readonly stateEnum: string
  readonly doneCount: number
  readonly rowCount: number
  readonly countList: readonly { readonly resultEnum: string; readonly count: number }[]
  readonly rowPage: {
    readonly content: readonly {
      readonly line: number
      readonly resultEnum: string | null
      readonly message: string | null
      readonly goodsId: number | null
    }[]
  }
}

const GOODS_PATH = '/sellers/goods-imports'
const STOCK_PATH = '/sellers/goods/stocks'

let market: TestMarket
let seller: Buyer
let storeId: number
let sellerUserId: number
let things: StoreThings
beforeAll(async () => {
  market = await openMarket()
  const login = await loginSeller(market)
  seller = login.browser
  storeId = login.storeId
  sellerUserId = login.sellerUserId
  things = await thingsOf(market, storeId)
})
afterAll(() => market.close())

function goodsFile(rows: readonly string[]): string {
  return [GOODS_IMPORT_COLUMNS.GOODS.join(','), ...rows].join('\r\n')
}

function aRow(
  code: string,
  change: { readonly sale?: number; readonly name?: string } = {},
): string {
  const { sale = 18_000, name = `컵 ${code}` } = change
  const { categoryId, shippingPolicyId } = things
  return `${code},${name},${categoryId},${shippingPolicyId},20000,${sale},5,,,소개,설명`
}

async function results(importId: number): Promise<ImportAnswer> {
  return seller.ask('GET', `${GOODS_PATH}/${importId}?size=100`)
}

async function carryOut(path: string, body: string): Promise<ImportAnswer> {
  const sent = await sendGoodsFile(market, seller, { path, body })
  expect(sent.status).toEqual(200)
  for (;;) {
    await work(market, IMPORT_GOODS)
    const file = await results(sent.body.importId)
    if (file.stateEnum === 'DONE') return file
  }
}

const outcomes = ({ rowPage }: ImportAnswer) =>
  rowPage.content.map(({ line, resultEnum, message }) => [line, resultEnum, message])

const goodsCount = async () => {
  const { count } = await market.database.db
    .selectFrom('goods')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return count
}

test('좋은 줄은 작성 중인 상품이 되고, 나쁜 줄은 까닭을 말한다', async () => {
  const before = await goodsCount()
  const file = await carryOut(
    GOODS_PATH,
    goodsFile([
      aRow('F-1'),
      aRow('F-2', { name: '' }),
      'F-3,컵,999999,1,20000,18000,5,,,소개,설명',
      aRow('F-1', { name: '또 다른 컵' }),
      'F-4,컵',
    ]),
  )
  expect(outcomes(file)).toEqual([
    [2, 'CREATED', null],
    [3, 'REFUSED', '입력한 내용을 다시 확인해 주세요.'],
    [4, 'REFUSED', '카테고리번호를 다시 확인해 주세요.'],
    [5, 'REFUSED', '같은 상품코드가 파일에 두 번 있어요.'],
    [6, 'REFUSED', '칸 수가 맞지 않아요.'],
  ])
  expect(await goodsCount()).toEqual(before + 1)
})

const optionIdsOf = async (sellerCode: string) => {
  const rows = await market.database.db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .select('goods_options.id')
    .where('goods.seller_code', '=', sellerCode)
    .where('goods.store_id', '=', storeId)
    .execute()
  return rows.map(({ id }) => id)
}

test('같은 파일을 다시 올리면 바뀌지 않고, 가격을 바꾸면 가격만 바뀐다', async () => {
  const body = goodsFile([aRow('G-1'), aRow('G-2')])
  await carryOut(GOODS_PATH, body)
  const count = await goodsCount()
  const optionIds = await optionIdsOf('G-1')
  const again = await carryOut(GOODS_PATH, body)
  const changed = await carryOut(GOODS_PATH, goodsFile([aRow('G-1', { sale: 15_000 })]))
  expect([again, changed].map((file) => file.countList)).toEqual([
    [{ resultEnum: 'UNCHANGED', count: 2 }],
    [{ resultEnum: 'UPDATED', count: 1 }],
  ])
  expect([await goodsCount(), await optionIdsOf('G-1')]).toEqual([count, optionIds])
})

test('깨진 파일은 아무것도 하지 않는다', async () => {
  const before = await goodsCount()
  const codes: string[] = []
  for (const body of [
    `${goodsFile([aRow('H-1')])}\r\n"닫히지 않은`,
    '상품코드\r\nH-1',
    goodsFile([]),
  ]) {
    codes.push((await sendGoodsFile(market, seller, { path: GOODS_PATH, body })).body.code)
  }
  await work(market, IMPORT_GOODS)
  expect([codes, await goodsCount()]).toEqual([
    ['CSV_BROKEN', 'IMPORT_HEAD_WRONG', 'IMPORT_ROWS_MISSING'],
    before,
  ])
})

test('내려받은 재고 파일을 고쳐 올리면 그 사이 팔린 줄만 바뀌지 않는다', async () => {
  const { text } = await seller.ask<{ text: string }>('GET', '/sellers/goods-stocks.csv')
  const rows = text.replace('\uFEFF', '').trim().split('\r\n').slice(1, 4)
  const ids = rows.map((row) => Number(row.split(',')[0]))
  await market.database.db
    .updateTable('goods_options')
    .set({ stock: 77 })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  const body = [
    GOODS_IMPORT_COLUMNS.STOCK.join(','),
    ...rows.map((row) => row.replace(/,\d+$/, ',55')),
    '999999,없는 것,,1,2',
  ].join('\r\n')
  const first = await carryOut(STOCK_PATH, body)
  const again = await carryOut(STOCK_PATH, body)
  const stocks = await market.database.db
    .selectFrom('goods_options')
    .select('stock')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  expect([first, again].map((file) => file.rowPage.content.map((row) => row.resultEnum))).toEqual([
    ['UPDATED', 'REFUSED', 'UPDATED', 'REFUSED'],
    ['UNCHANGED', 'REFUSED', 'UNCHANGED', 'REFUSED'],
  ])
  expect(stocks.map(({ stock }) => stock)).toEqual([55, 77, 55])
})

test('다른 스토어의 파일과 옵션은 없는 것과 같다', async () => {
  const sent = await sendGoodsFile(market, seller, {
    path: GOODS_PATH,
    body: goodsFile([aRow('I-1')]),
  })
  const other = await market.database.db
    .selectFrom('goods')
    .innerJoin('goods_options', 'goods_options.goods_id', 'goods.id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['goods_options.id', 'goods_options.stock', 'stores.url'])
    .where('goods.store_id', '<>', storeId)
    .executeTakeFirstOrThrow()
  const stranger = (await loginSeller(market, other.url)).browser
  const seen = await stranger.call('GET', `${GOODS_PATH}/${sent.body.importId}`)
  const row = `${other.id},이름,옵션,${other.stock},1`
  const file = await carryOut(STOCK_PATH, [GOODS_IMPORT_COLUMNS.STOCK.join(','), row].join('\n'))
  expect([seen.status, outcomes(file)]).toEqual([404, [[2, 'REFUSED', '없는 옵션번호예요.']]])
})

test('한 줄의 결과는 먼저 적은 것이 남는다', async () => {
  const sent = await sendGoodsFile(market, seller, {
    path: GOODS_PATH,
    body: goodsFile([aRow('J-1')]),
  })
  await work(market, IMPORT_GOODS)
  const late = { line: 2, result: 'REFUSED', code: 'CONTENT_INVALID', goodsId: null } as const
  await market.runtime.runPromise(writeImportResult(sent.body.importId, late))
  expect(outcomes(await results(sent.body.importId))).toEqual([[2, 'CREATED', null]])
})

test('바뀐 줄마다 누가 무엇을 바꿨는지 기록에 남는다', async () => {
  const file = goodsFile([aRow('K-1'), aRow('K-2', { name: '' })])
  const { rowPage } = await carryOut(GOODS_PATH, file)
  await carryOut(GOODS_PATH, file)
  await carryOut(GOODS_PATH, goodsFile([aRow('K-1', { sale: 15_000 })]))
  const goodsId = rowPage.content[0]?.goodsId ?? 0
  const { id: optionId } = await market.database.db
    .selectFrom('goods_options')
    .select('id')
    .where('goods_id', '=', goodsId)
    .executeTakeFirstOrThrow()
  await carryOut(STOCK_PATH, [GOODS_IMPORT_COLUMNS.STOCK.join(','), `${optionId},,,5,9`].join('\n'))
  const lines = await market.database.db
    .selectFrom('audit_log')
    .select(['who', 'call', 'before', 'after'])
    .where('target', 'in', [`goods:${goodsId}`, `option:${optionId}`])
    .orderBy('id')
    .execute()
  const who = `seller:${sellerUserId}`
  const before = { name: '컵 K-1', listPrice: 20_000, salePrice: 18_000 }
  expect(lines).toEqual([
    {
      who,
      call: 'sellerGoods.create',
      before: null,
      after: { name: '컵 K-1', salePrice: 18_000 },
    },
    {
      who,
      call: 'sellerGoods.edit',
      before,
      after: { ...before, salePrice: 15_000, isPending: false },
    },
    { who, call: 'sellerGoods.setStock', before: { stock: 5 }, after: { stock: 9 } },
  ])
})
