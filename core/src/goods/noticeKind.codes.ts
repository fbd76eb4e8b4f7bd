/**
 * Labels of the product notice (상품정보제공고시) that the law requires of each kind of product, in display order. Source:
 * domain-rules §5.1, market-rules §9.3.
 */
export const GOODS_NOTICE_LABELS = {
  FOOD: [
    '품목 또는 명칭',
    '포장단위별 내용물의 용량',
    '생산자',
    '원산지',
    '제조연월일·소비기한',
    '보관방법',
  ],
  GENERAL_FOOD: [
    '제품명',
    '식품의 유형',
    '제조원',
    '포장단위별 내용물의 용량',
    '원재료명',
    '제조연월일·소비기한',
    '보관방법',
  ],
  WEAR: ['소재', '색상', '치수', '제조자', '제조국', '세탁방법과 주의사항', '제조연월'],
  SHOES: ['소재', '색상', '치수·굽 높이', '제조자', '제조국', '취급 주의사항'],
  BAG: ['종류', '소재', '색상', '크기', '제조자', '제조국', '취급 주의사항'],
  FASHION_ITEMS: ['종류', '소재', '치수', '제조자', '제조국', '취급 주의사항'],
  FURNITURE: [
    '품명',
    'KC 인증정보',
    '구성품',
    '주요 소재',
    '크기',
    '제조자',
    '제조국',
    '배송·설치비용',
  ],
  KITCHEN_UTENSILS: ['품명', '재질', '구성품', '크기', '제조자', '제조국'],
  COSMETIC: [
    '용량',
    '제품 주요사양',
    '사용기한',
    '사용방법',
    '제조업자·책임판매업자',
    '제조국',
    '전성분',
    '기능성 심사필 여부',
    '주의사항',
  ],
  MICROELECTRONICS: [
    '품명·모델명',
    'KC 인증정보',
    '정격전압·소비전력',
    '출시연월',
    '제조자',
    '제조국',
    '크기·무게',
    '주요 사양',
  ],
  SPORTS_EQUIPMENT: [
    '품명',
    '크기·중량',
    '색상',
    '재질',
    '제품 구성',
    '제조자',
    '제조국',
    '세부 사양',
  ],
  KIDS: [
    '품명',
    'KC 인증정보',
    '크기·중량',
    '재질',
    '사용연령',
    '제조자',
    '제조국',
    '취급 주의사항',
  ],
  ETC: ['품명', '인증·허가사항', '원산지', '제조자', '관리방법'],
} as const

/** Kind of a product notice. */
export type GoodsNoticeKind = keyof typeof GOODS_NOTICE_LABELS

export const GOODS_NOTICE_KINDS = [
  'FOOD',
  'GENERAL_FOOD',
  'WEAR',
  'SHOES',
  'BAG',
  'FASHION_ITEMS',
  'FURNITURE',
  'KITCHEN_UTENSILS',
  'COSMETIC',
  'MICROELECTRONICS',
  'SPORTS_EQUIPMENT',
  'KIDS',
  'ETC',
] as const satisfies readonly GoodsNoticeKind[]

export const GOODS_NOTICE_KIND_LABELS: Readonly<Record<GoodsNoticeKind, string>> = {
  FOOD: '식품(농·축·수산물)',
  GENERAL_FOOD: '가공식품',
  WEAR: '의류',
  SHOES: '구두·신발',
  BAG: '가방',
  FASHION_ITEMS: '패션잡화',
  FURNITURE: '가구·침구',
  KITCHEN_UTENSILS: '주방용품',
  COSMETIC: '화장품',
  MICROELECTRONICS: '소형전자',
  SPORTS_EQUIPMENT: '스포츠용품',
  KIDS: '어린이제품',
  ETC: '기타 재화',
}

const FOOD_KINDS: ReadonlySet<GoodsNoticeKind> = new Set(['FOOD', 'GENERAL_FOOD'])

/** Label of the row that names whom a buyer calls. */
export function contactLabel(kind: GoodsNoticeKind): string {
  return FOOD_KINDS.has(kind) ? '소비자상담 전화번호' : 'A/S 책임자와 전화번호'
}

/** Lists the rows that a seller fills in for a kind of notice, in display order. */
export function noticeLabels(kind: GoodsNoticeKind): readonly string[] {
  return [...GOODS_NOTICE_LABELS[kind], contactLabel(kind)]
}
