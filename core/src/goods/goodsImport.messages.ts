import type { Messages } from '../decision/decision.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import { GOODS_IMPORT_ROW_COUNT_MAX } from './goodsImport.codes.ts'
import type { GoodsFileRefusal } from './goodsImport.rules.ts'

/** Texts of files of products and stocks, and of single stocks. Source: market-rules §9.3. */
export const GOODS_IMPORT_MESSAGES = {
  IMPORT_ROWS_MISSING: () => '내용이 없는 파일이에요.',
  IMPORT_HEAD_WRONG: () => '첫 줄의 항목 이름이 양식과 달라요. 양식을 내려받아 작성해 주세요.',
  IMPORT_ROWS_TOO_MANY: () =>
    `한 번에 ${formatNumber(GOODS_IMPORT_ROW_COUNT_MAX)}줄까지 올릴 수 있어요.`,
  IMPORT_CELL_TOO_LONG: () => '너무 긴 칸이 있어요.',
  IMPORT_NOT_FOUND: () => '올린 파일을 찾을 수 없어요.',
  STOCK_CHANGED: () => '그사이 재고가 바뀌었어요. 다시 확인해 주세요.',
  GOODS_CONTENT_INVALID: () => '입력한 내용을 다시 확인해 주세요.',
  GOODS_CODE_TAKEN: () => '다른 상품이 사용하는 상품코드예요.',
} satisfies Messages & Record<GoodsFileRefusal, () => string>
