import type { RootSeed } from './categories.types.ts'

/**
 * The category tree in the order it is shown, three levels deep; goods lie in leaves only. The keys are the slugs,
 * which stay and are unique in the whole tree; roots and middle ones have a picture.
 */
export const DEMO_CATEGORIES = {
  food: {
    name: '식품',
    middles: {
      fruit: {
        name: '과일·견과',
        leaves: { citrus: '감귤·한라봉·레몬', 'seasonal-fruit': '제철 과일', nut: '견과·건과일' },
      },
      field: {
        name: '채소·쌀',
        leaves: { root: '감자·고구마·옥수수', vegetable: '잎·열매채소', rice: '쌀·잡곡' },
      },
      'sea-meat': {
        name: '수산·정육·달걀',
        leaves: { seafood: '생선·새우·조개', meat: '정육·달걀', laver: '김·건어물' },
      },
      bakery: {
        name: '빵·디저트',
        leaves: {
          bread: '식빵·식사빵',
          pastry: '크루아상·페이스트리',
          cake: '케이크·파이',
          cookie: '쿠키·구움과자',
          'cold-dessert': '푸딩·아이스크림',
        },
      },
      pantry: {
        name: '꿀·장·간편식',
        leaves: {
          'honey-jam': '꿀·잼·조청',
          'sauce-kimchi': '김치·장·기름',
          'snack-meal': '안주·간편식',
        },
      },
    },
  },
  drink: {
    name: '음료·차·우리 술',
    middles: {
      coffee: {
        name: '커피',
        leaves: { 'coffee-bean': '원두', 'drip-bag': '드립백·콜드브루' },
      },
      tea: {
        name: '차',
        leaves: { 'leaf-tea': '녹차·홍차·우롱차', 'herb-tea': '꽃차·허브차·곡물차' },
      },
      liquor: {
        name: '우리 술',
        leaves: {
          makgeolli: '막걸리·약주',
          'fruit-wine': '과실주·와인·맥주',
          distilled: '소주·증류주',
        },
      },
      beverage: {
        name: '음료',
        leaves: { 'drink-base': '밀크티·과일청', 'juice-soda': '주스·탄산·식혜' },
      },
    },
  },
  clothing: {
    name: '의류',
    middles: {
      tops: {
        name: '상의',
        leaves: { tee: '티셔츠', shirt: '셔츠·블라우스', knit: '니트·가디건' },
      },
      bottoms: {
        name: '하의·원피스',
        leaves: { pants: '바지·청바지', dress: '치마·원피스' },
      },
      outer: {
        name: '겉옷',
        leaves: { coat: '코트·패딩', jacket: '재킷·조끼' },
      },
      innerwear: {
        name: '양말·홈웨어',
        leaves: { socks: '양말·속옷', loungewear: '잠옷·홈웨어' },
      },
    },
  },
  fashion: {
    name: '신발·가방·잡화',
    middles: {
      shoes: {
        name: '신발',
        leaves: { sneakers: '운동화·등산화', 'dress-shoes': '구두·부츠', sandals: '샌들·슬리퍼' },
      },
      bags: {
        name: '가방',
        leaves: { backpack: '백팩', tote: '토트백·숄더백', 'travel-bag': '여행가방·서류가방' },
      },
      accessories: {
        name: '패션 소품',
        leaves: {
          wallet: '지갑·파우치',
          hat: '모자',
          muffler: '머플러·장갑·넥타이',
          jewelry: '안경·시계·주얼리',
        },
      },
    },
  },
  beauty: {
    name: '뷰티·욕실',
    middles: {
      skincare: {
        name: '스킨케어',
        leaves: { serum: '토너·세럼·마스크', cream: '로션·크림·선크림' },
      },
      makeup: {
        name: '메이크업',
        leaves: { lip: '립 메이크업', 'face-nail': '페이스·네일' },
      },
      'body-hair': {
        name: '바디·헤어',
        leaves: { body: '비누·바디케어', hair: '샴푸·헤어 소품' },
      },
      bath: {
        name: '욕실·구강',
        leaves: { oral: '칫솔·치약', 'bath-goods': '입욕·욕실 소품' },
      },
    },
  },
  living: {
    name: '가구·리빙',
    middles: {
      furniture: {
        name: '가구',
        leaves: { 'chair-sofa': '의자·소파', 'bed-storage': '침대·테이블·수납' },
      },
      fabric: {
        name: '침구·패브릭',
        leaves: { bedding: '이불·베개', rug: '러그·쿠션·커튼' },
      },
      decor: {
        name: '조명·홈데코',
        leaves: { lamp: '조명', candle: '캔들·디퓨저', mirror: '거울·시계·액자' },
      },
      tidy: {
        name: '정리·청소',
        leaves: { basket: '바구니·수납함', cleaning: '청소·세탁' },
      },
    },
  },
  kitchen: {
    name: '주방',
    middles: {
      cookware: {
        name: '조리도구',
        leaves: { pan: '프라이팬·냄비', knife: '칼·도마', 'cook-tool': '조리 소도구' },
      },
      tableware: {
        name: '그릇·수저',
        leaves: { bowl: '그릇·접시', cutlery: '수저·커트러리' },
      },
      teaware: {
        name: '다기·컵',
        leaves: { teapot: '다기·주전자', cup: '컵·잔' },
      },
      'food-storage': {
        name: '보관·도시락',
        leaves: { jar: '밀폐용기·저장병', lunch: '도시락·보온병' },
      },
    },
  },
  digital: {
    name: '디지털·가전',
    middles: {
      audio: {
        name: '음향',
        leaves: { headphone: '헤드폰·이어폰', speaker: '스피커·라디오·마이크' },
      },
      computer: {
        name: '컴퓨터 주변기기',
        leaves: { 'keyboard-mouse': '키보드·마우스', 'display-storage': '모니터·저장장치' },
      },
      'camera-wearable': {
        name: '카메라·웨어러블',
        leaves: { camera: '카메라·필름', 'smart-watch': '스마트워치·트래커' },
      },
      'home-tech': {
        name: '모바일·생활가전',
        leaves: { charger: '충전기·배터리', appliance: '소형가전' },
      },
    },
  },
  plant: {
    name: '꽃·식물',
    middles: {
      flower: {
        name: '꽃',
        leaves: { bouquet: '꽃다발·꽃바구니', 'cut-flower': '생화·드라이플라워' },
      },
      potted: {
        name: '화분 식물',
        leaves: { foliage: '관엽·나무', cactus: '선인장·다육', flowering: '꽃 화분·허브' },
      },
      gardening: {
        name: '가드닝',
        leaves: { 'seed-soil': '씨앗·흙·영양제', 'garden-tool': '화분·원예 도구' },
      },
    },
  },
  leisure: {
    name: '취미·레저',
    middles: {
      camping: {
        name: '캠핑',
        leaves: { tent: '텐트·침낭', 'camp-gear': '캠핑 조명·화로·소품' },
      },
      sports: {
        name: '스포츠',
        leaves: { ball: '구기·라켓', wheels: '보드·자전거·스케이트' },
      },
      play: {
        name: '장난감·게임',
        leaves: { toy: '인형·장난감', 'board-game': '보드게임·퍼즐' },
      },
      hobby: {
        name: '문구·악기·그림',
        leaves: { stationery: '문구·그림 도구', instrument: '악기' },
      },
    },
  },
} as const satisfies Readonly<Record<string, RootSeed>>
