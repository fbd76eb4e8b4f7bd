import type { RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { ORPCError, os } from '@orpc/server'
import type { SecurityEvent } from '../telemetry/security-event.ts'
import { describeSender, recordSecurity } from '../telemetry/telemetry.ts'
import type { ArrivedContext } from './request-context.ts'

type Ending = RefusalCode | 'done'
type Endings = Readonly<Partial<Record<Ending, SecurityEvent>>>

/** Refusals that are security events of any call. */
const ANY_CALL: Endings = {
  CALLER_NOT_ALLOWED: 'access.refused',
  SESSION_EXPIRED: 'access.refused',
  SESSION_IDLE: 'access.refused',
  SESSION_REQUIRED: 'access.refused',
  TOO_MANY_REQUESTS: 'limit.hit',
}

/** Endings of the two steps of a staff login. */
const STAFF_PASSWORD: Endings = { LOGIN_BLOCKED: 'login.blocked', LOGIN_MISMATCH: 'login.failed' }
const STAFF_CODE: Endings = {
  done: 'login.succeeded',
  LOGIN_CODE_BLOCKED: 'login.blocked',
  LOGIN_CODE_MISMATCH: 'login.failed',
}

/** Endings that are security events of one call. */
const ONE_CALL: Readonly<Record<string, Endings>> = {
  'coupon.register': {
    COUPON_SERIAL_BLOCKED: 'couponNumber.blocked',
    COUPON_SERIAL_INVALID: 'couponNumber.refused',
  },
  'operatorSession.confirmCode': STAFF_CODE,
  'operatorSession.logIn': STAFF_PASSWORD,
  'operatorSession.logOut': { done: 'logout' },
  'sellerSession.confirmCode': STAFF_CODE,
  'sellerSession.logIn': STAFF_PASSWORD,
  'sellerSession.logOut': { done: 'logout' },
  'pin.verify': { PIN_LOCKED: 'pin.locked', PIN_MISMATCH: 'pin.refused' },
  'session.login': {
    done: 'login.succeeded',
    LOGIN_BLOCKED: 'login.blocked',
    LOGIN_DORMANT: 'login.dormant',
    LOGIN_MISMATCH: 'login.failed',
  },
  'social.callback': { done: 'social.returned', SOCIAL_UNKNOWN: 'social.refused' },
  'social.signUp': { done: 'login.succeeded' },
  'social.unlink': { done: 'social.unlinked' },
  'session.logout': { done: 'logout' },
  'session.openGuestOrder': {
    done: 'guestOrder.opened',
    GUEST_ORDER_MISMATCH: 'guestOrder.refused',
  },
}

/** Input field that names the target of a login. */
const TARGET_FIELDS: Readonly<Record<string, string>> = {
  'operatorSession.logIn': 'loginId',
  'sellerSession.logIn': 'loginId',
  'session.login': 'loginId',
  'session.openGuestOrder': 'orderNumber',
}

const READING = new Set(['GET', 'HEAD'])

function targetOf(call: string, input: unknown): string | null {
  const field = TARGET_FIELDS[call]
  if (field === undefined || typeof input !== 'object' || input === null) return null
  const value: unknown = Reflect.get(input, field)
  return typeof value === 'string' ? value.toLowerCase() : null
}

function eventOf(call: string, ending: Ending, method: string): SecurityEvent | undefined {
  const isDesk = call.startsWith('desk.') && ending === 'done' && !READING.has(method)
  return isDesk ? 'desk.used' : (ONE_CALL[call]?.[ending] ?? ANY_CALL[ending])
}

function endingOf(thrown: unknown): Ending | null {
  return thrown instanceof ORPCError && thrown.defined ? (thrown.code as RefusalCode) : null
}

/** Records the call of a request, and a security event of its ending where it is one. */
export const watchCall = os
  .$context<ArrivedContext>()
  .middleware(async ({ context, path, procedure, next }, input) => {
    const { trail, telemetry } = context
    const { route } = procedure['~orpc']
    const call = path.join('.')
    trail.call = call
    trail.route = `/api${route.path ?? ''}`
    const note = (ending: Ending | null) => {
      const event = ending === null ? undefined : eventOf(call, ending, route.method ?? 'POST')
      if (event === undefined) return
      const target = targetOf(call, input)
      recordSecurity(telemetry, event, {
        ...describeSender(trail, telemetry.names),
        call,
        ...(target === null ? {} : { target: telemetry.names.ofTarget(target) }),
        ...(ending === null || ending === 'done' ? {} : { code: ending }),
      })
    }
    try {
      const result = await next()
      note('done')
      return result
    } catch (thrown) {
      note(endingOf(thrown))
      throw thrown
    }
  })
