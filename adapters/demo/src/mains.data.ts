import type { GnbSeed, MainItemSeed, MainSeed } from './mains.types.ts'

/** Length of each of the demo's videos in seconds. */
export const DEMO_VIDEO_SECONDS = 4

function aVideo(name: string, text: string): MainItemSeed {
  return { to: { goods: name }, picture: name, video: name, alt: `${text} 동영상`, text }
}

const VIDEOS: readonly MainItemSeed[] = [
  aVideo('ceramic-teapot', '진사 찻주전자'),
  aVideo('canvas-backpack', '캔버스 백팩'),
  aVideo('wheel-thrown-mug', '물레 머그'),
  aVideo('twin-bell-clock', '태엽 알람시계'),
]

const HOME: MainSeed = {
  page: 'HOME',
  title: '홈',
  groups: [
    {
      block: 'BANNER',
      title: '오늘의 소식',
      items: [
        {
          to: { goods: 'seogwipo-tangerine' },
          picture: 'hero-1',
          text: '오늘 새벽에 딴 감귤',
          subText: '서귀포에서 식탁까지 이틀이면 도착해요',
        },
        {
          to: { goods: 'drip-bag-coffee' },
          picture: 'hero-2',
          text: '천천히 내리는 오후',
          subText: '갓 볶은 드립백과 바삭한 크루아상',
        },
        {
          to: { goods: 'slow-night-tent' },
          picture: 'hero-3',
          text: '주말엔 느긋하게',
          subText: '30초면 펼치는 텐트, 밖에서 자는 하루',
        },
        {
          to: { goods: 'olive-tree-pot' },
          picture: 'hero-4',
          text: '집 안에 초록 한 칸',
          subText: '받자마자 창가에 두면 되는 화분',
        },
      ],
    },
    { block: 'DEAL', title: '오늘의 특가', link: '/main/deal' },
    { block: 'CLICK_A', title: '지금 많이 보는 상품', link: '/main/ranking', goodsMax: 9 },
    {
      block: 'IMAGE_SWIPE',
      title: '가게에서 온 편지',
      subtitle: '만드는 사람의 하루를 들여다봐요',
      items: [
        {
          to: { store: 'achimbat' },
          picture: 'store-achimbat',
          text: '아침밭상회',
          subText: '해 뜨기 전에 거둔 것만 보내요',
        },
        {
          to: { store: 'dadam' },
          picture: 'store-dadam',
          text: '다담다실',
          subText: '찻잎 한 줌에 담긴 봄',
        },
        {
          to: { store: 'chorok' },
          picture: 'store-chorok',
          text: '초록숨',
          subText: '처음 키우는 사람을 위한 식물',
        },
      ],
    },
    {
      block: 'TEXT_SWIPE',
      title: '이런 날엔 이런 것',
      items: [
        { to: { category: 'sauce-kimchi' }, text: '밥 한 그릇 뚝딱', subText: '김치와 장' },
        { to: { category: 'bakery' }, text: '빵 굽는 주말', subText: '빵과 디저트' },
        { to: { category: 'coffee' }, text: '잠 깨는 한 잔', subText: '커피' },
        { to: { category: 'camping' }, text: '밖에서 자는 날', subText: '캠핑' },
        { to: { category: 'fabric' }, text: '이불 바꾸는 날', subText: '침구와 패브릭' },
        { to: { category: 'potted' }, text: '초록이 필요할 때', subText: '화분' },
      ],
    },
    {
      block: 'CATEGORY',
      title: '이번 주 카테고리 베스트',
      items: ['food', 'drink', 'clothing', 'beauty', 'living', 'kitchen', 'digital', 'plant'].map(
        (category) => ({ to: { category } }),
      ),
    },
    { block: 'NEW_GOODS', title: '새로 들어왔어요', goodsMax: 12 },
    {
      block: 'IMAGE_GRID_3',
      title: '한 상 차리기',
      subtitle: '그릇부터 수저까지',
      items: [
        {
          to: { goods: 'dinner-plate-set' },
          picture: 'dinner-plate-set',
          text: '무광 접시',
        },
        { to: { goods: 'deep-noodle-bowl' }, picture: 'deep-noodle-bowl', text: '백자 면기' },
        {
          to: { goods: 'lacquered-chopsticks' },
          picture: 'lacquered-chopsticks',
          text: '옻칠 수저',
        },
        { to: { goods: 'enamel-kettle' }, picture: 'enamel-kettle', text: '법랑 주전자' },
        { to: { goods: 'heat-glass' }, picture: 'heat-glass', text: '내열 유리컵' },
        { to: { goods: 'cast-iron-pan' }, picture: 'cast-iron-pan', text: '무쇠 팬' },
      ],
    },
    {
      block: 'STORE_RECOMMEND',
      title: '가게 둘러보기',
      link: '/store',
      items: ['achimbat', 'ovenafternoon', 'dadam', 'ongyeol', 'warmkitchen', 'slowweekend'].map(
        (store) => ({ to: { store } }),
      ),
    },
    {
      block: 'CLICK_C',
      title: '이런 상품은 어때요?',
      subtitle: '둘러본 것과 어울리는 것',
      goodsMax: 12,
    },
    { block: 'SEARCH', title: '요즘 많이 찾는 상품', link: '/search' },
    {
      block: 'VIDEO',
      title: '돌려 보는 상품',
      subtitle: '소리 없는 짧은 동영상이에요',
      items: VIDEOS,
    },
    { block: 'AGE', title: '또래가 많이 사는 상품' },
    { block: 'CART', title: '이번 주 많이 담은 상품' },
    {
      block: 'IMAGE_GRID_2',
      title: '계절을 준비하는 집',
      items: [
        {
          to: { exhibition: 'exhibition-night' },
          picture: 'exhibition-night',
          text: '밤이 길어지는 집',
          subText: '불을 낮추고 이불을 당겨요',
        },
        {
          to: { exhibition: 'exhibition-green' },
          picture: 'exhibition-green',
          text: '창가에 초록 한 칸',
          subText: '물 주기 쉬운 화분부터',
        },
      ],
    },
    { block: 'WISHLIST', title: '이번 주 많이 찜한 상품' },
    {
      block: 'TEXT_GRID_2',
      title: '처음 오셨나요?',
      items: [
        { to: { link: '/store' }, text: '가게 찾기', subText: '열두 곳의 이야기' },
        { to: { link: '/main/exhibition' }, text: '기획전', subText: '지금 열린 것 모두' },
        { to: { link: '/myPage/coupon/list' }, text: '쿠폰', subText: '받은 것 모아 보기' },
        { to: { link: '/order/guest' }, text: '비회원 주문', subText: '주문 찾아보기' },
      ],
    },
  ],
}

const HARVEST: MainSeed = {
  page: 'SUB_A',
  title: '산지에서',
  groups: [
    {
      block: 'BANNER',
      title: '산지 소식',
      items: [
        {
          to: { exhibition: 'exhibition-harvest' },
          picture: 'exhibition-harvest',
          text: '산지에서 식탁까지 이틀',
          subText: '오늘 거둔 제철을 내일 보내요',
        },
        {
          to: { goods: 'seogwipo-tangerine' },
          picture: 'hero-1',
          text: '오늘 새벽에 딴 감귤',
          subText: '서귀포에서 식탁까지 이틀이면 도착해요',
        },
      ],
    },
    {
      block: 'TEXT_GRID_3',
      title: '무엇을 찾으세요?',
      items: [
        { to: { category: 'fruit' }, text: '과일' },
        { to: { category: 'vegetable' }, text: '채소' },
        { to: { category: 'rice' }, text: '쌀·잡곡' },
        { to: { category: 'seafood' }, text: '수산' },
        { to: { category: 'meat' }, text: '정육' },
        { to: { category: 'laver' }, text: '건어물' },
      ],
    },
    {
      block: 'IMAGE_GRID_3',
      title: '지금이 제철',
      items: [
        { to: { goods: 'seogwipo-tangerine' }, picture: 'seogwipo-tangerine', text: '감귤' },
        { to: { goods: 'geochang-apple' }, picture: 'geochang-apple', text: '사과' },
        { to: { goods: 'nonsan-strawberry' }, picture: 'nonsan-strawberry', text: '딸기' },
        { to: { goods: 'haenam-sweet-potato' }, picture: 'haenam-sweet-potato', text: '고구마' },
        { to: { goods: 'gongju-chestnut' }, picture: 'gongju-chestnut', text: '햇밤' },
        { to: { goods: 'tongyeong-oyster' }, picture: 'tongyeong-oyster', text: '굴' },
      ],
    },
    {
      block: 'CLICK_B',
      title: '요즘 많이 보는 먹거리',
      goodsMax: 12,
      items: [{ to: { category: 'food' } }],
    },
    {
      block: 'CATEGORY',
      title: '이번 주 베스트',
      items: ['fruit', 'field', 'sea-meat', 'pantry'].map((category) => ({ to: { category } })),
    },
    {
      block: 'STORE_RECOMMEND',
      title: '거두는 사람들',
      items: ['achimbat', 'slownuruk', 'dadam', 'chorok'].map((store) => ({ to: { store } })),
    },
  ],
}

const LIVING: MainSeed = {
  page: 'SUB_B',
  title: '집꾸미기',
  groups: [
    {
      block: 'IMAGE_SWIPE',
      title: '방마다 다른 이야기',
      items: [
        {
          to: { exhibition: 'exhibition-night' },
          picture: 'exhibition-night',
          text: '밤이 길어지는 집',
          subText: '불을 낮추고 이불을 당겨요',
        },
        {
          to: { exhibition: 'exhibition-table' },
          picture: 'exhibition-table',
          text: '매일 꺼내는 그릇',
          subText: '손에 익을수록 좋아지는 부엌살림',
        },
        {
          to: { exhibition: 'exhibition-desk' },
          picture: 'exhibition-desk',
          text: '일이 잘 되는 책상',
          subText: '조용하고 또렷한 것들로',
        },
      ],
    },
    {
      block: 'IMAGE_GRID_2',
      title: '먼저 바꾸면 좋은 것',
      items: [
        {
          to: { goods: 'hanji-pendant' },
          picture: 'hanji-pendant',
          text: '한지 조명',
          subText: '방의 빛부터',
        },
        {
          to: { goods: 'crisp-bedding' },
          picture: 'crisp-bedding',
          text: '순면 침구',
          subText: '매일 닿는 것부터',
        },
      ],
    },
    {
      block: 'CLICK_B',
      title: '요즘 많이 보는 살림',
      goodsMax: 12,
      items: [{ to: { category: 'living' } }],
    },
    {
      block: 'CATEGORY',
      title: '이번 주 베스트',
      items: ['furniture', 'fabric', 'decor', 'tidy'].map((category) => ({ to: { category } })),
    },
    {
      block: 'STORE_RECOMMEND',
      title: '집을 아는 가게',
      items: ['ongyeol', 'warmkitchen', 'chorok', 'ttoryeot'].map((store) => ({ to: { store } })),
    },
  ],
}

/** The composed pages. */
export const DEMO_MAINS: readonly MainSeed[] = [HOME, HARVEST, LIVING]

/** The navigation at the top, in its order. */
export const DEMO_GNB: readonly GnbSeed[] = [
  { type: 'HOME', title: '추천' },
  { type: 'RANKING', title: '랭킹' },
  { type: 'DEAL', title: '특가' },
  { type: 'EXHIBITION_LIST', title: '기획전' },
  { type: 'VIEW_BENEFITS', title: '혜택' },
  { type: 'SUB_MAIN_A', title: '산지에서', subtitleType: 'TEXT', subtitle: '제철' },
  { type: 'SUB_MAIN_B', title: '집꾸미기', subtitleType: 'NEW' },
]
