/** Progress of a parcel. Source: domain-rules §8. */
export const TRACKING_LEVELS = [1, 2, 3, 4, 5, 6] as const
export type TrackingLevel = (typeof TRACKING_LEVELS)[number]

/** Text for each step of the bar. Source: domain-rules §8. */
export const TRACKING_LEVEL_LABELS: Readonly<Record<TrackingLevel, string>> = {
  1: '집하준비',
  2: '집하',
  3: '이동중',
  4: '배송지역 도착',
  5: '배송중',
  6: '배송완료',
}

/** Text for reaching a level, where the carrier gives none. */
export const TRACKING_LEVEL_TEXTS: Readonly<Record<TrackingLevel, string>> = {
  1: '택배사에서 상품을 접수하고 있어요',
  2: '택배사에 상품을 전달했어요',
  3: '배송지역으로 이동하고 있어요',
  4: '배송지역에 도착했어요',
  5: '배송기사님이 배송을 시작했어요',
  6: '배송이 완료됐어요',
}
