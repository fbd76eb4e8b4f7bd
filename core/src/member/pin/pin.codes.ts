export const PIN_PURPOSES = ['PAYMENT', 'REFUND_ACCOUNT'] as const

/** Action that a payment PIN is asked for: paying by money, changing a saved refund account. Source: market-rules §7. */
export type PinPurpose = (typeof PIN_PURPOSES)[number]

export const PIN_MODES = ['set', 'verify', 'reset'] as const

/** Mode of the PIN page. Source: market-rules §7. */
export type PinMode = (typeof PIN_MODES)[number]

export const PIN_CODES = [
  'PIN_WEAK',
  'PIN_MISMATCH',
  'PIN_LOCKED',
  'PIN_NOT_SET',
  'PIN_ALREADY_SET',
  'PIN_NEEDS_PAY',
  'PIN_TICKET_REQUIRED',
  'PIN_TICKET_INVALID',
  'PIN_CONFIRMATION_DIFFERS',
] as const

/** Reason why a PIN, or the ticket that it gave, is refused. */
export type PinCode = (typeof PIN_CODES)[number]
