/** Text over the board of all buyers where that of an age or a gender does not exist. Source: market-rules §1.3. */
export const SEGMENT_FALLBACK_TEXT =
  '아직 이 조건의 순위를 낼 만큼 모이지 않아 전체 순위를 보여 드려요.'

/** The formula behind the ranks in sentences. Source: market-rules §1.3. */
export const RANKING_BASIS_TEXTS = [
  '구매한 분의 수로 순위를 정해요. 한 분이 하루에 여러 번 구매해도 한 번으로 세고, 취소하거나 반품하면 빠져요.',
  '상품을 본 분의 수도 조금 더하지만, 같은 때에는 아무리 많아도 구매한 분 한 명보다 크지 않아요.',
  '최근 기록일수록 크게 반영해요. 일간은 12시간, 주간은 3.5일, 월간은 15일이 지나면 반으로 줄어요.',
  '점수가 같으면 결제금액이 큰 상품, 그다음 새로 나온 상품이 앞서요.',
  '광고는 순위에 영향을 주지 않아요.',
] as const
