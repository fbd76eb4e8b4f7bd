import { SOCIAL_PATH_NAME_OF } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import * as Effect from 'effect/Effect'
import type { SocialExchange, SocialPort, SocialVisit } from '../social.port.ts'
import { challengeOf } from '../pkce.ts'
import { openCode } from './sandbox-code.ts'
import type { SandboxCode } from './sandbox-code.ts'

/** Path of the sandbox's windows: below the market, and none of the market's. */
export const SOCIAL_SANDBOX_PATH = '/sandbox/social'

export type SandboxSettings = {
  /** Key of the codes, 32 bytes; the same for every server of a market. */
  readonly key: Buffer
  /** The address that browsers use. */
  readonly publicUrl: string
  readonly nowMs: () => number
}

function isOfVisit(code: SandboxCode, visit: SocialVisit): boolean {
  return (
    code.challenge === challengeOf(visit.codeVerifier) &&
    code.nonce === visit.nonce &&
    code.redirectUri === visit.redirectUri
  )
}

function answerOf(code: SandboxCode): Effect.Effect<SocialExchange> {
  const { answer, userId, email: verifiedEmail, name } = code
  if (answer === 'late') return Effect.never
  if (answer === 'known') {
    const account = { userId, verifiedEmail, name, unlinkToken: null }
    return Effect.succeed({ kind: 'known', account })
  }
  return Effect.succeed({ kind: answer, why: 'the window asked for it' })
}

/**
 * A provider of our own, for a market without contracts with others: its window offers every outcome. Whoever asks it
 * is let in, so it does not stand in a shop by accident (decision 115).
 */
export function createSandboxProvider(
  provider: SocialProvider,
  { key, publicUrl, nowMs }: SandboxSettings,
): SocialPort {
  return {
    authorizeUrl({ state, nonce, codeVerifier, redirectUri }) {
      const name = SOCIAL_PATH_NAME_OF[provider]
      const url = new URL(`${SOCIAL_SANDBOX_PATH}/${name}`, publicUrl)
      url.searchParams.set('state', state)
      url.searchParams.set('nonce', nonce)
      url.searchParams.set('code_challenge', challengeOf(codeVerifier))
      url.searchParams.set('redirect_uri', redirectUri)
      return url.href
    },
    exchange: (sealed, visit) =>
      Effect.suspend(() => {
        const code = openCode(key, sealed, nowMs())
        const isRedeemable = code !== null && code.provider === provider && isOfVisit(code, visit)
        return isRedeemable
          ? answerOf(code)
          : Effect.succeed({ kind: 'unknown', why: 'the code is of another visit' } as const)
      }),
    unlink: () => Effect.succeed('ended'),
  }
}
