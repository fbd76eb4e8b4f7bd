import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done } from '../wire/wire.schemas.ts'
import { accountProof, loginIdText } from './proof.schemas.ts'

/** A password as it was typed; rules say if it may be one. */
const passwordText = z.string().min(1).max(100)

const newPassword = { password: passwordText, confirmation: passwordText }

const NEW_PASSWORD_REFUSALS = refusals(
  'PASSWORD_LENGTH',
  'PASSWORD_CHARACTERS',
  'PASSWORD_KINDS',
  'PASSWORD_CONTAINS_ID',
  'PASSWORD_MISMATCH',
  'PASSWORD_SAME',
  'PASSWORD_REUSED',
)

/**
 * Sets another password for who proved the account's e-mail address (CHANGE), or to be its person (FIND_ACCOUNT). Ends all sessions, dormancy and the
 * lockout. A login id that nobody has is answered as one of somebody else.
 */
const reset = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/password-resets',
    summary: '비밀번호 재설정',
    tags: ['member'],
  })
  .input(z.object({ loginId: loginIdText, proof: accountProof, ...newPassword }))
  .errors({
    ...NEW_PASSWORD_REFUSALS,
    ...refusals('EMAIL_PROOF_INVALID', 'IDENTITY_UNVERIFIED', 'PASSWORD_RESET_MISMATCH'),
  })
  .output(done)

/** Changes the caller's password and ends their other sessions. */
const change = call({ who: 'member', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'PUT',
    path: '/accounts/password',
    summary: '비밀번호 변경',
    tags: ['member'],
  })
  .input(z.object({ present: passwordText, ...newPassword }))
  .errors({
    ...NEW_PASSWORD_REFUSALS,
    ...refusals('PASSWORD_NONE', 'PASSWORD_BLOCKED', 'PASSWORD_PRESENT_MISMATCH'),
  })
  .output(done)

/** Puts the change of an old password off for 90 days. */
const putOff = call({ who: 'member' })
  .route({
    method: 'POST',
    path: '/accounts/password/later',
    summary: '비밀번호 변경 미루기',
    tags: ['member'],
  })
  .output(done)

export const passwordCalls = { reset, change, putOff }
