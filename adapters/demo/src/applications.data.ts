import type { SellerApplicationState } from '@jangteo/core/seller/sellerApplication.codes'

/** An application for a store in the demo: nobody of them may log in yet. */
type ApplicationSeed = {
  readonly businessNumber: string
  readonly loginId: string
  readonly storeName: string
  readonly storeUrl: string
  readonly companyName: string
  readonly representativeName: string
  readonly mailOrderNumber: string | null
  readonly businessAddress: string
  readonly phone: string
  readonly state: Exclude<SellerApplicationState, 'APPROVED'>
  /** Answer of the market; empty without one. */
  readonly memo: string
  readonly daysAgo: number
}

/** Applications in every state but the approved one, the oldest first. */
export const DEMO_APPLICATIONS: readonly ApplicationSeed[] = [
  {
    businessNumber: '6020622175',
    loginId: 'dolsegoods',
    storeName: '돌세공방',
    storeUrl: 'dolse-studio',
    companyName: '돌세공방',
    representativeName: '배성민',
    mailOrderNumber: '제2024-부산해운대-0412호',
    businessAddress: '부산광역시 해운대구 좌동순환로 99, 1층',
    phone: '051-555-0199',
    state: 'REJECTED',
    memo: '주류는 통신판매 승인을 받은 전통주만 판매할 수 있어요.',
    daysAgo: 12,
  },
  {
    businessNumber: '1208147521',
    loginId: 'haneulbooks',
    storeName: '하늘책방',
    storeUrl: 'haneul-books',
    companyName: '주식회사 하늘책방',
    representativeName: '문가영',
    mailOrderNumber: null,
    businessAddress: '서울특별시 마포구 와우산로 21, 2층',
    phone: '02-555-0121',
    state: 'SUPPLEMENT',
    memo: '사업자등록증 사본을 첨부해 주세요.',
    daysAgo: 4,
  },
  {
    businessNumber: '2208162517',
    loginId: 'badatkitchen',
    storeName: '바닷가부엌',
    storeUrl: 'badat-kitchen',
    companyName: '바닷가부엌 협동조합',
    representativeName: '오현서',
    mailOrderNumber: '제2025-강원속초-0088호',
    businessAddress: '강원특별자치도 속초시 중앙로 147',
    phone: '033-555-0147',
    state: 'APPLIED',
    memo: '',
    daysAgo: 1,
  },
]
