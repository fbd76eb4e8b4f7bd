import type { MembershipType, ServiceGroup } from '@jangteo/core/session/membership.codes'

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
    purpose: '회원 · 성인인증 전이고 저장한 배송지가 없어요',
    addresses: [],
  },
]

/** Whom one may log in as, for the banner of the start. */
export const DEMO_ACCOUNTS = DEMO_MEMBERS.map(({ loginId, membershipType, purpose }) => ({
  loginId,
  password: DEMO_PASSWORD,
  kind: membershipType,
  purpose,
}))
