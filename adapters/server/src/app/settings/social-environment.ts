import type { AppleSettings } from '@jangteo/social/apple/apple-provider'
import type { KakaoSettings } from '@jangteo/social/kakao/kakao-provider'
import type { NaverSettings } from '@jangteo/social/naver/naver-provider'
import { z } from 'zod'
import { keepsSecrets } from './environment-values.ts'

const word = z.string().min(1).nullable().default(null)

function host(preset: string) {
  return z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .prefault(preset)
}

/** A key as it is written into one line: its ends and line breaks as Apple's file has them, or as `\\n`. */
const privateKey = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .refine((text) => text.includes('PRIVATE KEY'))
  .nullable()
  .default(null)

/** The variables about social logins. */
export const socialVariables = {
  SOCIAL_LOGIN: z.enum(['sandbox', 'providers']).optional(),
  KAKAO_CLIENT_ID: word,
  KAKAO_CLIENT_SECRET: word,
  KAKAO_ADMIN_KEY: word,
  KAKAO_AUTH_URL: host('https://kauth.kakao.com'),
  KAKAO_API_URL: host('https://kapi.kakao.com'),
  NAVER_CLIENT_ID: word,
  NAVER_CLIENT_SECRET: word,
  NAVER_AUTH_URL: host('https://nid.naver.com'),
  NAVER_API_URL: host('https://openapi.naver.com'),
  APPLE_CLIENT_ID: word,
  APPLE_TEAM_ID: word,
  APPLE_KEY_ID: word,
  APPLE_PRIVATE_KEY: privateKey,
  APPLE_AUTH_URL: host('https://appleid.apple.com'),
} as const

type Name = keyof typeof socialVariables

const URL_FIX = 'give an https address, or leave it out for the provider itself'

/** Hints that follow "NAME is wrong:". */
export const socialFixes: Readonly<Record<Name, string>> = {
  SOCIAL_LOGIN:
    'give providers to open those that have settings, or sandbox to let a window of the market stand for the others, which lets anybody in',
  KAKAO_CLIENT_ID: 'give the REST API key of your app at Kakao; its other settings need it',
  KAKAO_CLIENT_SECRET: 'give the client secret of your app at Kakao; KAKAO_CLIENT_ID needs it',
  KAKAO_ADMIN_KEY: 'give the admin key of your app at Kakao; KAKAO_CLIENT_ID needs it',
  KAKAO_AUTH_URL: URL_FIX,
  KAKAO_API_URL: URL_FIX,
  NAVER_CLIENT_ID: 'give the client id of your app at Naver; NAVER_CLIENT_SECRET needs it',
  NAVER_CLIENT_SECRET: 'give the client secret of your app at Naver; NAVER_CLIENT_ID needs it',
  NAVER_AUTH_URL: URL_FIX,
  NAVER_API_URL: URL_FIX,
  APPLE_CLIENT_ID: 'give the id of your service at Apple; its other settings need it',
  APPLE_TEAM_ID: 'give the id of your team at Apple; APPLE_CLIENT_ID needs it',
  APPLE_KEY_ID: 'give the id of your key at Apple; APPLE_CLIENT_ID needs it',
  APPLE_PRIVATE_KEY:
    'give the key of APPLE_KEY_ID as its file has it (-----BEGIN PRIVATE KEY-----…), line breaks as \\n; APPLE_CLIENT_ID needs it',
  APPLE_AUTH_URL: URL_FIX,
}

/** Settings of social logins; a provider without is `null`. */
export type SocialSettings = {
  /** True when a window of the market stands for providers without settings. Not in production, unless it says so. */
  readonly hasSandbox: boolean
  readonly kakao: KakaoSettings | null
  readonly naver: NaverSettings | null
  readonly apple: AppleSettings | null
}

type SocialVariables = z.output<z.ZodObject<typeof socialVariables>>

const TOGETHER: readonly (readonly Name[])[] = [
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET', 'KAKAO_ADMIN_KEY'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
]

/** Returns the settings of providers that are missing beside others of the same provider. */
export function missingSocialSettings(given: SocialVariables): Name[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => given[name] === null)
    return missing.length === names.length ? [] : missing
  })
}

function kakaoOf(given: SocialVariables): KakaoSettings | null {
  const { KAKAO_CLIENT_ID: clientId, KAKAO_CLIENT_SECRET: clientSecret } = given
  const { KAKAO_ADMIN_KEY: adminKey, KAKAO_AUTH_URL: authUrl, KAKAO_API_URL: apiUrl } = given
  if (clientId === null || clientSecret === null || adminKey === null) return null
  return { clientId, clientSecret, adminKey, authUrl, apiUrl }
}

function naverOf(given: SocialVariables): NaverSettings | null {
  const { NAVER_CLIENT_ID: clientId, NAVER_CLIENT_SECRET: clientSecret } = given
  const { NAVER_AUTH_URL: authUrl, NAVER_API_URL: apiUrl } = given
  if (clientId === null || clientSecret === null) return null
  return { clientId, clientSecret, authUrl, apiUrl }
}

function appleOf(given: SocialVariables): AppleSettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = given
  const { APPLE_PRIVATE_KEY: key, APPLE_AUTH_URL: authUrl } = given
  if (clientId === null || teamId === null || keyId === null || key === null) return null
  return { clientId, teamId, keyId, privateKey: key, authUrl }
}

export function readSocialSettings(
  given: SocialVariables & { readonly NODE_ENV: string },
): SocialSettings {
  const preset = given.NODE_ENV === 'production' ? 'providers' : 'sandbox'
  return {
    hasSandbox: (given.SOCIAL_LOGIN ?? preset) === 'sandbox',
    kakao: kakaoOf(given),
    naver: naverOf(given),
    apple: appleOf(given),
  }
}
