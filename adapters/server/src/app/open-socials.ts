import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import { createAppleProvider } from '@jangteo/social/apple/apple-provider'
import { createKakaoProvider } from '@jangteo/social/kakao/kakao-provider'
import { createNaverProvider } from '@jangteo/social/naver/naver-provider'
import { createSandboxProvider } from '@jangteo/social/sandbox/sandbox-provider'
import { createSandboxWindow, type WindowAnswer } from '@jangteo/social/sandbox/sandbox-window'
import type { SocialProviders } from '@jangteo/social/social.port'
import { redirectUriOf } from '../member/social/social-secrets.ts'
import { deriveKey, type Secrets } from '../wire/secrets.ts'
import type { SocialSettings } from './settings/social-environment.ts'

type OpenedSocials = {
  readonly socials: SocialProviders
  /** Answers the windows of the sandbox, and `null` for other paths; `null` itself where the sandbox is closed. */
  readonly showSandbox: ((requestUrl: string) => Promise<WindowAnswer | null>) | null
}

type SocialRequest = {
  readonly settings: SocialSettings
  readonly secrets: Secrets
  /** The address that browsers use. */
  readonly publicUrl: string
  readonly nowMs: () => number
}

function openProviders({ kakao, naver, apple }: SocialSettings): SocialProviders {
  return {
    ...(kakao === null ? {} : { KAKAO: createKakaoProvider(kakao) }),
    ...(naver === null ? {} : { NAVER: createNaverProvider(naver) }),
    ...(apple === null ? {} : { APPLE: createAppleProvider(apple) }),
  }
}

/** Opens the providers that the operator set up; the sandbox stands for the others where it may. */
export function openSocials({ settings, secrets, publicUrl, nowMs }: SocialRequest): OpenedSocials {
  const providers = openProviders(settings)
  if (!settings.hasSandbox) return { socials: providers, showSandbox: null }
  const sandbox = { key: deriveKey(secrets.current, 'social-sandbox'), publicUrl, nowMs }
  const stand = SOCIAL_PROVIDERS.map((one) => [one, createSandboxProvider(one, sandbox)] as const)
  return {
    socials: { ...Object.fromEntries(stand), ...providers },
    showSandbox: createSandboxWindow({
      ...sandbox,
      redirectUriOf: (provider) => redirectUriOf(publicUrl, provider),
    }),
  }
}

/** Names the providers that are open, for people; `none` where there are none. */
export function describeSocials(settings: SocialSettings): string {
  const open = SOCIAL_PROVIDERS.filter((one) => openProviders(settings)[one] !== undefined)
  const names = open.map((one) => one.toLowerCase())
  const all = settings.hasSandbox ? [...names, 'sandbox, anybody gets in'] : names
  return all.length === 0 ? 'none' : all.join(', ')
}
