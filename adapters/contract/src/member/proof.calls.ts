import { EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import { EMAIL_PURPOSES } from '@jangteo/core/member/emailProof.codes'
import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment } from '../wire/wire.schemas.ts'
import { accountProof, emailProof, emailText, loginIdText } from './proof.schemas.ts'

/** Requests by which somebody may ask who has an account. Source: market-rules §7. */
const ACCOUNT_TRIES_PER_MINUTE_MAX = 20

const duplication = z.object({ duplicated: z.boolean() })

/** Says if a login id is taken. */
const loginIdDuplicationCheck = call({
  who: 'anybody',
  triesPerMinuteMax: ACCOUNT_TRIES_PER_MINUTE_MAX,
})
  .route({
    method: 'GET',
    path: '/accounts/id-duplication-check',
    summary: '아이디 중복확인',
    tags: ['member'],
  })
  .input(z.object({ loginId: loginIdText }))
  .errors(refusals('LOGIN_ID_INVALID'))
  .output(duplication)

/** Says if an e-mail address is a member's. */
const emailDuplicationCheck = call({
  who: 'anybody',
  triesPerMinuteMax: ACCOUNT_TRIES_PER_MINUTE_MAX,
})
  .route({
    method: 'GET',
    path: '/accounts/email-duplication-check',
    summary: '이메일 중복확인',
    tags: ['member'],
  })
  .input(z.object({ email: emailText }))
  .errors(refusals('EMAIL_INVALID'))
  .output(duplication)

/**
 * Sends a code to an e-mail address, of a member or not: one a minute, five an hour. For a sign-up the address must be
 * free. `sentAt` is when its three minutes began.
 */
const sendEmailCode = call({ who: 'anybody', triesPerMinuteMax: ACCOUNT_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/email-codes',
    summary: '이메일 인증번호 받기',
    tags: ['member'],
  })
  .input(z.object({ email: emailText, purposeEnum: z.enum(EMAIL_PURPOSES) }))
  .errors(refusals('EMAIL_INVALID', 'EMAIL_TAKEN', 'EMAIL_CODE_TOO_SOON', 'EMAIL_CODE_TOO_MANY'))
  .output(z.object({ sentAt: moment }))

/** Exchanges the newest code that this device requested for an address for a proof, which is used once within 30 minutes. */
const proveEmail = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/email-codes/prove',
    summary: '이메일 인증번호 확인',
    tags: ['member'],
  })
  .input(z.object({ email: emailText, code: z.string().length(EMAIL_CODE_LENGTH).regex(/^\d+$/) }))
  .errors(refusals('EMAIL_CODE_TIMED_OUT', 'EMAIL_CODE_TRIES_EXCEEDED', 'EMAIL_CODE_MISMATCH'))
  .output(z.object({ emailProof }))

/**
 * Reminds of the login id, in full by a verified identity (FIND_ACCOUNT), masked by a proved e-mail address (FIND), and
 * of the day of the sign-up and the linked providers; `null` for an account without a login id.
 */
const findLoginId = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/find-id',
    summary: '아이디 찾기',
    tags: ['member'],
  })
  .input(accountProof)
  .errors(refusals('EMAIL_PROOF_INVALID', 'IDENTITY_UNVERIFIED', 'ACCOUNT_NOT_FOUND'))
  .output(
    z.object({
      loginId: z.string().nullable(),
      joinedAt: moment,
      socialList: z.array(z.enum(SOCIAL_PROVIDERS)),
    }),
  )

export const proofCalls = {
  loginIdDuplicationCheck,
  emailDuplicationCheck,
  sendEmailCode,
  proveEmail,
  findLoginId,
}
