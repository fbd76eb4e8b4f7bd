export const STAFF_KINDS = ['SELLER', 'OPERATOR'] as const

/**
 * Kind of staff: users of a store, or operators of the market. Each has accounts, logins, cookies and a token audience of
 * its own. Source: market-rules §9.2.
 */
export type StaffKind = (typeof STAFF_KINDS)[number]

export const SELLER_PERMISSIONS = [
  'GOODS',
  'ORDERS',
  'CLAIMS',
  'CS',
  'COUPONS',
  'STORE',
  'MONEY',
] as const

/** Permission of a store's user; its OWNER has all of them. Source: market-rules §9.2. */
export type SellerPermission = (typeof SELLER_PERMISSIONS)[number]

export const OPERATOR_PERMISSIONS = [
  'SELLERS',
  'MEMBERS',
  'PRIVACY',
  'ORDERS',
  'CLAIMS',
  'COUPONS',
  'DISPLAY',
  'MONEY',
  'SYSTEM',
] as const

/** Permission of an operator; an ADMIN has all of them. Source: market-rules §9.2. */
export type OperatorPermission = (typeof OPERATOR_PERMISSIONS)[number]

/** Permission that a seller's call needs; USERS belongs to the OWNER alone. Source: market-rules §9.2. */
export type SellerNeed = SellerPermission | 'USERS'

/** Permission that an operator's call needs; ROLES belongs to an ADMIN alone. Source: market-rules §9.2. */
export type OperatorNeed = OperatorPermission | 'ROLES'

/** Permission that a call of staff needs. */
export type StaffNeed = SellerNeed | OperatorNeed

export const STAFF_STATUSES = ['INVITED', 'ACTIVE', 'REMOVED'] as const

/** Status of a staff account: invited until a password is set; a removed one is left for the audit log. */
export type StaffStatus = (typeof STAFF_STATUSES)[number]

/** Labels of the statuses of staff accounts. */
export const STAFF_STATUS_LABELS: Readonly<Record<StaffStatus, string>> = {
  INVITED: '초대함',
  ACTIVE: '사용 중',
  REMOVED: '삭제됨',
}

/** Labels of the permissions of a store's users. */
export const SELLER_PERMISSION_LABELS: Readonly<Record<SellerPermission, string>> = {
  GOODS: '상품',
  ORDERS: '주문·배송',
  CLAIMS: '취소·교환·반품',
  CS: '문의·리뷰',
  COUPONS: '쿠폰',
  STORE: '스토어',
  MONEY: '정산 조회',
}

/** Labels of the permissions of operators. */
export const OPERATOR_PERMISSION_LABELS: Readonly<Record<OperatorPermission, string>> = {
  SELLERS: '판매자·상품 심사',
  MEMBERS: '회원',
  PRIVACY: '분리 보관 정보',
  ORDERS: '주문',
  CLAIMS: '클레임·분쟁',
  COUPONS: '쿠폰',
  DISPLAY: '전시',
  MONEY: '정산·지급',
  SYSTEM: '시스템',
}
