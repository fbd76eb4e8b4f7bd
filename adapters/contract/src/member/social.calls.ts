import { isOwnPath } from '@jangteo/core/navigation/pageOpening.rules'
import {
  SOCIAL_PATH_NAMES,
  SOCIAL_PROVIDERS,
  SOCIAL_PURPOSES,
} from '@jangteo/core/session/social.codes'
import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { me } from '../session/session.schemas.ts'
import { done } from '../wire/wire.schemas.ts'

const RETURN_URL_LENGTH_MAX = 2000
/** Codes of providers have some hundred characters; those of Apple and of the sandbox are the longest. */
const CODE_LENGTH_MAX = 4096
const STATE_LENGTH_MAX = 200

const ofProvider = z.object({ provider: z.enum(SOCIAL_PATH_NAMES) })
/** A page of the market to return to. */
const returnUrl = z.string().max(RETURN_URL_LENGTH_MAX).refine(isOwnPath).nullable()

/** Draws the state of a visit to a provider and says where it begins; a link needs a login. */
const start = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/socials/{provider}/start',
    summary: '소셜 로그인 시작',
    tags: ['member'],
  })
  .input(ofProvider.extend({ purposeEnum: z.enum(SOCIAL_PURPOSES), returnUrl }))
  .errors(refusals('SOCIAL_UNAVAILABLE'))
  .output(z.object({ url: z.string() }))

/**
 * Ends a visit with the code that a provider sent the browser back with: a session, a ticket to sign up with, or a link. The
 * state counts once, for ten minutes, in the device that it was drawn for.
 */
const callback = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/socials/{provider}/callback',
    summary: '소셜 로그인 마치기',
    tags: ['member'],
  })
  .input(
    ofProvider.extend({
      code: z.string().min(1).max(CODE_LENGTH_MAX),
      state: z.string().min(1).max(STATE_LENGTH_MAX),
      /** Name that Apple sends with the first consent alone; `null` from everybody else. */
      name: z.string().max(100).nullable(),
    }),
  )
  .errors(
    refusals(
      'SOCIAL_UNKNOWN',
      'SOCIAL_UNAVAILABLE',
      'SOCIAL_DORMANT',
      'SOCIAL_EMAIL_TAKEN',
      'SOCIAL_ALREADY_LINKED',
      'SOCIAL_DIFFERENT_ACCOUNT',
    ),
  )
  .output(
    z.discriminatedUnion('kindEnum', [
      z.object({
        kindEnum: z.literal('LOGIN'),
        me,
        noticeEnum: z.literal('SOCIAL_PASSWORD_OLD').nullable(),
        returnUrl,
      }),
      z.object({
        kindEnum: z.literal('SIGN_UP'),
        ticket: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        returnUrl,
      }),
      z.object({ kindEnum: z.literal('LINK'), returnUrl }),
    ]),
  )

/** Signs up with a ticket as an associate member, and logs in. A ticket counts once, for thirty minutes, in its device. */
const signUp = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/socials/sign-up',
    summary: '소셜 가입',
    tags: ['member'],
  })
  .input(
    z.object({
      ticket: z.string().min(1).max(100),
      agreedTermsList: z.array(z.enum(TERMS_KINDS)).max(TERMS_KINDS.length),
    }),
  )
  .errors(
    refusals(
      'TERMS_REQUIRED',
      'SOCIAL_TICKET_EXPIRED',
      'SOCIAL_EMAIL_TAKEN',
      'SOCIAL_ALREADY_LINKED',
    ),
  )
  .output(z.object({ me, returnUrl }))

/** Lists the providers that can be used, and since when the calling member's account is linked to them. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/accounts/socials', summary: '연결된 계정', tags: ['member'] })
  .output(
    z.object({
      socialList: z.array(
        z.object({
          providerEnum: z.enum(SOCIAL_PROVIDERS),
          /** False for a linked provider that the market does not offer any more. */
          isOpen: z.boolean(),
          /** `null` for a provider that is not linked, and for guests. */
          linkedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  )

/** Takes a provider off the account; the last way in stays. */
const unlink = call({ who: 'member' })
  .route({
    method: 'DELETE',
    path: '/accounts/socials/{provider}',
    summary: '연결 해제',
    tags: ['member'],
  })
  .input(ofProvider)
  .errors(refusals('SOCIAL_ALREADY_UNLINKED', 'SOCIAL_LAST_WAY'))
  .output(done)

export const socialCalls = { start, callback, signUp, list, unlink }
