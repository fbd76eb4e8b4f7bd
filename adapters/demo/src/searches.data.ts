/** Keywords that the same visitors search for within a few minutes. */
export type SearchSeed = {
  readonly keywords: readonly string[]
  readonly visitorCount: number
  /** Days that the searches are spread over, most of them in the last hours. */
  readonly dayCount: number
}

/** What the visitors of the demo searched for; every keyword finds something. */
export const DEMO_SEARCHES: readonly SearchSeed[] = [
  {
    keywords: ['드립백 커피', '원두', '디카페인 원두', '콜드브루', '머그'],
    visitorCount: 96,
    dayCount: 12,
  },
  { keywords: ['감귤', '사과', '레몬', '포도', '딸기'], visitorCount: 84, dayCount: 10 },
  { keywords: ['고구마', '꿀고구마', '감자', '옥수수', '햇알밤'], visitorCount: 78, dayCount: 9 },
  { keywords: ['머플러', '장갑', '니트', '롱 패딩', '코트'], visitorCount: 72, dayCount: 5 },
  { keywords: ['크루아상', '식빵', '베이글', '바게트', '프레첼'], visitorCount: 60, dayCount: 14 },
  { keywords: ['무드등', '펜던트 등', '캔들', '전구'], visitorCount: 54, dayCount: 3 },
  { keywords: ['키보드', '무선 마우스', '모니터', '마이크'], visitorCount: 54, dayCount: 16 },
  { keywords: ['화분', '선인장', '꽃다발', '튤립', '화병'], visitorCount: 48, dayCount: 15 },
  { keywords: ['녹차', '홍차', '꽃차', '유자청', '찻잔'], visitorCount: 48, dayCount: 13 },
  { keywords: ['굴', '새우', '김', '황태채'], visitorCount: 42, dayCount: 2 },
  { keywords: ['프라이팬', '냄비', '도마', '식도', '주전자'], visitorCount: 42, dayCount: 18 },
  { keywords: ['침구', '베개', '쿠션', '파자마', '목욕 가운'], visitorCount: 36, dayCount: 20 },
  {
    keywords: ['헤드폰', '이어폰', '블루투스 스피커', '스마트워치'],
    visitorCount: 36,
    dayCount: 17,
  },
  { keywords: ['케이크', '쿠키', '약과', '타르트', '푸딩'], visitorCount: 36, dayCount: 8 },
  { keywords: ['막걸리', '시드르', '치즈', '안주'], visitorCount: 30, dayCount: 12 },
  { keywords: ['선물 상자', '꽃다발', '케이크', '캔들'], visitorCount: 30, dayCount: 6 },
  { keywords: ['텐트', '화로대', '장작', '손전등'], visitorCount: 30, dayCount: 22 },
  { keywords: ['운동화', '부츠', '샌들', '양말'], visitorCount: 30, dayCount: 21 },
  { keywords: ['백팩', '서류 가방', '캐리어', '가죽 지갑'], visitorCount: 24, dayCount: 24 },
  { keywords: ['립스틱', '로션', '브러시', '비누'], visitorCount: 24, dayCount: 19 },
  { keywords: ['곰인형', '크레용', '가오리연', '놀이 텐트'], visitorCount: 24, dayCount: 23 },
  { keywords: ['액자', '만년필', '사진', '책상'], visitorCount: 18, dayCount: 25 },
  { keywords: ['면기', '접시', '수저', '유리 저장병'], visitorCount: 18, dayCount: 20 },
  { keywords: ['쌀', '잡곡', '유정란', '꿀'], visitorCount: 36, dayCount: 11 },
  { keywords: ['셔츠', '원피스', '슬랙스', '티셔츠'], visitorCount: 30, dayCount: 18 },
  { keywords: ['알람시계', '타이머', '바구니', '원목 액자'], visitorCount: 18, dayCount: 26 },
]

/** Keywords that the operator shows in the empty field and beside the recommended ones. */
export const DEMO_PROMOTIONS = [
  { place: 'FIELD', keyword: '꿀고구마', subText: '햇것이 나왔어요' },
  { place: 'RECOMMENDED', keyword: '하이킹 부츠', subText: null },
  { place: 'RECOMMENDED', keyword: '명절 선물', subText: null },
] as const
