import {
  GOODS_IMPORT_COLUMNS,
  GOODS_IMPORT_ROW_COUNT_MAX,
} from '@jangteo/core/goods/goodsImport.codes'
import { IMPORT_GOODS } from '@jangteo/server/goods/selling/import-job'
import { expect, test } from 'vitest'
import { work } from '../support/claim/claimDesk.ts'
import { sendGoodsFile, thingsOf } from '../support/goods/sellerDesk.ts'
import { openMarket } from '../support/market.ts'
import { loginSeller } from '../support/staff.ts'
import { toTable } from './table.ts'

const PATH = '/sellers/goods-imports'
const PROGRESS_MS = 5_000
const MS_PER_SECOND = 1_000

type ImportAnswer = {
  readonly stateEnum: string
  readonly doneCount: number
  readonly countList: readonly { readonly resultEnum: string; readonly count: number }[]
}

type Pass = {
  readonly name: string
  readonly seconds: number
  readonly counts: ImportAnswer['countList']
}

const secondsSince = (startedMs: number) => (performance.now() - startedMs) / MS_PER_SECOND

test('상품 5,000개를 파일로 올리면 모두 작성 중인 상품이 된다', async () => {
  const market = await openMarket()
  const { browser: seller, storeId } = await loginSeller(market)
  const { categoryId, shippingPolicyId } = await thingsOf(market, storeId)
  const fileOf = (salePrice: number) =>
    [
      GOODS_IMPORT_COLUMNS.GOODS.join(','),
      ...Array.from(
        { length: GOODS_IMPORT_ROW_COUNT_MAX },
        (_, n) =>
          `B-${n},컵 ${n}번,${categoryId},${shippingPolicyId},20000,${salePrice},5,,,소개,설명 ${n}`,
      ),
    ].join('\r\n')
  const carryOut = async (name: string, body: string): Promise<Pass> => {
    const startedMs = performance.now()
    const sent = await sendGoodsFile(market, seller, { path: PATH, body })
    const show = () => seller.ask<ImportAnswer>('GET', `${PATH}/${sent.body.importId}`)
    const progress = setInterval(() => {
      void show().then(({ doneCount }) => process.stdout.write(`${name}: ${doneCount} rows …\n`))
    }, PROGRESS_MS)
    await work(market, IMPORT_GOODS)
    clearInterval(progress)
    const { stateEnum, countList: counts } = await show()
    if (stateEnum !== 'DONE') throw new Error(`the file is ${stateEnum}`)
    return { name, seconds: secondsSince(startedMs), counts }
  }
  const passes = [
    await carryOut('new products', fileOf(18_000)),
    await carryOut('the same file again', fileOf(18_000)),
    await carryOut('with other prices', fileOf(17_000)),
  ]
  await market.close()
  process.stdout.write(
    toTable([
      [`a file of ${GOODS_IMPORT_ROW_COUNT_MAX} products`, 'seconds', 'rows a second'],
      ...passes.map(({ name, seconds }) => [
        name,
        seconds.toFixed(1),
        String(Math.round(GOODS_IMPORT_ROW_COUNT_MAX / seconds)),
      ]),
    ]),
  )
  const all = (resultEnum: string) => [{ resultEnum, count: GOODS_IMPORT_ROW_COUNT_MAX }]
  expect(passes.map(({ counts }) => counts)).toEqual([
    all('CREATED'),
    all('UNCHANGED'),
    all('UPDATED'),
  ])
})
