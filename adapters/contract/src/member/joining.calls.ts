import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { me } from '../session/session.schemas.ts'
import { verificationId } from './identity.schemas.ts'
import { emailProof, emailText, loginIdText } from './proof.schemas.ts'

/** A password as it was typed; rules say if it may be one. */
const passwordText = z.string().min(1).max(100)

/**
 * Makes a verified person with a proved e-mail address a member, and logs them in. Name, birthday, gender and mobile number
 * are those that the identity provider reported. Repeated under its key, it logs in again.
 */
const signUp = call({
  who: 'anybody',
  isIdempotent: true,
  triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: '/accounts/sign-up',
    summary: '회원 가입',
    tags: ['member'],
  })
  .input(
    z.object({
      loginId: loginIdText,
      password: passwordText,
      email: emailText,
      emailProof,
      verificationId,
      agreedTermsList: z.array(z.enum(CONSENT_KINDS)).max(CONSENT_KINDS.length),
    }),
  )
  .errors(
    refusals(
      'TERMS_REQUIRED',
      'EMAIL_INVALID',
      'EMAIL_PROOF_INVALID',
      'EMAIL_VERIFICATION_REQUIRED',
      'EMAIL_TAKEN',
      'LOGIN_ID_INVALID',
      'LOGIN_ID_TAKEN',
      'PASSWORD_LENGTH',
      'PASSWORD_CHARACTERS',
      'PASSWORD_KINDS',
      'PASSWORD_CONTAINS_ID',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_TAKEN',
      'AGE_TOO_YOUNG',
      'REJOIN_WAIT',
    ),
  )
  .output(me)

/**
 * Makes the caller's account a member's by a verified identity; cart, coupons, orders and favourites stay. A login id
 * with a password can be given to an account that has none.
 */
const upgrade = call({
  who: 'member',
  isIdempotent: true,
  triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: '/accounts/upgrade',
    summary: '정회원 전환',
    tags: ['member'],
  })
  .input(
    z
      .object({
        verificationId,
        loginId: loginIdText.optional(),
        password: passwordText.optional(),
      })
      .refine(
        ({ loginId, password }) => (loginId === undefined) === (password === undefined),
        'a login id comes with a password',
      ),
  )
  .errors(
    refusals(
      'LOGIN_ID_INVALID',
      'LOGIN_ID_TAKEN',
      'CREDENTIALS_SET',
      'PASSWORD_LENGTH',
      'PASSWORD_CHARACTERS',
      'PASSWORD_KINDS',
      'PASSWORD_CONTAINS_ID',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_DIFFERENT',
      'IDENTITY_TAKEN',
      'AGE_TOO_YOUNG',
      'REJOIN_WAIT',
    ),
  )
  .output(me)

export const joiningCalls = { signUp, upgrade }
