import type { EventSeed } from './events.types.ts'

/** The categories of events, in their order. */
export const DEMO_EVENT_CATEGORIES = ['경품', '체험단', '쿠폰', '소식'] as const

/** Events that run, that are to come and that are over: for entries, with coupons, and news. */
export const DEMO_EVENTS: readonly EventSeed[] = [
  {
    category: '쿠폰',
    title: '장보는 주말, 쿠폰 세 장',
    picture: 'store-achimbat',
    body: `이번 주말 장바구니에 담을 쿠폰 세 장을 모았어요.

## 이렇게 사용해요

1. 아래에서 쿠폰을 받아요.
2. 제철 과일과 채소를 담아요.
3. 결제할 때 가장 많이 할인되는 쿠폰이 먼저 적용돼요.

**하루 한 장**인 쿠폰은 내일 다시 받을 수 있어요.`,
    firstDay: -4,
    lastDay: 3,
    coupons: ['groceries', 'achimbat', 'fruit'],
  },
  {
    category: '경품',
    title: '햅쌀 나눔, 스무 집에 10kg씩',
    picture: 'store-slownuruk',
    body: `올가을 거둔 철원 오대쌀을 스무 분께 보내 드려요.

- **응모 기간** 이벤트가 끝나는 날까지
- **참여 방법** 아래에서 약관에 동의하고 응모하기를 눌러요
- **당첨** 공개된 씨앗값으로 추첨해요. 누구나 결과를 다시 계산해 볼 수 있어요

> 당첨자에게는 회원 정보의 휴대폰 번호로 안내해요.`,
    firstDay: -8,
    lastDay: 6,
    entry: {
      per: 'ONCE',
      announceAfterDays: 2,
      prizes: [{ name: '철원 오대쌀 10kg', quantity: 20, value: 42_000 }],
    },
  },
  {
    category: '경품',
    title: '또렷상점 헤드폰의 주인공을 찾아요',
    picture: 'store-ttoryeot',
    body: `출퇴근길이 조용해지는 헤드폰을 한 분께 드려요. 다음 스무 분께는 커피를 보내 드려요.

## 꼭 읽어 주세요

- 한 사람이 한 번 응모할 수 있어요.
- 1등 경품은 5만원이 넘어 세금이 있어요.
- 경품은 돈이나 다른 상품으로 바꿀 수 없어요.`,
    firstDay: -5,
    lastDay: 9,
    entry: {
      per: 'ONCE',
      announceAfterDays: 3,
      prizes: [
        { name: '소음 차단 헤드폰', quantity: 1, value: 289_000 },
        { name: '드립백 커피 10개', quantity: 20, value: 18_000 },
      ],
    },
  },
  {
    category: '체험단',
    title: '올리브나무 화분 체험단 20명',
    picture: 'store-chorok',
    body: `창가에 두면 되는 올리브나무 화분을 한 달 동안 키우고 리뷰를 남겨 주세요.

## 체험단이 하는 일

1. 화분을 받은 날 사진을 남겨요.
2. 한 달 뒤 **사진이 있는 리뷰**를 작성해요.

물은 흙이 마르면 듬뿍 주세요. 자세한 방법은 화분과 함께 보내 드려요.`,
    firstDay: -2,
    lastDay: 13,
    entry: {
      per: 'ONCE',
      announceAfterDays: 4,
      prizes: [{ name: '올리브나무 토분 화분', quantity: 20, value: 39_000 }],
    },
  },
  {
    category: '경품',
    title: '매일 한 번, 달콤한 오후',
    picture: 'store-ovenafternoon',
    body: `날마다 한 번씩 응모해 주세요. 자주 올수록 당첨될 확률이 높아져요.

- 하루는 **밤 12시**에 바뀌어요.
- 여러 번 응모해도 당첨은 한 번이에요.`,
    firstDay: -6,
    lastDay: 24,
    entry: {
      per: 'DAILY',
      announceAfterDays: 2,
      prizes: [
        { name: '딸기 생크림 케이크', quantity: 5, value: 38_000 },
        { name: '버터 크루아상 6개', quantity: 30, value: 16_000 },
      ],
    },
  },
  {
    category: '쿠폰',
    title: '환절기 옷장 정리 쿠폰',
    picture: 'store-sodamcloset',
    body: `얇은 옷은 넣고 도톰한 옷은 꺼낼 때예요. 소담옷장의 쿠폰으로 한 벌 장만해 보세요.`,
    firstDay: -5,
    lastDay: 25,
    coupons: ['closet'],
  },
  {
    category: '쿠폰',
    title: '처음 오신 분께 드리는 쿠폰',
    picture: 'store-warmkitchen',
    body: `장터에서 처음 만나는 가게라면 이 쿠폰부터 받아 두세요. 차 한 잔 쿠폰은 하루에 한 장씩 받을 수 있어요.`,
    firstDay: -30,
    lastDay: 55,
    coupons: ['first', 'tea'],
  },
  {
    category: '소식',
    title: '포장을 줄이는 가게들',
    picture: 'store-dadam',
    body: `종이 완충재와 종이테이프로 보내는 가게가 늘고 있어요.

## 함께하는 방법

- 배송 요청사항에 **"포장은 간단히"** 라고 남겨 주세요.
- 받은 상자는 테이프를 떼고 접어서 내놓아 주세요.`,
    firstDay: -20,
    lastDay: 365,
  },
  {
    category: '경품',
    title: '연말 선물 상자 응모',
    picture: 'store-salgyeol',
    body: `연말 선물 상자를 준비하고 있어요.`,
    firstDay: 5,
    lastDay: 30,
    entry: {
      per: 'DAILY',
      announceAfterDays: 2,
      prizes: [{ name: '연말 선물 상자', quantity: 10, value: 49_000 }],
    },
  },
  {
    category: '경품',
    title: '가을 캠핑 응모전',
    picture: 'store-slowweekend',
    body: `주말마다 떠나는 분들께 캠핑 용품을 드렸어요. 응모해 주셔서 고마워요.`,
    firstDay: -40,
    lastDay: -12,
    entry: {
      per: 'ONCE',
      announceAfterDays: 2,
      prizes: [
        { name: '원터치 텐트', quantity: 1, value: 189_000 },
        { name: '캠핑 의자', quantity: 2, value: 45_000 },
      ],
      entrants: [
        { loginId: 'minjikim', dayCount: 1 },
        { loginId: 'jihopark', dayCount: 1 },
        { loginId: 'seoyeonlee', dayCount: 1 },
        { loginId: 'yejuncha', dayCount: 1 },
      ],
    },
  },
  {
    category: '경품',
    title: '한가위 선물 매일 응모',
    picture: 'store-walkatelier',
    body: `한가위 동안 매일 응모해 주신 분들께 가죽 소품을 드렸어요.`,
    firstDay: -62,
    lastDay: -36,
    entry: {
      per: 'DAILY',
      announceAfterDays: 2,
      prizes: [{ name: '가죽 카드 지갑', quantity: 2, value: 48_000 }],
      entrants: [
        { loginId: 'minjikim', dayCount: 6 },
        { loginId: 'jihopark', dayCount: 2 },
        { loginId: 'yejuncha', dayCount: 9 },
      ],
    },
  },
  {
    category: '소식',
    title: '우리 집 거실을 소개해 주세요',
    picture: 'store-ongyeol',
    body: `보내 주신 거실 이야기를 온결가구의 기획전에서 소개했어요. 다음 계절에 다시 만나요.`,
    firstDay: -80,
    lastDay: -50,
  },
]
