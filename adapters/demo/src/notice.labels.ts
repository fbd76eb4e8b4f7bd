/**
 * Labels of the goods notice that the law requires of each type of goods, in display order (domain rules: goods
 * notice).
 */
export const NOTICE_LABELS = {
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

export type NoticeType = keyof typeof NOTICE_LABELS
type Values<Labels extends readonly string[]> = { readonly [Index in keyof Labels]: string }

/** The type of a product notice (상품정보제공고시) followed by one value for each of its labels. */
export type Notice = {
  [Type in NoticeType]: readonly [Type, ...Values<(typeof NOTICE_LABELS)[Type]>]
}[NoticeType]
