import * as Effect from 'effect/Effect'

/** Everything that the log calls a security event. The list is closed: alerts and reports are written against it. */
export const SECURITY_EVENTS = [
  'access.refused',
  'connections.closed',
  'couponNumber.blocked',
  'couponNumber.refused',
  'desk.used',
  'guestOrder.opened',
  'guestOrder.refused',
  'limit.hit',
  'login.blocked',
  'login.dormant',
  'login.failed',
  'login.succeeded',
  'logout',
  'notice.refused',
  'pin.changed',
  'pin.locked',
  'pin.refused',
  'policy.violated',
  'refundAccount.changed',
  'settings.applied',
  'social.refused',
  'social.returned',
  'social.unlinked',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** The annotation that makes a line of a use case a security event. */
export const EVENT_KEY = 'event'

/** Records a security event from inside a use case; the request's line has the same `requestId` and names the caller. */
export const noteSecurity = (event: SecurityEvent): Effect.Effect<void> =>
  Effect.logInfo('security event').pipe(Effect.annotateLogs({ [EVENT_KEY]: event }))
