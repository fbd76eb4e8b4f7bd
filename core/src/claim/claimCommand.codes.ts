/** Events of claims that a seller sends, as calls name them. Source: market-rules §9.3, decision 037. */
export const CLAIM_COMMANDS = [
  'approve',
  'collect',
  'accept',
  'reship',
  'resend',
  'changeFault',
  'convertToReturn',
  'refuse',
] as const
export type ClaimCommand = (typeof CLAIM_COMMANDS)[number]
