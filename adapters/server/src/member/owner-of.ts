/** Says whose account one is, for a caller: nobody's, their own, another's. */
export function ownerOf(
  accountId: number | null,
  callerId: number | null,
): 'NOBODY' | 'SELF' | 'OTHER' {
  if (accountId === null) return 'NOBODY'
  return accountId === callerId ? 'SELF' : 'OTHER'
}
