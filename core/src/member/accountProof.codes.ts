/**
 * Proof of being the owner of an account: of its e-mail address, or of the person behind it. Source: market-rules §7.
 */
export type AccountProof = { readonly emailProof: string } | { readonly verificationId: string }
