import type { BenefitSeed } from './events.types.ts'

/** Benefits that run, in their order. */
export const DEMO_BENEFITS: readonly BenefitSeed[] = [
  {
    title: '새 회원 혜택',
    subtitle: '가입하고 14일 동안 받는 쿠폰',
    picture: 'exhibition-gift',
    body: `가입한 날부터 **14일 동안** 새 회원 쿠폰을 받을 수 있어요.

[새 회원 혜택 보러 가기](/events/welcome)`,
    lastDay: null,
    coupons: [],
  },
  {
    title: '단골 가게 쿠폰',
    subtitle: '자주 가는 가게에서 더 할인받아요',
    picture: 'exhibition-teatime',
    body: `가게마다 쿠폰이 따로 있어요. 상품 쿠폰과 중복 쿠폰, 스토어 쿠폰은 **함께** 사용할 수 있어요.

| 쿠폰 | 적용되는 곳 |
| --- | --- |
| 상품 쿠폰 | 상품 하나 |
| 중복 쿠폰 | 상품 쿠폰을 뺀 금액 |
| 스토어 쿠폰 | 가게에서 산 전체 금액 |`,
    lastDay: null,
    coupons: ['achimbat', 'oven', 'tea', 'closet'],
  },
  {
    title: '카드 무이자 할부',
    subtitle: '카드사마다 다른 개월 수를 확인하세요',
    picture: 'exhibition-desk',
    body: `무이자 개월은 카드사와 결제 금액에 따라 달라요. **결제 화면에서 카드를 선택하면** 지금 되는 개월 수가 나와요.

- 법인·체크·선불 카드는 할부가 되지 않아요.
- 부분 무이자는 앞 회차의 이자를 부담해요.`,
    lastDay: null,
    coupons: [],
  },
  {
    title: '오늘의 장보기',
    subtitle: '식품은 날마다 7% 더 할인',
    picture: 'exhibition-table',
    body: `밤 12시가 되면 장보기 쿠폰을 다시 받을 수 있어요. 받은 날 안에 사용해 주세요.`,
    lastDay: 45,
    coupons: ['groceries'],
  },
]
