/** Name that a login id is locked by, so that of two simultaneous accounts the second sees the first. */
export function loginIdLockName(loginId: string): string {
  return `login-id ${loginId}`
}
