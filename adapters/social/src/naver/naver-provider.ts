import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { askProvider } from '../ask-provider.ts'
import type { SocialExchange, SocialPort } from '../social.port.ts'
import { toFailedExchange, toUnlinkOutcome } from '../to-exchange.ts'

export type NaverSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** Without a slash at the end. */
  readonly authUrl: string
  readonly apiUrl: string
}

const issued = z.object({ access_token: z.string(), refresh_token: z.string() })
const refreshed = z.object({ access_token: z.string() })

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1),
    name: z.string().nullish(),
    nickname: z.string().nullish(),
  }),
})

function toAccount({ response }: z.infer<typeof profile>, unlinkToken: string): SocialExchange {
  const { id, name, nickname } = response
  return {
    kind: 'known',
    account: { userId: id, verifiedEmail: null, name: name ?? nickname ?? null, unlinkToken },
  }
}

/**
 * Naver Login: a state, no nonce and no PKCE, because it has neither. Its e-mail address is one that a person typed as
 * their contact, which Naver does not vouch for. A consent ends with an access token, which the stored refresh token
 * gets. Source: domain-rules §4.6.
 */
export function createNaverProvider(settings: NaverSettings): SocialPort {
  const { clientId, clientSecret, authUrl, apiUrl } = settings
  const askToken = <Body>(form: Readonly<Record<string, string>>, shape: z.ZodType<Body>) =>
    askProvider(
      {
        url: `${authUrl}/oauth2.0/token`,
        form: { ...form, client_id: clientId, client_secret: clientSecret },
      },
      shape,
    )
  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(`${authUrl}/oauth2.0/authorize`)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
      }).toString()
      return url.href
    },
    exchange: Effect.fnUntraced(function* (code, { state }) {
      const form = { grant_type: 'authorization_code', code, state }
      const answer = yield* askToken(form, issued)
      if (answer.kind !== 'body') return toFailedExchange(answer)
      const authorization = `Bearer ${answer.body.access_token}`
      const found = yield* askProvider({ url: `${apiUrl}/v1/nid/me`, authorization }, profile)
      if (found.kind !== 'body') return toFailedExchange(found)
      return toAccount(found.body, answer.body.refresh_token)
    }),
    unlink: Effect.fnUntraced(function* ({ unlinkToken }) {
      const refresh = { grant_type: 'refresh_token', refresh_token: unlinkToken ?? '' }
      const answer = yield* askToken(refresh, refreshed)
      if (answer.kind !== 'body') return toUnlinkOutcome(answer)
      const { access_token } = answer.body
      const ending = { grant_type: 'delete', access_token, service_provider: 'NAVER' }
      return toUnlinkOutcome(yield* askToken(ending, z.object({ result: z.literal('success') })))
    }),
  }
}
