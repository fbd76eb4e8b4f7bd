import { IDENTITY_PURPOSES } from '@jangteo/core/member/identity.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { verificationId } from './identity.schemas.ts'

/** The longest path of a page that a window returns to. */
const PATH_LENGTH_MAX = 500

/**
 * Begins a verification of the caller's identity in this device. The window returns to `returnPath` with `verificationId`
 * in its query; without it when it was given up.
 */
const startVerification = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/identity-verifications',
    summary: '본인인증 시작',
    tags: ['member'],
  })
  .input(
    z.object({
      purposeEnum: z.enum(IDENTITY_PURPOSES),
      returnPath: z.string().max(PATH_LENGTH_MAX).default('/'),
    }),
  )
  .output(z.object({ verificationId, windowUrl: z.string() }))

/**
 * Has the server ask the provider who was verified. For a sign-up the answer has the person, for certifying an adult
 * the account is certified with it.
 */
const confirmVerification = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/identity-verifications/{id}/confirm',
    summary: '본인인증 결과 확인',
    tags: ['member'],
  })
  .input(z.object({ id: verificationId }))
  .errors(
    refusals(
      'IDENTITY_UNVERIFIED',
      'IDENTITY_UNAVAILABLE',
      'IDENTITY_TAKEN',
      'IDENTITY_DIFFERENT',
      'AGE_TOO_YOUNG',
      'ADULT_AGE_REQUIRED',
    ),
  )
  .output(
    z.object({
      purposeEnum: z.enum(IDENTITY_PURPOSES),
      person: z.object({ name: z.string(), birthday: z.string(), mobile: z.string() }).nullable(),
    }),
  )

export const identityCalls = { startVerification, confirmVerification }
