import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery, ynFlag } from '../wire/wire.schemas.ts'
import { consent, loginRecord, memberSession } from './account.schemas.ts'

const tags = ['account']

/** Lists where the member is logged in, the session of this call first. */
const sessions = call({ who: 'member' })
  .route({ method: 'GET', path: '/accounts/sessions', summary: '연결된 기기', tags })
  .output(z.object({ content: z.array(memberSession) }))

/** Ends every other session of the member; says how many. */
const endOtherSessions = call({ who: 'member' })
  .route({ method: 'DELETE', path: '/accounts/sessions', summary: '다른 기기 로그아웃', tags })
  .output(z.object({ endedCount: z.int().min(0) }))

/** Ends one session of the member, the caller's own as well; repeating it changes nothing. */
const endSession = call({ who: 'member' })
  .route({ method: 'DELETE', path: '/accounts/sessions/{id}', summary: '기기 로그아웃', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('SESSION_NOT_FOUND'))
  .output(done)

/** Lists the member's logins of the last 90 days, refused ones included, the newest first. */
const loginHistory = call({ who: 'member' })
  .route({ method: 'GET', path: '/accounts/login-history', summary: '로그인 기록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(loginRecord))

/** Lists every consent of the member with its dates. */
const consents = call({ who: 'member' })
  .route({ method: 'GET', path: '/accounts/consents', summary: '약관·수신 동의', tags })
  .output(z.object({ content: z.array(consent) }))

/**
 * Gives or withdraws a consent, and says with its date which one is in force; repeating it changes nothing. Agreeing
 * again to one that is due for renewal renews it. With the last channel that it could use the night is withdrawn.
 */
const changeConsent = call({ who: 'member' })
  .route({ method: 'PUT', path: '/accounts/consents', summary: '약관·수신 동의 변경', tags })
  .input(z.object({ termsKind: z.enum(CONSENT_KINDS), agreeYn: ynFlag }))
  .errors(refusals('TERMS_NOT_WITHDRAWABLE', 'CONSENT_NIGHT_ALONE'))
  .output(z.object({ content: z.array(consent) }))

export const accountCalls = {
  sessions,
  endOtherSessions,
  endSession,
  loginHistory,
  consents,
  changeConsent,
}
