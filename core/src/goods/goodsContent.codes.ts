import { SHIP_WITHIN_DAYS_MAX } from '../shipping/shipDays.rules.ts'

export const GOODS_CONTENT_FIELDS = [
  'sellerCode',
  'name',
  'category',
  'model',
  'tags',
  'summary',
  'description',
  'pictures',
  'notice',
  'price',
  'options',
  'addOns',
  'limits',
  'period',
  'shipping',
] as const

/** Part of a product's form that a violation is shown at. */
export type GoodsContentField = (typeof GOODS_CONTENT_FIELDS)[number]

/** Longest number of its own that a seller gives a product, in characters. Source: decision 130. */
export const GOODS_CODE_LENGTH_MAX = 40
/** Longest name of a product, in characters. Source: market-rules §9.3. */
export const GOODS_NAME_LENGTH_MAX = 100
/** Longest line below the name of a product, in characters. Source: decision 129. */
export const GOODS_SUMMARY_LENGTH_MAX = 200
/** Longest description of a product, in characters. Source: decision 129. */
export const GOODS_DESCRIPTION_LENGTH_MAX = 20_000
/** Longest name of a model, in characters. Source: market-rules §2.5. */
export const GOODS_MODEL_LENGTH_MAX = 60
/** Most words that a seller adds for searches. Source: market-rules §2.1. */
export const GOODS_TAG_COUNT_MAX = 10
/** Longest of these words, in characters. Source: decision 129. */
export const GOODS_TAG_LENGTH_MAX = 20
/** Most pictures of a product. Source: market-rules §9.3. */
export const GOODS_PICTURE_COUNT_MAX = 10
/** Most names of options, such as colour and size. Source: market-rules §9.3. */
export const GOODS_OPTION_NAME_COUNT_MAX = 2
/** Most options of a product. Source: market-rules §9.3. */
export const GOODS_OPTION_COUNT_MAX = 200
/** Most add-ons of a product. Source: market-rules §9.3. */
export const GOODS_ADD_ON_COUNT_MAX = 20
/** Longest name and longest value of an option, in characters. Source: decision 129. */
export const GOODS_OPTION_LENGTH_MAX = 40
/** Smallest price of a product, in won: that of a deal. Source: market-rules §1.4. */
export const GOODS_PRICE_MIN_WON = 100
/** Largest price of a product, in won. Source: decision 129. */
export const GOODS_PRICE_MAX_WON = 100_000_000
/** Largest stock of an option, in pieces. Source: decision 129. */
export const GOODS_STOCK_MAX = 999_999
/** Longest value of a row of the product notice, in characters. Source: decision 129. */
export const GOODS_NOTICE_VALUE_LENGTH_MAX = 500

export const GOODS_CONTENT_VIOLATION_TEXTS = {
  CODE_TOO_LONG: `판매자 상품코드는 ${GOODS_CODE_LENGTH_MAX}자까지 입력해 주세요.`,
  NAME_REQUIRED: '상품명을 입력해 주세요.',
  NAME_TOO_LONG: `상품명은 ${GOODS_NAME_LENGTH_MAX}자까지 입력해 주세요.`,
  CATEGORY_REQUIRED: '카테고리를 선택해 주세요.',
  MODEL_TOO_LONG: `모델명은 ${GOODS_MODEL_LENGTH_MAX}자까지 입력해 주세요.`,
  TAGS_INVALID: `검색 태그는 ${GOODS_TAG_LENGTH_MAX}자 이내로 ${GOODS_TAG_COUNT_MAX}개까지 입력해 주세요.`,
  SUMMARY_TOO_LONG: `한 줄 소개는 ${GOODS_SUMMARY_LENGTH_MAX}자까지 입력해 주세요.`,
  DESCRIPTION_REQUIRED: '상세설명을 입력해 주세요.',
  DESCRIPTION_TOO_LONG: '상세설명은 20,000자까지 입력해 주세요.',
  PICTURE_REQUIRED: '사진을 한 장 이상 올려 주세요.',
  PICTURE_COUNT: `사진은 ${GOODS_PICTURE_COUNT_MAX}장까지 올릴 수 있어요.`,
  NOTICE_REQUIRED: '상품정보제공고시의 모든 항목을 입력해 주세요.',
  NOTICE_TOO_LONG: `고시 내용은 항목마다 ${GOODS_NOTICE_VALUE_LENGTH_MAX}자까지 입력해 주세요.`,
  PRICE_RANGE: '가격은 100원부터 1억원까지 입력해 주세요.',
  PRICE_ORDER: '판매가는 정가보다 높을 수 없어요.',
  OPTION_NAMES: '옵션 이름을 입력해 주세요. 같은 이름은 두 번 사용할 수 없어요.',
  OPTION_REQUIRED: '옵션을 하나 이상 추가해 주세요.',
  OPTION_COUNT: `옵션은 ${GOODS_OPTION_COUNT_MAX}개까지 추가할 수 있어요.`,
  OPTION_VALUES: `옵션값을 모두 ${GOODS_OPTION_LENGTH_MAX}자 이내로 입력해 주세요.`,
  OPTION_DUPLICATE: '같은 옵션이 있어요.',
  OPTION_PRICE: '추가금액이 판매가보다 많이 낮거나 너무 높아요.',
  OPTION_BASE_REQUIRED: '추가금액이 0원인 옵션이 하나는 있어야 해요.',
  ADD_ON_COUNT: `추가상품은 ${GOODS_ADD_ON_COUNT_MAX}개까지 추가할 수 있어요.`,
  ADD_ON_VALUES: '추가상품의 이름과 가격을 입력해 주세요.',
  ADD_ON_DUPLICATE: '같은 추가상품이 있어요.',
  STOCK_RANGE: '재고는 0개부터 999,999개까지 입력해 주세요.',
  LIMITS_ORDER: '최소 구매 수량이 최대 구매 수량보다 많아요.',
  LIMITS_RANGE: '구매 수량 제한을 다시 확인해 주세요.',
  PERIOD_ORDER: '판매 종료가 시작보다 뒤여야 해요.',
  SHIP_DAYS: `발송 기한은 1일부터 ${SHIP_WITHIN_DAYS_MAX}일까지 입력해 주세요.`,
} as const satisfies Readonly<Record<string, string>>

/** Violation of what a product's form may hold. Source: market-rules §9.3. */
export type GoodsContentViolation = keyof typeof GOODS_CONTENT_VIOLATION_TEXTS
