import type { TintName } from './pictures/tints.ts'

type LeafSeed = { readonly slug: string; readonly name: string }
type MiddleSeed = LeafSeed & { readonly emoji: string; readonly children: readonly LeafSeed[] }
type RootSeed = LeafSeed & {
  readonly emoji: string
  readonly tint: TintName
  readonly children: readonly MiddleSeed[]
}

/**
 * The category tree in the order it is shown, three levels deep; goods lie in leaves only. A slug is unique in
 * the whole tree and stays, the emoji and the root's tint make the pictures of roots and middle ones.
 */
export const DEMO_CATEGORIES = [
  {
    slug: 'food',
    name: '식품',
    emoji: '🍎',
    tint: 'apricot',
    children: [
      {
        slug: 'fruit',
        name: '과일·견과',
        emoji: '🍇',
        children: [
          { slug: 'citrus', name: '감귤·한라봉·레몬' },
          { slug: 'seasonal-fruit', name: '제철 과일' },
          { slug: 'nut', name: '견과·건과일' },
        ],
      },
      {
        slug: 'field',
        name: '채소·쌀',
        emoji: '🥦',
        children: [
          { slug: 'root-vegetable', name: '고구마·감자·옥수수' },
          { slug: 'fresh-vegetable', name: '잎채소·열매채소' },
          { slug: 'rice', name: '쌀·잡곡' },
        ],
      },
      {
        slug: 'sea-meat',
        name: '수산·정육·달걀',
        emoji: '🐟',
        children: [
          { slug: 'seafood', name: '생선·새우·조개' },
          { slug: 'meat-egg', name: '정육·달걀' },
          { slug: 'dried-seafood', name: '김·건어물' },
        ],
      },
      {
        slug: 'bakery',
        name: '빵·디저트',
        emoji: '🍞',
        children: [
          { slug: 'bread', name: '식빵·식사빵' },
          { slug: 'pastry', name: '크루아상·페이스트리' },
          { slug: 'cake', name: '케이크·파이' },
          { slug: 'cookie', name: '쿠키·구움과자' },
          { slug: 'cold-dessert', name: '푸딩·아이스크림' },
        ],
      },
      {
        slug: 'pantry',
        name: '꿀·장·간편식',
        emoji: '🍯',
        children: [
          { slug: 'honey-jam', name: '꿀·잼·조청' },
          { slug: 'sauce-kimchi', name: '김치·장·기름' },
          { slug: 'snack-meal', name: '안주·간편식' },
        ],
      },
    ],
  },
  {
    slug: 'drink',
    name: '음료·차·우리 술',
    emoji: '🍵',
    tint: 'sage',
    children: [
      {
        slug: 'coffee',
        name: '커피',
        emoji: '☕',
        children: [
          { slug: 'coffee-bean', name: '원두' },
          { slug: 'drip-bag', name: '드립백·콜드브루' },
        ],
      },
      {
        slug: 'tea',
        name: '차',
        emoji: '🍃',
        children: [
          { slug: 'leaf-tea', name: '녹차·홍차·우롱차' },
          { slug: 'herb-tea', name: '꽃차·허브차·곡물차' },
        ],
      },
      {
        slug: 'liquor',
        name: '우리 술',
        emoji: '🍶',
        children: [
          { slug: 'makgeolli', name: '막걸리·약주' },
          { slug: 'fruit-wine', name: '과실주·와인·맥주' },
          { slug: 'distilled', name: '소주·증류주' },
        ],
      },
      {
        slug: 'beverage',
        name: '음료',
        emoji: '🧃',
        children: [
          { slug: 'drink-base', name: '밀크티·과일청' },
          { slug: 'juice-soda', name: '주스·탄산·식혜' },
        ],
      },
    ],
  },
  {
    slug: 'clothing',
    name: '의류',
    emoji: '👚',
    tint: 'blush',
    children: [
      {
        slug: 'tops',
        name: '상의',
        emoji: '👕',
        children: [
          { slug: 'tee', name: '티셔츠' },
          { slug: 'shirt', name: '셔츠·블라우스' },
          { slug: 'knit', name: '니트·가디건' },
        ],
      },
      {
        slug: 'bottoms',
        name: '하의·원피스',
        emoji: '👖',
        children: [
          { slug: 'pants', name: '바지·청바지' },
          { slug: 'dress', name: '치마·원피스' },
        ],
      },
      {
        slug: 'outer',
        name: '겉옷',
        emoji: '🧥',
        children: [
          { slug: 'coat', name: '코트·패딩' },
          { slug: 'jacket', name: '재킷·조끼' },
        ],
      },
      {
        slug: 'innerwear',
        name: '양말·홈웨어',
        emoji: '🧦',
        children: [
          { slug: 'socks', name: '양말·속옷' },
          { slug: 'loungewear', name: '잠옷·홈웨어' },
        ],
      },
    ],
  },
  {
    slug: 'fashion',
    name: '신발·가방·잡화',
    emoji: '👟',
    tint: 'oat',
    children: [
      {
        slug: 'shoes',
        name: '신발',
        emoji: '👞',
        children: [
          { slug: 'sneakers', name: '운동화·등산화' },
          { slug: 'dress-shoes', name: '구두·부츠' },
          { slug: 'sandals', name: '샌들·슬리퍼' },
        ],
      },
      {
        slug: 'bags',
        name: '가방',
        emoji: '👜',
        children: [
          { slug: 'backpack', name: '백팩' },
          { slug: 'tote', name: '토트백·숄더백' },
          { slug: 'travel-bag', name: '여행가방·서류가방' },
        ],
      },
      {
        slug: 'accessories',
        name: '패션 소품',
        emoji: '👒',
        children: [
          { slug: 'wallet', name: '지갑·파우치' },
          { slug: 'hat', name: '모자' },
          { slug: 'muffler', name: '머플러·장갑·넥타이' },
          { slug: 'jewelry', name: '안경·시계·주얼리' },
        ],
      },
    ],
  },
  {
    slug: 'beauty',
    name: '뷰티·욕실',
    emoji: '🧴',
    tint: 'lilac',
    children: [
      {
        slug: 'skincare',
        name: '스킨케어',
        emoji: '💧',
        children: [
          { slug: 'serum', name: '토너·세럼·마스크' },
          { slug: 'cream', name: '로션·크림·선크림' },
        ],
      },
      {
        slug: 'makeup',
        name: '메이크업',
        emoji: '💄',
        children: [
          { slug: 'lip', name: '립 메이크업' },
          { slug: 'face-nail', name: '페이스·네일' },
        ],
      },
      {
        slug: 'body-hair',
        name: '바디·헤어',
        emoji: '🧼',
        children: [
          { slug: 'body', name: '비누·바디케어' },
          { slug: 'hair', name: '샴푸·헤어 소품' },
        ],
      },
      {
        slug: 'bath',
        name: '욕실·구강',
        emoji: '🛁',
        children: [
          { slug: 'oral', name: '칫솔·치약' },
          { slug: 'bath-goods', name: '입욕·욕실 소품' },
        ],
      },
    ],
  },
  {
    slug: 'living',
    name: '가구·리빙',
    emoji: '🛋️',
    tint: 'stone',
    children: [
      {
        slug: 'furniture',
        name: '가구',
        emoji: '🪑',
        children: [
          { slug: 'chair-sofa', name: '의자·소파' },
          { slug: 'bed-storage', name: '침대·테이블·수납' },
        ],
      },
      {
        slug: 'fabric',
        name: '침구·패브릭',
        emoji: '🛏️',
        children: [
          { slug: 'bedding', name: '이불·베개' },
          { slug: 'rug', name: '러그·쿠션·커튼' },
        ],
      },
      {
        slug: 'decor',
        name: '조명·홈데코',
        emoji: '💡',
        children: [
          { slug: 'lamp', name: '조명' },
          { slug: 'candle', name: '캔들·디퓨저' },
          { slug: 'mirror', name: '거울·시계·액자' },
        ],
      },
      {
        slug: 'tidy',
        name: '정리·청소',
        emoji: '🧺',
        children: [
          { slug: 'basket', name: '바구니·수납함' },
          { slug: 'cleaning', name: '청소·세탁' },
        ],
      },
    ],
  },
  {
    slug: 'kitchen',
    name: '주방',
    emoji: '🍳',
    tint: 'butter',
    children: [
      {
        slug: 'cookware',
        name: '조리도구',
        emoji: '🍲',
        children: [
          { slug: 'pan', name: '프라이팬·냄비' },
          { slug: 'knife', name: '칼·도마' },
          { slug: 'cook-tool', name: '조리 소도구' },
        ],
      },
      {
        slug: 'tableware',
        name: '그릇·수저',
        emoji: '🍽️',
        children: [
          { slug: 'bowl', name: '그릇·접시' },
          { slug: 'cutlery', name: '수저·커트러리' },
        ],
      },
      {
        slug: 'teaware',
        name: '다기·컵',
        emoji: '🫖',
        children: [
          { slug: 'teapot', name: '다기·주전자' },
          { slug: 'cup', name: '컵·잔' },
        ],
      },
      {
        slug: 'food-storage',
        name: '보관·도시락',
        emoji: '🫙',
        children: [
          { slug: 'jar', name: '밀폐용기·저장병' },
          { slug: 'lunch', name: '도시락·보온병' },
        ],
      },
    ],
  },
  {
    slug: 'digital',
    name: '디지털·가전',
    emoji: '🎧',
    tint: 'sky',
    children: [
      {
        slug: 'audio',
        name: '음향',
        emoji: '📻',
        children: [
          { slug: 'headphone', name: '헤드폰·이어폰' },
          { slug: 'speaker', name: '스피커·라디오·마이크' },
        ],
      },
      {
        slug: 'computer',
        name: '컴퓨터 주변기기',
        emoji: '⌨️',
        children: [
          { slug: 'keyboard-mouse', name: '키보드·마우스' },
          { slug: 'display-storage', name: '모니터·저장장치' },
        ],
      },
      {
        slug: 'camera-wearable',
        name: '카메라·웨어러블',
        emoji: '📷',
        children: [
          { slug: 'camera', name: '카메라·필름' },
          { slug: 'smart-watch', name: '스마트워치·트래커' },
        ],
      },
      {
        slug: 'home-tech',
        name: '모바일·생활가전',
        emoji: '🔌',
        children: [
          { slug: 'charger', name: '충전기·배터리' },
          { slug: 'appliance', name: '소형가전' },
        ],
      },
    ],
  },
  {
    slug: 'plant',
    name: '꽃·식물',
    emoji: '🪴',
    tint: 'mint',
    children: [
      {
        slug: 'flower',
        name: '꽃',
        emoji: '💐',
        children: [
          { slug: 'bouquet', name: '꽃다발·꽃바구니' },
          { slug: 'cut-flower', name: '생화·드라이플라워' },
        ],
      },
      {
        slug: 'potted',
        name: '화분 식물',
        emoji: '🌵',
        children: [
          { slug: 'foliage', name: '관엽·나무' },
          { slug: 'cactus', name: '선인장·다육' },
          { slug: 'flowering', name: '꽃 화분·허브' },
        ],
      },
      {
        slug: 'gardening',
        name: '가드닝',
        emoji: '🌱',
        children: [
          { slug: 'seed-soil', name: '씨앗·흙·영양제' },
          { slug: 'garden-tool', name: '화분·원예 도구' },
        ],
      },
    ],
  },
  {
    slug: 'leisure',
    name: '취미·레저',
    emoji: '⛺',
    tint: 'forest',
    children: [
      {
        slug: 'camping',
        name: '캠핑',
        emoji: '🏕️',
        children: [
          { slug: 'tent', name: '텐트·침낭' },
          { slug: 'camp-gear', name: '캠핑 조명·화로·소품' },
        ],
      },
      {
        slug: 'sports',
        name: '스포츠',
        emoji: '🏸',
        children: [
          { slug: 'ball', name: '구기·라켓' },
          { slug: 'wheels', name: '보드·자전거·스케이트' },
        ],
      },
      {
        slug: 'play',
        name: '장난감·게임',
        emoji: '🧸',
        children: [
          { slug: 'toy', name: '인형·장난감' },
          { slug: 'board-game', name: '보드게임·퍼즐' },
        ],
      },
      {
        slug: 'hobby',
        name: '문구·악기·그림',
        emoji: '🎨',
        children: [
          { slug: 'stationery', name: '문구·그림 도구' },
          { slug: 'instrument', name: '악기' },
        ],
      },
    ],
  },
] as const satisfies readonly RootSeed[]

type Root = (typeof DEMO_CATEGORIES)[number]
type Middle = Root['children'][number]

/** The slug of a leaf, where goods lie. */
export type CategorySlug = Middle['children'][number]['slug']
