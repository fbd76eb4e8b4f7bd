/** Text for a status of a membership, which is a state of its chart; who leaves is shown as somebody who left. */
export const MEMBER_STATUS_LABELS = {
  ACTIVE: '회원',
  LEAVING: '탈퇴 처리 중',
  LEFT: '탈퇴한 회원',
} as const

/** Status of a membership, as stored. Source: market-rules §7. */
export type MemberStatus = keyof typeof MEMBER_STATUS_LABELS
