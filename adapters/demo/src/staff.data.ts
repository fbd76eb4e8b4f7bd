import { DEMO_STORES } from './stores.data.ts'

/** The password of every owner of a demo store, and of its operator. */
export const DEMO_STAFF_PASSWORD = 'Jangteo!2025'

/** An owner of a demo store. */
export type OwnerSeed = {
  readonly storeUrl: string
  readonly loginId: string
  readonly name: string
  readonly email: string
}

const OWNER_NAMES = [
  '이새벽',
  '윤오븐',
  '한누룩',
  '정다담',
  '서소담',
  '문걸음',
  '구온결',
  '강부엌',
  '차또렷',
  '임초록',
  '고살결',
  '남주말',
]

/** The owners of the demo stores, one each, in the order of the stores. */
export const DEMO_OWNERS: readonly OwnerSeed[] = DEMO_STORES.map(({ url }, index) => ({
  storeUrl: url,
  loginId: `${url}owner`,
  name: OWNER_NAMES[index] ?? '대표',
  email: `owner@${url}.example`,
}))

/** The operator of the demo market, an admin, who sets up an authenticator at the first login. */
export const DEMO_OPERATOR = {
  loginId: 'operator',
  name: '운영자',
  email: 'operator@jangteo.example',
} as const

/** Login ids and password of the staff of the demo, for the banner of the start. */
export const DEMO_STAFF_ACCOUNTS = [...DEMO_OWNERS, DEMO_OPERATOR].map(({ loginId }) => ({
  loginId,
  password: DEMO_STAFF_PASSWORD,
}))
