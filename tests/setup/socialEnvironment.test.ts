import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { describeSocials, openSocials } from '@jangteo/server/app/open-socials'
import { describe, expect, test } from 'vitest'

const LIVE = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  IDENTITY_PROVIDER: 'sandbox',
  BUSINESS_REGISTRY: 'sandbox',
  MAIL: 'outbox',
} as const
const KAKAO = {
  KAKAO_CLIENT_ID: 'rest-key',
  KAKAO_CLIENT_SECRET: 'secret',
  KAKAO_ADMIN_KEY: 'admin',
}
const SECRETS = { current: 'a secret that only tests know, long enough', former: null }

function openWith(variables: NodeJS.ProcessEnv) {
  const { social: settings } = readEnvironment(variables)
  const parts = { settings, secrets: SECRETS, publicUrl: 'https://shop.example', nowMs: () => 0 }
  const { socials, showSandbox } = openSocials(parts)
  const names = Object.keys(socials).toSorted()
  return [names, showSandbox !== null, describeSocials(settings)]
}

const ALL = ['APPLE', 'KAKAO', 'NAVER']

describe('social logins', () => {
  test.each([
    [{}, [ALL, true, 'sandbox, anybody gets in']],
    [{ SOCIAL_LOGIN: 'providers' }, [[], false, 'none']],
    [KAKAO, [ALL, true, 'kakao, sandbox, anybody gets in']],
    [LIVE, [[], false, 'none']],
    [{ ...LIVE, ...KAKAO }, [['KAKAO'], false, 'kakao']],
    [{ ...LIVE, SOCIAL_LOGIN: 'sandbox' }, [ALL, true, 'sandbox, anybody gets in']],
  ])('the sandbox stands in production only when it is named: %j', (variables, opened) => {
    expect(openWith(variables)).toEqual(opened)
  })

  test.each([
    [
      { KAKAO_CLIENT_ID: 'id' },
      'KAKAO_CLIENT_SECRET is wrong: give the client secret of your app at Kakao; KAKAO_CLIENT_ID needs it. KAKAO_ADMIN_KEY is wrong: give the admin key of your app at Kakao; KAKAO_CLIENT_ID needs it.',
    ],
    [
      { NAVER_CLIENT_SECRET: 'secret' },
      'NAVER_CLIENT_ID is wrong: give the client id of your app at Naver; NAVER_CLIENT_SECRET needs it.',
    ],
    [
      { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' },
      String.raw`APPLE_PRIVATE_KEY is wrong: give the key of APPLE_KEY_ID as its file has it (-----BEGIN PRIVATE KEY-----…), line breaks as \n; APPLE_CLIENT_ID needs it.`,
    ],
    [
      { KAKAO_API_URL: 'http://kakao.example' },
      'KAKAO_API_URL is wrong: give an https address, or leave it out for the provider itself.',
    ],
    [
      { SOCIAL_LOGIN: 'open' },
      'SOCIAL_LOGIN is wrong: give providers to open those that have settings, or sandbox to let a window of the market stand for the others, which lets anybody in.',
    ],
  ])('a half of a provider is refused: %j', (variables, hint) => {
    expect(() => readEnvironment(variables)).toThrow(hint)
  })

  test('a key in one line gets its line breaks back', () => {
    const APPLE_PRIVATE_KEY = String.raw`-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----`
    const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' }
    expect(readEnvironment({ ...apple, APPLE_PRIVATE_KEY }).social.apple?.privateKey).toEqual(
      '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
    )
  })
})
