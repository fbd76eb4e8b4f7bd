import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import type { MembershipType, ServiceGroup } from '@jangteo/core/session/membership.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'

type AddressSeed = {
  readonly name: string
  readonly zonecode: string
  readonly roadAddress: string
  readonly detailAddress: string
}

/** A demo member; the first address is the default one. Mobile numbers are digits only and not in use. */
export type MemberSeed = {
  readonly loginId: string
  readonly name: string
  readonly mobile: string
  readonly membershipType: Exclude<MembershipType, 'GUEST'>
  readonly platforms: readonly ServiceGroup[]
  readonly isAdultCertified: boolean
  readonly purpose: string
  /** For so many days; as long as most unless given. */
  readonly joinedDaysAgo?: number
  /** Days since the last login; none unless given. */
  readonly lastUsedDaysAgo?: number
  /** Age of the password in days; that of most unless given. */
  readonly passwordDaysAgo?: number
  /** Social account that logs in too: its id as the sandbox of its provider names it. */
  readonly social?: { readonly provider: SocialProvider; readonly userId: string }
  /** Optional terms that were agreed to at the sign-up, beside those that everybody agrees to. */
  readonly consents?: readonly ConsentKind[]
  readonly addresses: readonly AddressSeed[]
}

/** The password of every demo member. */
const DEMO_PASSWORD = 'Jangteo!2025'

export const DEMO_MEMBERS: readonly MemberSeed[] = [
  {
    loginId: 'minjikim',
    name: '김민지',
    mobile: '01000001001',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE', 'PAY'],
    isAdultCertified: true,
    purpose: '회원 · 성인인증과 페이 연결을 마쳤고 서울·부산·제주 배송지가 있어요',
    consents: ['MARKETING_APP', 'MARKETING_EMAIL'],
    addresses: [
      {
        name: '우리 집',
        zonecode: '04524',
        roadAddress: '서울특별시 중구 세종대로 110',
        detailAddress: '301호',
      },
      {
        name: '부산 본가',
        zonecode: '47545',
        roadAddress: '부산광역시 연제구 중앙대로 1001',
        detailAddress: '12층',
      },
      {
        name: '제주 사무실',
        zonecode: '63122',
        roadAddress: '제주특별자치도 제주시 문연로 6',
        detailAddress: '별관 2층',
      },
    ],
  },
  {
    loginId: 'jihopark',
    name: '박지호',
    mobile: '01000001002',
    membershipType: 'ASSOCIATE_MEMBER',
    platforms: ['COMMERCE'],
    isAdultCertified: false,
    purpose: '준회원 · 본인확인 전이라 19세 상품을 살 수 없고 대전 배송지가 있어요',
    addresses: [
      {
        name: '자취방',
        zonecode: '35242',
        roadAddress: '대전광역시 서구 둔산로 100',
        detailAddress: '507호',
      },
    ],
  },
  {
    loginId: 'seoyeonlee',
    name: '이서연',
    mobile: '01000001003',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE'],
    isAdultCertified: false,
    purpose: '회원 · 이틀 전에 가입해 성인인증 전이고 저장한 배송지가 없어요',
    joinedDaysAgo: 2,
    addresses: [],
  },
  {
    loginId: 'yejuncha',
    name: '차예준',
    mobile: '01000001004',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE', 'WALK'],
    isAdultCertified: true,
    purpose: '회원 · 성인인증을 마쳤고 울릉도·백령도·제주까지 배송지 스무 곳을 다 채웠어요',
    joinedDaysAgo: 800,
    consents: ['MARKETING_SMS'],
    addresses: [
      {
        name: '우리 집',
        zonecode: '06236',
        roadAddress: '서울특별시 강남구 테헤란로 152',
        detailAddress: '1204호',
      },
      {
        name: '회사',
        zonecode: '03161',
        roadAddress: '서울특별시 종로구 새문안로 68',
        detailAddress: '8층',
      },
      {
        name: '부모님 댁',
        zonecode: '61945',
        roadAddress: '광주광역시 서구 내방로 111',
        detailAddress: '102동 503호',
      },
      {
        name: '외할머니 댁',
        zonecode: '58560',
        roadAddress: '전라남도 무안군 삼향읍 오룡길 1',
        detailAddress: '1층',
      },
      {
        name: '울릉도 이모 댁',
        zonecode: '40221',
        roadAddress: '경상북도 울릉군 울릉읍 도동2길 84',
        detailAddress: '2층',
      },
      {
        name: '백령도 부대',
        zonecode: '23101',
        roadAddress: '인천광역시 옹진군 백령면 백령로 287',
        detailAddress: '면회실',
      },
      {
        name: '제주 작업실',
        zonecode: '63584',
        roadAddress: '제주특별자치도 서귀포시 중앙로 105',
        detailAddress: '별채',
      },
      {
        name: '우도 민박',
        zonecode: '63365',
        roadAddress: '제주특별자치도 제주시 우도면 우도로 125',
        detailAddress: '관리동',
      },
      {
        name: '흑산도 낚시 숙소',
        zonecode: '58866',
        roadAddress: '전라남도 신안군 흑산면 흑산일주로 200',
        detailAddress: '1호',
      },
      {
        name: '누나네',
        zonecode: '48058',
        roadAddress: '부산광역시 해운대구 센텀중앙로 79',
        detailAddress: '2301호',
      },
      {
        name: '형네',
        zonecode: '34126',
        roadAddress: '대전광역시 유성구 대학로 99',
        detailAddress: 'A동 401호',
      },
      {
        name: '세종 출장지',
        zonecode: '30151',
        roadAddress: '세종특별자치시 한누리대로 2130',
        detailAddress: '5층',
      },
      {
        name: '강릉 바닷가 집',
        zonecode: '25522',
        roadAddress: '강원특별자치도 강릉시 강릉대로 33',
        detailAddress: '마당 있는 집',
      },
      {
        name: '춘천 동아리방',
        zonecode: '24341',
        roadAddress: '강원특별자치도 춘천시 강원대학길 1',
        detailAddress: '학생회관 203호',
      },
      {
        name: '전주 한옥',
        zonecode: '55032',
        roadAddress: '전북특별자치도 전주시 완산구 노송광장로 10',
        detailAddress: '사랑채',
      },
      {
        name: '대구 처가',
        zonecode: '41911',
        roadAddress: '대구광역시 중구 공평로 88',
        detailAddress: '1502호',
      },
      {
        name: '울산 기숙사',
        zonecode: '44675',
        roadAddress: '울산광역시 남구 중앙로 201',
        detailAddress: 'B동 712호',
      },
      {
        name: '창원 공장',
        zonecode: '51435',
        roadAddress: '경상남도 창원시 의창구 중앙대로 151',
        detailAddress: '자재실',
      },
      {
        name: '청주 연구실',
        zonecode: '28515',
        roadAddress: '충청북도 청주시 상당구 상당로 155',
        detailAddress: '6층',
      },
      {
        name: '수원 스튜디오',
        zonecode: '16490',
        roadAddress: '경기도 수원시 팔달구 효원로 241',
        detailAddress: '지하 1층',
      },
    ],
  },
  {
    loginId: 'hayunjung',
    name: '정하윤',
    mobile: '01000001005',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE'],
    isAdultCertified: true,
    purpose:
      '휴면 회원 · 400일째 쓰지 않아 로그인이 막혔고, 비밀번호를 다시 정하면 풀려요 (메일은 /devOnly/outbox)',
    joinedDaysAgo: 700,
    lastUsedDaysAgo: 400,
    passwordDaysAgo: 650,
    addresses: [],
  },
  {
    loginId: 'doyunhan',
    name: '한도윤',
    mobile: '01000001006',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE'],
    isAdultCertified: true,
    purpose: '회원 · 비밀번호를 바꾼 지 100일이 지나 로그인하면 바꾸라고 권해요',
    passwordDaysAgo: 100,
    addresses: [
      {
        name: '원룸',
        zonecode: '61452',
        roadAddress: '광주광역시 동구 문화전당로 38',
        detailAddress: '204호',
      },
    ],
  },
  {
    loginId: 'harinyoon',
    name: '윤하린',
    mobile: '01000001007',
    membershipType: 'MEMBER',
    platforms: ['COMMERCE'],
    isAdultCertified: false,
    purpose: '회원 · 카카오와 연결돼 있어, 카카오 로그인 창의 계정에 harin을 적어도 들어와요',
    social: { provider: 'KAKAO', userId: 'sandbox-harin' },
    addresses: [
      {
        name: '우리 집',
        zonecode: '10414',
        roadAddress: '경기도 고양시 일산동구 중앙로 1256',
        detailAddress: '903호',
      },
    ],
  },
]

/** Whom one may log in as, for the banner of the start. */
export const DEMO_ACCOUNTS = DEMO_MEMBERS.map(({ loginId, membershipType, purpose }) => ({
  loginId,
  password: DEMO_PASSWORD,
  kind: membershipType,
  purpose,
}))
