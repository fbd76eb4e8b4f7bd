export const GOODS_IMPORT_KINDS = ['GOODS', 'STOCK'] as const

/** Kind of a file of a seller: products, or stocks of options. Source: market-rules §9.3, decision 130. */
export type GoodsImportKind = (typeof GOODS_IMPORT_KINDS)[number]

export const GOODS_IMPORT_KIND_LABELS: Readonly<Record<GoodsImportKind, string>> = {
  GOODS: '상품 등록',
  STOCK: '재고 변경',
}

export const GOODS_IMPORT_STATES = ['RUNNING', 'DONE'] as const

/** State of a file: its rows are carried out, or all have their results. */
export type GoodsImportState = (typeof GOODS_IMPORT_STATES)[number]

export const GOODS_IMPORT_RESULTS = ['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const

/** Result of a row. */
export type GoodsImportResult = (typeof GOODS_IMPORT_RESULTS)[number]

export const GOODS_IMPORT_RESULT_LABELS: Readonly<Record<GoodsImportResult, string>> = {
  CREATED: '등록',
  UPDATED: '수정',
  UNCHANGED: '변경 없음',
  REFUSED: '실패',
}

/** Most rows of a file, without its head. Source: market-rules §9, decision 130. */
export const GOODS_IMPORT_ROW_COUNT_MAX = 5_000
/** Longest cell, in characters. Source: decision 130. */
export const GOODS_IMPORT_CELL_LENGTH_MAX = 20_000
/** Largest file, in bytes. Source: decision 130. */
export const GOODS_IMPORT_BYTES_MAX = 8 * 1024 * 1024

/** Heads of the columns, in their order. Source: decision 130. */
export const GOODS_IMPORT_COLUMNS = {
  GOODS: [
    '상품코드',
    '상품명',
    '카테고리번호',
    '배송정책번호',
    '정가',
    '판매가',
    '재고',
    '옵션이름',
    '옵션',
    '한줄소개',
    '상세설명',
  ],
  STOCK: ['옵션번호', '상품명', '옵션', '지금재고', '새재고'],
} as const satisfies Readonly<Record<GoodsImportKind, readonly string[]>>

export const GOODS_IMPORT_ROW_TEXTS = {
  CELL_COUNT: '칸 수가 맞지 않아요.',
  CODE_REQUIRED: '상품코드를 입력해 주세요.',
  CODE_TWICE: '같은 상품코드가 파일에 두 번 있어요.',
  NUMBER_INVALID: '숫자를 다시 확인해 주세요.',
  OPTIONS_INVALID: '옵션을 다시 확인해 주세요. 예: 블랙/M=10;블랙/L=5+1000',
  CATEGORY_UNKNOWN: '카테고리번호를 다시 확인해 주세요.',
  POLICY_UNKNOWN: '배송정책번호를 다시 확인해 주세요.',
  OPTION_UNKNOWN: '없는 옵션번호예요.',
  STOCK_CHANGED: '그사이 재고가 바뀌었어요. 다시 확인해 주세요.',
  GOODS_LOCKED: '심사 중이거나 삭제한 상품이에요.',
  CONTENT_INVALID: '입력한 내용을 다시 확인해 주세요.',
} as const satisfies Readonly<Record<string, string>>

/** Reason why a row of a file is refused. */
export type GoodsImportRefusal = keyof typeof GOODS_IMPORT_ROW_TEXTS
