import type { ExhibitionSeed } from './exhibitions.types.ts'

/** Exhibitions that run, that are to come and that are over. */
export const DEMO_EXHIBITIONS: readonly ExhibitionSeed[] = [
  {
    picture: 'exhibition-harvest',
    name: '산지에서 식탁까지 이틀',
    subtitle: '오늘 거둔 제철을 내일 보내요',
    description:
      '밭과 과수원, 바다에서 그날 거둔 것만 골랐어요. 가장 맛있는 때에 부치고, 이틀이면 식탁에 올라요.',
    firstDay: -3,
    lastDay: 11,
    groups: [
      {
        name: '과일',
        goods: [
          '서귀포 노지 감귤',
          '거창 부사 사과 선물 상자',
          '영동 캠벨 포도 3kg',
          '고흥 무농약 레몬 1kg',
          '논산 설향 딸기 500g 2팩',
        ],
      },
      {
        name: '밭에서',
        goods: [
          '해남 꿀고구마',
          '평창 수미 감자 5kg',
          '공주 햇알밤 2kg',
          '홍천 유기농 쌈채소 모둠 1kg',
          '부여 대추방울토마토 3kg',
          '괴산 잡곡 다섯 병',
        ],
      },
      {
        name: '바다에서',
        goods: [
          '통영 햇굴 1kg',
          '신안 흰다리새우 1kg',
          '완도 곱창돌김 100장',
          '용대리 황태채 300g',
        ],
      },
    ],
    coupons: ['groceries', 'fruit', 'achimbat'],
  },
  {
    picture: 'exhibition-teatime',
    name: '오후 세 시의 한 잔',
    subtitle: '갓 볶은 커피와 차, 곁들일 것까지',
    description:
      '볶은 날짜를 적어 보내는 원두와 그해 딴 찻잎, 잔 옆에 놓을 달콤한 것을 함께 모았어요.',
    firstDay: -6,
    lastDay: 15,
    groups: [
      {
        name: '커피',
        goods: [
          '오늘의 드립백 커피',
          '예가체프 첼베사 원두',
          '밤에도 괜찮은 디카페인 원두',
          '열여덟 시간 콜드브루 원액',
          '처마 블렌드 원두',
        ],
      },
      {
        name: '차',
        goods: [
          '하동 세작 녹차',
          '보성 발효 홍차 50g',
          '지리산 감국 꽃차 15g',
          '텃밭 페퍼민트 티백 20개',
          '고흥 유자청 600g',
        ],
      },
      {
        name: '곁들임',
        goods: [
          '버터 크루아상 생지',
          '다크초코 르뱅쿠키 6구',
          '바닐라빈 커스터드 푸딩 6개입',
          '꽃살문 꿀약과 12개',
          '생초콜릿 16구',
        ],
      },
    ],
    coupons: ['tea', 'oven', 'first'],
  },
  {
    picture: 'exhibition-table',
    name: '매일 꺼내는 그릇',
    subtitle: '손에 익을수록 좋아지는 부엌살림',
    description: '찬장에 모셔 두지 않고 아침저녁으로 쓰는 것들이에요. 오래 쓰는 법도 함께 보내요.',
    firstDay: -1,
    lastDay: 9,
    groups: [
      {
        name: '불 위에',
        goods: [
          '무쇠 시즈닝 프라이팬',
          '법랑 양수 냄비',
          '무쇠 퐁듀 냄비와 화로 세트',
          '둥근 법랑 주전자 1.6L',
        ],
      },
      {
        name: '상 위에',
        goods: [
          '백자 깊은 면기 2개',
          '무광 디너 접시 1인 상차림',
          '옻칠 나무 수저 2인 세트',
          '얇은 손잡이 양식기 16종',
          '달항아리 백자 찻잔 2개',
        ],
      },
      {
        name: '손 닿는 곳에',
        goods: ['산토쿠 식도 17cm', '통느티나무 네모 도마', '밀폐 유리 저장병 4개'],
      },
    ],
    coupons: ['kitchen', 'first'],
  },
  {
    picture: 'exhibition-bakery',
    name: '빵 굽는 냄새가 나는 집',
    subtitle: '새벽에 구운 빵, 기획전 기간 10%',
    description:
      '해 뜨기 전에 반죽해 그날 보내는 빵이에요. 받는 날 아침, 오븐에 오 분이면 갓 구운 맛이 돌아와요.',
    firstDay: -8,
    lastDay: 2,
    groups: [
      {
        name: '식사빵',
        goods: [
          '통밀 천연발효 식빵',
          '장작 화덕 바게트 3개',
          '손반죽 베이글 6개',
          '감자 로즈마리 포카치아',
          '바이에른 버터 프레첼 5개',
        ],
      },
      {
        name: '달콤한 빵',
        goods: [
          '버터 크루아상 생지',
          '리에주 펄슈거 와플 8개',
          '딸기 생크림 쇼트케이크',
          '국산 호두 타르트 파이',
          '우유 반죽 구운 도넛 9개',
        ],
      },
    ],
    coupons: ['oven'],
  },
  {
    picture: 'exhibition-wardrobe',
    name: '포근하게 겹쳐 입기',
    subtitle: '코트부터 양말까지 한 벌로',
    description: '한 겹씩 더할수록 따뜻한 옷이에요. 어제 입은 옷과 잘 어울리는 색으로 골랐어요.',
    firstDay: -10,
    lastDay: 20,
    groups: [
      {
        name: '겉옷',
        goods: ['울 블렌드 하프 코트', '구스 다운 롱 패딩', '왁스 코튼 워크 재킷'],
      },
      {
        name: '안에 입는 옷',
        goods: [
          '메리노 하이넥 니트',
          '허리 밴드 울 슬랙스',
          '네 겹 거즈 파자마',
          '워싱 옥스퍼드 셔츠',
        ],
      },
      {
        name: '목과 손, 발',
        goods: [
          '캐시미어 블렌드 머플러',
          '안감 캐시미어 가죽 장갑',
          '골지 중목 양말 5켤레',
          '통굽 스웨이드 앵클 부츠',
          '오름 방수 하이킹 부츠',
        ],
      },
    ],
    coupons: ['closet', 'walk'],
  },
  {
    picture: 'exhibition-green',
    name: '창가에 초록 한 칸',
    subtitle: '물 주기 쉬운 화분부터 시작해요',
    description: '처음 키우는 사람에게 너그러운 식물만 모았어요. 자리와 물 주는 때를 적어 보내요.',
    firstDay: -12,
    lastDay: 6,
    groups: [
      {
        name: '화분',
        goods: [
          '올리브나무 토분 화분',
          '율마 미니 트리 화분',
          '코코야자 거실 화분',
          '개운죽 도자 화분 세 대',
          '기둥선인장 미니 화분',
        ],
      },
      {
        name: '꽃',
        goods: ['튤립 생화 한 단 10송이', '해바라기 생화 한 묶음', '유칼립투스 한 아름'],
      },
      {
        name: '씨앗과 도구',
        goods: ['창가 씨앗 싹 틔우기 키트', '테라코타 손잡이 화병', '손끝까지 맞는 원예 장갑'],
      },
    ],
    coupons: ['chorok', 'first'],
  },
  {
    picture: 'exhibition-desk',
    name: '일이 잘 되는 책상',
    subtitle: '조용하고 또렷한 것들로',
    description: '하루에 여덟 시간을 보내는 자리예요. 손목과 눈, 귀가 편한 것부터 바꿔 보세요.',
    firstDay: -15,
    lastDay: null,
    groups: [
      {
        name: '손과 눈',
        goods: [
          '저소음 기계식 키보드 87키',
          '손목 편한 무선 마우스',
          '눈 편한 27형 QHD 모니터',
          '내 손에 맞춘 다이얼 단축키 패드',
        ],
      },
      {
        name: '귀와 입',
        goods: [
          '고요 노이즈 캔슬링 헤드폰',
          '다이얼 라디오 블루투스 스피커',
          '책상 위 방송용 USB 마이크',
        ],
      },
    ],
    coupons: ['ttoryeot'],
  },
  {
    picture: 'exhibition-night',
    name: '밤이 길어지는 집',
    subtitle: '불을 낮추고 이불을 당겨요',
    description:
      '잠들기 전 한 시간을 위한 것들이에요. 바스락거리는 이불과 눈이 편한 불빛을 골랐어요.',
    firstDay: -20,
    lastDay: 10,
    groups: [
      {
        name: '덮고 베는 것',
        goods: ['바스락 순면 침구 세트', '구름결 경추 베개', '별 모양 벨벳 쿠션'],
      },
      {
        name: '낮은 불빛',
        goods: [
          '한지 종이 펜던트 등',
          '보름달 무드등 15cm',
          '소이 왁스 필라 캔들',
          '옹기 심지 등잔',
        ],
      },
    ],
    coupons: ['ongyeol'],
  },
  {
    picture: 'exhibition-weekend',
    name: '밖에서 자는 주말',
    subtitle: '텐트부터 불쏘시개까지',
    description: '짐은 줄이고 밤은 길게, 금요일 저녁에 떠나는 사람을 위해 모았어요.',
    firstDay: 2,
    lastDay: 16,
    groups: [
      {
        name: '자리와 불',
        goods: [
          '느린밤 원터치 텐트 4인',
          '접어 다니는 스테인리스 화로대',
          '오래 마른 참나무 장작 10kg',
          '손바닥 길이 알루미늄 손전등',
        ],
      },
    ],
    coupons: ['first'],
  },
  {
    picture: 'exhibition-gift',
    name: '이름을 새겨 보내는 선물',
    subtitle: '받는 사람만을 위한 한 가지',
    description: '이름과 사진, 좋아하는 향까지. 주문을 받고 나서 만들기 시작하는 선물이에요.',
    firstDay: 5,
    lastDay: 19,
    groups: [
      {
        name: '하나뿐인',
        goods: [
          '이니셜 가죽 동전지갑',
          '이니셜 은반지',
          '이름 새긴 방짜 유기 숟가락',
          '내 사진 원목 액자 제작',
          '나만의 향수 조향 30ml',
        ],
      },
    ],
    coupons: ['first'],
  },
  {
    picture: 'exhibition-walk',
    name: '선선한 날의 산책',
    subtitle: '오래 걸어도 가벼운 차림',
    description: '동네 한 바퀴에 어울리는 신발과 가방을 모았어요.',
    firstDay: -40,
    lastDay: -5,
    groups: [
      {
        name: '신고',
        goods: ['구름창 데일리 러닝화', '말랑 발레 플랫', '엮음 가죽 스트랩 샌들'],
      },
      {
        name: '메고 쓰고',
        goods: ['워크데이 캔버스 백팩 18L', '라운드 스트로 햇', '바랜 빛 볼캡'],
      },
    ],
    coupons: ['walk'],
  },
  {
    picture: 'exhibition-bath',
    name: '하루를 씻어 내는 시간',
    subtitle: '욕실에 두는 작은 사치',
    description: '따뜻한 물에 오래 머무는 저녁을 위해 모았어요.',
    firstDay: -60,
    lastDay: -20,
    groups: [
      {
        name: '욕실',
        goods: [
          '동백꽃 저온 숙성 비누',
          '반신욕 거품 입욕제',
          '세라마이드 장벽 로션',
          '대나무 칫솔 4개입',
          '와플 면 목욕 가운',
        ],
      },
    ],
    coupons: ['salgyeol'],
  },
]
