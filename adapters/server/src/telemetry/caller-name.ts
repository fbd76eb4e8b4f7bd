import type { CallerIdentity } from '../call/caller.ts'

/**
 * Names a caller for rows and log lines: the account, else the device.
 * @example callerNameOf(seller) // 'seller:7'
 */
export function callerNameOf(caller: CallerIdentity): string {
  if (caller.kind === 'SELLER') return `seller:${caller.sellerUserId}`
  if (caller.kind === 'OPERATOR') return `operator:${caller.operatorId}`
  return 'memberId' in caller ? `member:${caller.memberId}` : `device:${caller.deviceId}`
}
