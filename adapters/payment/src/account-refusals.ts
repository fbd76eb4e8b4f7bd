/**
 * The codes by which a gateway refuses a refund because of the account that it should go to. Source: domain-rules §4.3.
 */
const ACCOUNT_REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_BANK',
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
])

/** True when another account may make the refund go through; `null` is no refusal. */
export function isAccountRefusal(code: string | null): boolean {
  return code !== null && ACCOUNT_REFUSALS.has(code)
}
