import type { GoodsImportKind } from '@jangteo/core/goods/goodsImport.codes'
import { GOODS_IMPORT_COLUMNS } from '@jangteo/core/goods/goodsImport.codes'
import { STAFF_ROUTES } from '@jangteo/http/staffContract.gen'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { sendCsv } from '@jangteo/http/upload/sendCsv'
import { STAFF_LINK } from '../../../lib/staffLink.ts'

type SentFile = StaffAnswers['sellerGoodsImport']['sendGoods']

const ROUTES: Readonly<Record<GoodsImportKind, string>> = {
  GOODS: STAFF_ROUTES.sellerGoodsImport.sendGoods,
  STOCK: STAFF_ROUTES.sellerGoodsImport.sendStocks,
}

/** Sends a file as a whole; its rows are carried out afterwards. */
export function sendGoodsFile(kind: GoodsImportKind, file: File): Promise<SentFile> {
  return sendCsv<SentFile>({ link: STAFF_LINK, route: ROUTES[kind], file })
}

/** A row that shows how a file of products is filled in. */
const EXAMPLE =
  'CUP-001,도자기 머그컵,,,20000,18000,,색상/크기,블랙/M=10;블랙/L=5+1000,손으로 빚은 컵,물레로 빚어 두 번 구웠어요.'

/** The form of a file of products: its heads, and a row that shows how. */
export const GOODS_FORM = {
  fileName: '상품등록.csv',
  text: `\uFEFF${GOODS_IMPORT_COLUMNS.GOODS.join(',')}\r\n${EXAMPLE}\r\n`,
}
