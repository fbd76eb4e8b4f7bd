import type { ShippingPolicySeed, StoreSeed } from './catalogue.types.ts'

const ISLANDS_IN_TWO = { kind: 'SECTION3', secondExtra: 3000, thirdExtra: 5000 } as const
const ISLANDS_IN_ONE = { kind: 'SECTION2', secondExtra: 3000 } as const
const PARCEL = {
  deliversToRemote: true,
  bundles: true,
  returnFee: 3000,
  exchangeFee: 6000,
} as const
const FRAGILE: ShippingPolicySeed = {
  fee: { kind: 'PAY', baseFee: 4000 },
  area: { kind: 'NONE' },
  deliversToRemote: false,
  bundles: false,
  returnFee: 5000,
  exchangeFee: 10000,
}

function freeFrom(freeThreshold: number, baseFee: number): ShippingPolicySeed {
  return { ...PARCEL, fee: { kind: 'CONDITION', baseFee, freeThreshold }, area: ISLANDS_IN_TWO }
}

/** Until when an order goes out the same day, in minutes of the day. */
const AT = { noon: 12 * 60, two: 14 * 60, four: 16 * 60 } as const

/** Parcels that go out on the business day of the order, before an hour of the day. */
function sameDay(hour: keyof typeof AT, policy: ShippingPolicySeed): ShippingPolicySeed {
  return { ...policy, cutoffMinute: AT[hour] }
}

/**
 * The twelve demo stores. Their business numbers pass the checksum but begin with 0,
 * which no tax office issues; their telephone numbers and domains are not in use either.
 */
export const DEMO_STORES: readonly StoreSeed[] = [
  {
    url: 'achimbat',
    name: '아침밭상회',
    introduction: '오늘 새벽에 거둔 것을 내일 식탁으로 보내는 산지 직송 가게예요.',
    companyName: '농업회사법인 아침밭 주식회사',
    representativeName: '김도윤',
    businessNumber: '0318142075',
    mailOrderNumber: '제2023-충남논산-0117호',
    phone: '070-0101-2001',
    email: 'hello@achimbat.example',
    businessAddress: '충청남도 논산시 연무읍 안심로 1207, 2층',
    returnAddress: '충청남도 논산시 연무읍 안심로 1207, 아침밭 물류동',
    policies: {
      standard: sameDay('noon', freeFrom(30000, 3000)),
      special: sameDay('noon', FRAGILE),
    },
  },
  {
    url: 'ovenafternoon',
    name: '오븐의오후',
    introduction: '매일 새벽에 굽고 그날 보내는 작은 빵집이에요.',
    companyName: '오븐의오후 주식회사',
    representativeName: '박서현',
    businessNumber: '0188129462',
    mailOrderNumber: '제2022-경기남양주-0842호',
    phone: '070-0101-2002',
    email: 'bake@ovenafternoon.example',
    businessAddress: '경기도 남양주시 다산중앙로 2103, 1층',
    returnAddress: '경기도 남양주시 다산중앙로 2103, 오븐의오후 작업장',
    policies: {
      standard: sameDay('noon', {
        ...PARCEL,
        fee: { kind: 'CONDITION', baseFee: 3500, freeThreshold: 40000 },
        area: { kind: 'SECTION2', secondExtra: 4000 },
      }),
      special: sameDay('noon', { ...FRAGILE, fee: { kind: 'PAY', baseFee: 6000 } }),
    },
  },
  {
    url: 'slownuruk',
    name: '느린누룩',
    introduction: '작은 양조장들이 계절마다 빚은 우리 술을 골라 담아요.',
    companyName: '느린누룩 양조장',
    representativeName: '이한결',
    businessNumber: '0422055185',
    mailOrderNumber: '제2024-충북제천-0063호',
    phone: '070-0101-2003',
    email: 'brew@slownuruk.example',
    businessAddress: '충청북도 제천시 봉양읍 의암로 1450',
    returnAddress: '충청북도 제천시 봉양읍 의암로 1450, 출고장',
    policies: {
      standard: freeFrom(50000, 3000),
      special: {
        ...PARCEL,
        fee: {
          kind: 'SECTION3',
          baseFee: 3500,
          secondQuantity: 3,
          secondExtra: 1500,
          thirdQuantity: 6,
          thirdExtra: 3000,
        },
        area: { kind: 'SECTION2', secondExtra: 4000 },
        returnFee: 4000,
        exchangeFee: 8000,
      },
    },
  },
  {
    url: 'dadam',
    name: '다담다실',
    introduction: '차 한 잔의 시간을 위한 잎과 원두, 그리고 그릇을 모았어요.',
    companyName: '다담 주식회사',
    representativeName: '정유나',
    businessNumber: '0258711638',
    mailOrderNumber: '제2021-경기파주-1530호',
    phone: '070-0101-2004',
    email: 'tea@dadam.example',
    businessAddress: '경기도 파주시 회동길 1512, 3층',
    returnAddress: '경기도 파주시 회동길 1512, 다담 로스터리',
    policies: {
      standard: sameDay('two', { ...PARCEL, fee: { kind: 'FREE' }, area: ISLANDS_IN_TWO }),
      special: sameDay('two', {
        ...PARCEL,
        fee: { kind: 'QUANTITY', baseFee: 3000, repeatQuantity: 4 },
        area: ISLANDS_IN_ONE,
      }),
    },
  },
  {
    url: 'sodamcloset',
    name: '소담옷장',
    introduction: '오래 입을수록 내 옷 같아지는, 색이 차분한 일상복을 만들어요.',
    companyName: '소담어패럴 주식회사',
    representativeName: '한지우',
    businessNumber: '0378144824',
    mailOrderNumber: '제2020-서울중구-2214호',
    phone: '070-0101-2005',
    email: 'wear@sodamcloset.example',
    businessAddress: '서울특별시 중구 다산로 3310, 5층',
    returnAddress: '경기도 하남시 조정대로 1900, 소담옷장 물류센터',
    policies: {
      standard: sameDay('two', freeFrom(50000, 2500)),
      special: sameDay('two', { ...PARCEL, fee: { kind: 'FREE' }, area: ISLANDS_IN_ONE }),
    },
  },
  {
    url: 'walkatelier',
    name: '걸음공방',
    introduction: '발과 손에 오래 남을 신발과 가방을 성수동에서 만들어요.',
    companyName: '걸음공방 주식회사',
    representativeName: '최민호',
    businessNumber: '0118703352',
    mailOrderNumber: '제2019-서울성동-0778호',
    phone: '070-0101-2006',
    email: 'walk@walkatelier.example',
    businessAddress: '서울특별시 성동구 연무장길 2150, 2층',
    returnAddress: '서울특별시 성동구 연무장길 2150, 1층 접수처',
    policies: {
      standard: { ...PARCEL, fee: { kind: 'FREE' }, area: ISLANDS_IN_ONE },
      special: {
        ...PARCEL,
        fee: { kind: 'PAY', baseFee: 3500 },
        area: { kind: 'NONE' },
        bundles: false,
        returnFee: 3500,
        exchangeFee: 7000,
      },
    },
  },
  {
    url: 'ongyeol',
    name: '온결리빙',
    introduction: '나무와 천, 빛으로 집 안의 결을 맞추는 리빙 가게예요.',
    companyName: '온결리빙 주식회사',
    representativeName: '윤재희',
    businessNumber: '0468807216',
    mailOrderNumber: '제2022-경기광주-0391호',
    phone: '070-0101-2007',
    email: 'home@ongyeol.example',
    businessAddress: '경기도 광주시 오포로 1820',
    returnAddress: '경기도 광주시 오포로 1820, 온결리빙 물류센터',
    policies: {
      standard: sameDay('two', freeFrom(70000, 3000)),
      special: {
        fee: { kind: 'PAY', baseFee: 30000 },
        area: { kind: 'NONE' },
        deliversToRemote: false,
        bundles: false,
        returnFee: 50000,
        exchangeFee: 100000,
      },
    },
  },
  {
    url: 'warmkitchen',
    name: '부엌의온도',
    introduction: '매일 손이 가는 조리 도구와 그릇을 만든 사람에게서 바로 가져와요.',
    companyName: '부엌의온도 주식회사',
    representativeName: '오수빈',
    businessNumber: '0298150645',
    mailOrderNumber: '제2021-전북남원-0045호',
    phone: '070-0101-2008',
    email: 'cook@warmkitchen.example',
    businessAddress: '전북특별자치도 남원시 시청로 1105, 2층',
    returnAddress: '전북특별자치도 남원시 시청로 1105, 부엌의온도 물류동',
    policies: {
      standard: sameDay('two', freeFrom(40000, 3000)),
      special: sameDay('two', {
        ...PARCEL,
        fee: { kind: 'SECTION2', baseFee: 3000, secondQuantity: 5, secondExtra: 3000 },
        area: ISLANDS_IN_ONE,
        returnFee: 4000,
        exchangeFee: 8000,
      }),
    },
  },
  {
    url: 'ttoryeot',
    name: '또렷상점',
    introduction: '책상과 가방 속 작은 전자제품을 직접 써 보고 골라요.',
    companyName: '또렷 주식회사',
    representativeName: '강현우',
    businessNumber: '0338611909',
    mailOrderNumber: '제2023-서울마포-1906호',
    phone: '070-0101-2009',
    email: 'care@ttoryeot.example',
    businessAddress: '서울특별시 마포구 월드컵북로 3960, 4층',
    returnAddress: '경기도 고양시 덕양구 통일로 1780, 또렷상점 물류센터',
    policies: {
      standard: sameDay('four', {
        ...PARCEL,
        fee: { kind: 'FREE' },
        area: { kind: 'SECTION2', secondExtra: 2500 },
      }),
      special: sameDay('four', {
        ...PARCEL,
        fee: { kind: 'PAY', baseFee: 2500 },
        area: ISLANDS_IN_TWO,
      }),
    },
  },
  {
    url: 'chorok',
    name: '초록숨',
    introduction: '농원에서 바로 보내는 화분과 그날 묶은 꽃이 있어요.',
    companyName: '초록숨 농원',
    representativeName: '임채원',
    businessNumber: '0502038474',
    mailOrderNumber: '제2022-경기고양-0925호',
    phone: '070-0101-2010',
    email: 'green@chorok.example',
    businessAddress: '경기도 고양시 일산동구 고봉로 1630',
    returnAddress: '경기도 고양시 일산동구 고봉로 1630, 초록숨 온실',
    policies: {
      standard: sameDay('noon', FRAGILE),
      special: sameDay('noon', {
        ...PARCEL,
        fee: { kind: 'QUANTITY', baseFee: 3500, repeatQuantity: 2 },
        area: { kind: 'SECTION2', secondExtra: 4000 },
        returnFee: 4000,
        exchangeFee: 8000,
      }),
    },
  },
  {
    url: 'salgyeol',
    name: '살결노트',
    introduction: '성분을 다 읽어도 걱정 없는 피부와 욕실 용품을 만들어요.',
    companyName: '살결노트 주식회사',
    representativeName: '서은채',
    businessNumber: '0148744293',
    mailOrderNumber: '제2020-서울강남-4410호',
    phone: '070-0101-2011',
    email: 'note@salgyeol.example',
    businessAddress: '서울특별시 강남구 언주로 5520, 6층',
    returnAddress: '경기도 용인시 처인구 백옥대로 2240, 살결노트 물류센터',
    policies: {
      standard: sameDay('four', freeFrom(20000, 2500)),
      special: sameDay('four', { ...PARCEL, fee: { kind: 'FREE' }, area: ISLANDS_IN_ONE }),
    },
  },
  {
    url: 'slowweekend',
    name: '느긋한주말',
    introduction: '밖에서든 거실에서든, 주말을 천천히 노는 물건을 팔아요.',
    companyName: '느긋한주말 주식회사',
    representativeName: '문태오',
    businessNumber: '0218830566',
    mailOrderNumber: '제2024-강원춘천-0288호',
    phone: '070-0101-2012',
    email: 'play@slowweekend.example',
    businessAddress: '강원특별자치도 춘천시 스포츠타운길 1420',
    returnAddress: '강원특별자치도 춘천시 스포츠타운길 1420, 물류동',
    policies: {
      standard: sameDay('two', freeFrom(50000, 3000)),
      special: {
        fee: {
          kind: 'SECTION3',
          baseFee: 5000,
          secondQuantity: 2,
          secondExtra: 4000,
          thirdQuantity: 4,
          thirdExtra: 9000,
        },
        area: { kind: 'SECTION3', secondExtra: 8000, thirdExtra: 15000 },
        deliversToRemote: true,
        bundles: true,
        returnFee: 9000,
        exchangeFee: 18000,
      },
    },
  },
]
