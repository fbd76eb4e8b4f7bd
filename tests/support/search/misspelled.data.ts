import type { SuggestReason } from '@jangteo/core/search/search.codes'

/** Keywords as people mistype them, and the product of the demo that stands among the first five results. */
export const MISSPELLED_QUERIES: readonly (readonly [
  reason: SuggestReason,
  keyword: string,
  goodsName: string,
])[] = [
  ['KEYBOARD', 'rhrnak', '해남 꿀고구마'],
  ['KEYBOARD', 'Rnfrhrnak', '해남 꿀고구마'],
  ['KEYBOARD', 'rkarbf', '서귀포 노지 감귤'],
  ['KEYBOARD', 'emflqqor zjvl', '오늘의 드립백 커피'],
  ['KEYBOARD', 'tpwkr shrck', '하동 세작 녹차'],
  ['KEYBOARD', 'gpemvhs', '고요 노이즈 캔슬링 헤드폰'],
  ['KEYBOARD', 'anememd', '보름달 무드등 15cm'],
  ['KEYBOARD', 'vmfkdlvos', '무쇠 시즈닝 프라이팬'],
  ['KEYBOARD', 'zmfndktkd', '버터 크루아상 생지'],
  ['KEYBOARD', 'ajvmffj', '캐시미어 블렌드 머플러'],
  ['KEYBOARD', 'akrrjffl', '집에서 빚는 막걸리 키트'],
  ['KEYBOARD', 'dbwkcjd', '고흥 유자청 600g'],
  ['SPELLING', '고구미', '해남 꿀고구마'],
  ['SPELLING', '드립빽 커피', '오늘의 드립백 커피'],
  ['SPELLING', '프라이펜', '무쇠 시즈닝 프라이팬'],
  ['SPELLING', '서류가빵', '여섯 칸 서류 가방'],
  ['SPELLING', '무두등', '보름달 무드등 15cm'],
  ['SPELLING', '크루와상', '버터 크루아상 생지'],
  ['SPELLING', '머플라', '캐시미어 블렌드 머플러'],
  ['SPELLING', '막걸이', '집에서 빚는 막걸리 키트'],
  ['SPELLING', '놀이텐투', '서커스 줄무늬 놀이 텐트'],
  ['SPELLING', '블루투스스피카', '다이얼 라디오 블루투스 스피커'],
  ['SPELLING', '스마트와치', '가벼운 하루 스마트워치'],
]
