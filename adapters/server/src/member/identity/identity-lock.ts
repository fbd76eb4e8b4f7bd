/** Name that a person is locked by, so that one of two simultaneous accounts sees the other. */
export function identityLockName(identityHash: string): string {
  return `identity ${identityHash}`
}
