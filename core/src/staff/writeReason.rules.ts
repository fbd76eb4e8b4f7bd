/** Characters that a reason has, blanks around it not counted. */
export type ReasonLength = { readonly min: number; readonly max: number }

/** Characters of the reason of a write on accounts and money, as the audit log stores it. Source: market-rules §9.2. */
export const STAFF_REASON_LENGTH = { min: 1, max: 300 } as const satisfies ReasonLength

/** Characters of the reason of a write on a person, as the audit log stores it. Source: market-rules §9.2, decision 142. */
export const WRITE_REASON_LENGTH = { min: 5, max: 300 } as const satisfies ReasonLength
