export const ASPECTS = [
  'DELIVERY',
  'PACKAGING',
  'VALUE',
  'QUALITY',
  'DESIGN',
  'COLOR',
  'DURABILITY',
  'SERVICE',
  'SIZE',
  'FIT',
  'MATERIAL',
  'TASTE',
  'FRESHNESS',
  'AMOUNT',
  'AROMA',
  'NOISE',
  'PERFORMANCE',
  'BATTERY',
  'CONTROL',
  'INSTALLATION',
  'DIMENSION',
  'ODOR',
  'MOISTURE',
  'IRRITATION',
  'PIGMENT',
] as const

/** Something that reviews judge a product by. Source: market-rules §4.2. */
export type Aspect = (typeof ASPECTS)[number]

export const ASPECT_LABELS: Readonly<Record<Aspect, string>> = {
  DELIVERY: '배송',
  PACKAGING: '포장',
  VALUE: '가성비',
  QUALITY: '품질',
  DESIGN: '디자인',
  COLOR: '색상',
  DURABILITY: '내구성',
  SERVICE: '응대',
  SIZE: '사이즈',
  FIT: '핏',
  MATERIAL: '소재',
  TASTE: '맛',
  FRESHNESS: '신선도',
  AMOUNT: '양',
  AROMA: '향',
  NOISE: '소음',
  PERFORMANCE: '성능',
  BATTERY: '배터리',
  CONTROL: '조작',
  INSTALLATION: '설치',
  DIMENSION: '크기',
  ODOR: '냄새',
  MOISTURE: '촉촉함',
  IRRITATION: '자극',
  PIGMENT: '발색',
}

/** Questions that help somebody to write about an aspect. Source: market-rules §4.2. */
export const ASPECT_QUESTIONS: Readonly<Record<Aspect, string>> = {
  DELIVERY: '배송은 어땠나요?',
  PACKAGING: '포장은 어땠나요?',
  VALUE: '가격만큼 만족스러웠나요?',
  QUALITY: '품질은 어땠나요?',
  DESIGN: '디자인은 어땠나요?',
  COLOR: '색상은 사진과 비슷했나요?',
  DURABILITY: '오래 사용할 만큼 튼튼한가요?',
  SERVICE: '판매자 응대는 어땠나요?',
  SIZE: '사이즈는 어땠나요?',
  FIT: '핏은 어땠나요?',
  MATERIAL: '소재는 어땠나요?',
  TASTE: '맛은 어땠나요?',
  FRESHNESS: '신선도는 어땠나요?',
  AMOUNT: '양은 어땠나요?',
  AROMA: '향은 어땠나요?',
  NOISE: '소음은 어땠나요?',
  PERFORMANCE: '성능은 어땠나요?',
  BATTERY: '배터리는 얼마나 가나요?',
  CONTROL: '조작은 쉬웠나요?',
  INSTALLATION: '설치는 쉬웠나요?',
  DIMENSION: '크기는 어땠나요?',
  ODOR: '냄새는 어땠나요?',
  MOISTURE: '얼마나 촉촉했나요?',
  IRRITATION: '자극은 없었나요?',
  PIGMENT: '발색은 어땠나요?',
}

/** Aspects of every product. Source: market-rules §4.2. */
export const COMMON_ASPECTS = [
  'DELIVERY',
  'PACKAGING',
  'VALUE',
  'QUALITY',
  'DESIGN',
  'COLOR',
  'DURABILITY',
  'SERVICE',
] as const satisfies readonly Aspect[]

const WORN = ['SIZE', 'FIT', 'MATERIAL'] as const satisfies readonly Aspect[]
const EATEN = ['TASTE', 'FRESHNESS', 'AMOUNT', 'AROMA'] as const satisfies readonly Aspect[]

/**
 * Aspects of the products of a root category, by its slug, beside the common ones; another root has none of its own.
 * Source: market-rules §4.2, decision 154.
 */
export const ROOT_ASPECTS: Readonly<Record<string, readonly Aspect[]>> = {
  clothing: WORN,
  fashion: WORN,
  food: EATEN,
  drink: EATEN,
  digital: ['NOISE', 'PERFORMANCE', 'BATTERY', 'CONTROL'],
  living: ['INSTALLATION', 'DIMENSION', 'ODOR'],
  kitchen: ['DIMENSION', 'ODOR'],
  beauty: ['MOISTURE', 'IRRITATION', 'PIGMENT'],
  plant: ['FRESHNESS', 'DIMENSION', 'AROMA'],
  leisure: ['DIMENSION'],
}
