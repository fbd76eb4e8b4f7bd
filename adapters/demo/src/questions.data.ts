import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'

/** A question about products of a kind, and its answer; `null` while there is none. */
export type QuestionSeed = {
  readonly topic: QuestionTopic
  readonly text: string
  readonly answer: string | null
  readonly isSecret?: true
}

/** What is asked about products of any kind. */
export const COMMON_QUESTIONS: readonly QuestionSeed[] = [
  {
    topic: 3,
    text: '오늘 오전에 주문하면 이번 주 안에 받을 수 있을까요? 토요일에 집을 비워서요.',
    answer:
      '네, 오늘 출고해요. 택배사 사정이 없으면 내일이나 모레 도착하고 토요일에는 배송하지 않아요.',
  },
  {
    topic: 5,
    text: '선물할 건데 가격이 적힌 종이는 빼고 보내 주실 수 있나요?',
    answer: '상자에는 가격이 적힌 서류를 넣지 않아요. 걱정하지 말고 보내세요.',
  },
  {
    topic: 4,
    text: '상자를 열어 보기만 하고 반품해도 되나요?',
    answer:
      '사용하지 않았다면 받은 날부터 7일 안에 반품할 수 있어요. 상자와 구성품을 함께 보내 주세요.',
  },
  {
    topic: 3,
    text: '회사로 받고 싶은데 배송지를 바꿔 주세요.',
    answer:
      '주문 상세에서 배송지를 변경할 수 있어요. 배송 준비가 시작되면 바꿀 수 없으니 서둘러 주세요.',
    isSecret: true,
  },
  { topic: 2, text: '품절된 옵션은 언제쯤 다시 들어오나요?', answer: null },
  {
    topic: 5,
    text: '단체로 스무 개쯤 사려고 하는데 따로 상담할 수 있을까요?',
    answer: null,
    isSecret: true,
  },
]

/** What is asked about the products of each root category. */
export const QUESTIONS_OF_ROOTS: Readonly<Record<string, readonly QuestionSeed[]>> = {
  food: [
    {
      topic: 1,
      text: '받아서 냉장고에 넣으면 며칠이나 두고 먹을 수 있어요?',
      answer: '냉장 보관하면 일주일쯤 맛있게 드실 수 있어요. 물기가 닿지 않게 종이에 싸 두세요.',
    },
    {
      topic: 1,
      text: '아이가 먹을 거라 여쭤봐요. 설탕이나 첨가물이 들어 있나요?',
      answer: '상품정보 제공고시의 원재료에 적은 것이 전부예요. 설탕과 보존료는 넣지 않아요.',
    },
    {
      topic: 3,
      text: '더운 날에 문 앞에 오래 두면 상할까요? 아이스팩이 같이 오나요?',
      answer: '여름에는 아이스팩을 함께 넣어 보내요. 그래도 도착한 날 저녁까지는 들여놓아 주세요.',
    },
    { topic: 1, text: '올해 수확한 것이 맞나요?', answer: null },
  ],
  drink: [
    {
      topic: 1,
      text: '카페인이 얼마나 들어 있나요? 저녁에 마셔도 괜찮을까요?',
      answer: '카페인에 민감하시면 오후 세 시 이후에는 연하게 우려 드시길 권해요.',
    },
    {
      topic: 1,
      text: '처음 사 보는데 한 번에 몇 그램이나 우리면 되나요?',
      answer: '물 200mL에 3g이면 알맞아요. 첫 잔은 1분, 다음 잔부터는 30초씩 늘려 보세요.',
    },
    { topic: 1, text: '유통기한이 언제까지인 제품을 보내 주시나요?', answer: null },
  ],
  clothing: [
    {
      topic: 1,
      text: '키 165에 보통 체격인데 어떤 사이즈가 맞을까요?',
      answer: '딱 맞게 입으시면 S, 여유 있게 입으시면 M을 권해요. 상세의 실측 표도 함께 봐 주세요.',
    },
    {
      topic: 1,
      text: '세탁기에 돌려도 줄지 않나요?',
      answer: '찬물에 세탁망을 사용하면 괜찮아요. 건조기는 줄 수 있으니 피해 주세요.',
    },
    {
      topic: 4,
      text: '색이 생각과 다르면 다른 색으로 교환할 수 있나요?',
      answer: '입지 않았고 택이 달려 있으면 교환할 수 있어요. 왕복 배송비는 구매자가 부담해요.',
    },
    { topic: 1, text: '밝은 색은 비침이 있나요?', answer: null },
  ],
  fashion: [
    {
      topic: 1,
      text: '겉감과 안감이 어떤 소재인지 궁금해요.',
      answer:
        '상품정보 제공고시의 소재에 부위별로 적어 두었어요. 더 궁금한 점은 편하게 물어봐 주세요.',
    },
    {
      topic: 1,
      text: '비 오는 날에 사용해도 괜찮을까요?',
      answer: '잠깐 젖는 건 괜찮아요. 마른 천으로 바로 닦아 그늘에서 말려 주세요.',
    },
    { topic: 1, text: '부모님 선물로도 괜찮을까요? 무게가 궁금해요.', answer: null },
  ],
  beauty: [
    {
      topic: 1,
      text: '피부가 민감한 편인데 괜찮을까요? 향료가 들어 있는지 궁금해요.',
      answer:
        '향료 대신 식물에서 얻은 오일을 넣었어요. 처음에는 팔 안쪽에 발라 보고 사용해 주세요.',
    },
    {
      topic: 1,
      text: '개봉하고 나서 얼마 동안 쓰면 되나요?',
      answer: '개봉 후 12개월 안에 사용해 주세요. 직사광선이 닿지 않는 곳에 두시면 더 좋아요.',
    },
    { topic: 1, text: '임신 중인데 사용해도 되는 성분인가요?', answer: null, isSecret: true },
  ],
  living: [
    {
      topic: 1,
      text: '새 제품 냄새가 심한가요? 아이 방에 두려고 해요.',
      answer: '받은 날 창가에 하루쯤 두면 거의 나지 않아요. 환기한 뒤에 사용해 주세요.',
    },
    {
      topic: 1,
      text: '실제로 보면 색이 사진보다 어두운가요?',
      answer: '화면마다 조금 달라 보여요. 낮의 자연광에서 찍은 두 번째 사진이 가장 비슷해요.',
    },
    { topic: 3, text: '집에 아무도 없는데 경비실에 맡겨 주실 수 있나요?', answer: null },
  ],
  kitchen: [
    {
      topic: 1,
      text: '식기세척기와 전자레인지에 넣어도 되나요?',
      answer: '식기세척기는 괜찮고, 전자레인지는 금속 장식이 없는 것만 사용해 주세요.',
    },
    {
      topic: 1,
      text: '처음 사용하기 전에 따로 할 일이 있나요?',
      answer: '중성세제로 부드럽게 씻고 완전히 말린 뒤에 사용해 주세요.',
    },
    { topic: 4, text: '받았는데 이가 나가 있으면 어떻게 하나요?', answer: null },
  ],
  digital: [
    {
      topic: 1,
      text: '설명서가 한글인가요? 부모님이 쓰실 거라 여쭤봐요.',
      answer: '네, 그림이 들어간 한글 설명서를 함께 보내 드려요.',
    },
    {
      topic: 1,
      text: '보증 기간이 얼마나 되나요?',
      answer: '구매한 날부터 1년이에요. 고장 나면 고객센터로 알려 주시면 무상으로 수리해요.',
    },
    { topic: 1, text: '밤에 써도 될 만큼 소리가 조용한가요?', answer: null },
  ],
  plant: [
    {
      topic: 1,
      text: '처음 키워 보는 사람도 잘할 수 있을까요?',
      answer: '그럼요. 돌보는 방법을 적은 카드를 함께 보내 드려요.',
    },
    {
      topic: 1,
      text: '축하 카드에 짧은 글을 적어 주실 수 있나요?',
      answer: '배송 요청사항에 30자 안으로 적어 주시면 카드에 옮겨 적어 드려요.',
    },
    { topic: 3, text: '한겨울에 받아도 얼지 않게 포장해 주시나요?', answer: null },
  ],
  leisure: [
    {
      topic: 1,
      text: '처음 해 보는 사람이 쓰기에도 괜찮을까요?',
      answer: '네, 처음 시작하시는 분이 많이 찾으세요. 설명서도 함께 들어 있어요.',
    },
    {
      topic: 1,
      text: '빠진 부품이 있으면 따로 보내 주시나요?',
      answer: '네, 사진과 함께 알려 주시면 확인하는 대로 무료로 보내 드려요.',
    },
    { topic: 1, text: '보관할 때 부피가 얼마나 되나요?', answer: null },
  ],
}
