import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { createTokens, tokenAudienceOf } from '@jangteo/server/session/tokens'
import { deriveKey } from '@jangteo/server/wire/secrets'
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = {
  sid: '4c1d3c0c-8a8e-4c53-9b0e-5a6c51fb1e9a',
  memberShipType: 'MEMBER' as const,
  userSeq: 7,
  platforms: [],
}
const SECRET = 'one secret of a market, long enough'
const OTHER_SECRET = 'another secret of a market, as long'
const AUDIENCE = 'https://shop.example'

const tokensOf = (current: string, former: string | null = null, audience = AUDIENCE) =>
  createTokens({ secrets: { current, former }, audience })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('로그인 토큰은 다시 물어도 같은 답이고, 다른 서버나 한 글자 다른 토큰은 모른다', async () => {
  const tokens = tokensOf(SECRET)
  const text = await tokens.sign(TOKEN)
  expect([await tokens.verify(text), await tokens.verify(text)]).toEqual([TOKEN, TOKEN])
  const [head = '', body = '', signature = ''] = text.split('.')
  const altered = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  expect(await tokens.verify(altered)).toEqual(null)
  expect(await tokensOf(OTHER_SECRET).verify(text)).toEqual(null)
})

test('알던 토큰도 쿠키의 기한이 지나면 모르는 토큰이다', async () => {
  const tokens = tokensOf(SECRET)
  const text = await tokens.sign(TOKEN)
  const signedAtMs = Math.floor(Date.now() / 1_000) * 1_000
  vi.setSystemTime(signedAtMs + AUTH_COOKIE.maxAgeSeconds * 1_000 - 1)
  expect(await tokens.verify(text)).toEqual(TOKEN)
  vi.setSystemTime(signedAtMs + AUTH_COOKIE.maxAgeSeconds * 1_000)
  expect(await tokens.verify(text)).toEqual(null)
})

test('토큰을 아무리 많이 알아도 처음 것부터 잊고, 잊은 것은 다시 확인한다', async () => {
  const tokens = tokensOf(SECRET)
  const texts: string[] = []
  for (let userSeq = 1; userSeq <= 1_001; userSeq += 1) {
    texts.push(await tokens.sign({ ...TOKEN, userSeq }))
  }
  const read: (number | undefined)[] = []
  for (const text of [...texts, texts[0] ?? '']) read.push((await tokens.verify(text))?.userSeq)
  expect(read).toEqual([...texts.map((_, index) => index + 1), 1])
})

test('비밀키를 바꾸면 앞의 비밀키로 만든 토큰은 그것을 함께 아는 동안만 안다', async () => {
  const text = await tokensOf(SECRET).sign(TOKEN)
  expect([
    await tokensOf(OTHER_SECRET, SECRET).verify(text),
    await tokensOf(OTHER_SECRET).verify(text),
    await tokensOf(SECRET).verify(await tokensOf(OTHER_SECRET, SECRET).sign(TOKEN)),
  ]).toEqual([TOKEN, null, null])
})

test('같은 비밀키라도 다른 주소의 장터가 만든 토큰은 모른다', async () => {
  const elsewhere = tokensOf(SECRET, null, 'https://other.example')
  expect(await tokensOf(SECRET).verify(await elsewhere.sign(TOKEN))).toEqual(null)
  expect(['https://shop.example/', 'https://shop.example/home', null].map(tokenAudienceOf)).toEqual(
    ['https://shop.example', 'https://shop.example', 'jangteo'],
  )
})

type Signed = {
  readonly typ?: string
  readonly iss?: string
  readonly aud?: string
  readonly key?: Uint8Array
}

/** A token that everything is right of but what is changed. */
function aTokenWith(change: Signed): string {
  const { typ = 'session+jwt', iss = 'jangteo', aud = AUDIENCE } = change
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  const parts = [
    { alg: 'HS256', typ },
    { ...TOKEN, iss, aud, exp },
  ]
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = change.key ?? deriveKey(SECRET, 'token')
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

test('종류, 만든 이, 받는 이, 쓰임새별 열쇠가 다 맞아야 로그인 토큰이다', async () => {
  const { verify } = tokensOf(SECRET)
  const texts = [
    aTokenWith({}),
    aTokenWith({ typ: 'JWT' }),
    aTokenWith({ iss: 'somebody' }),
    aTokenWith({ aud: 'https://other.example' }),
    aTokenWith({ key: new TextEncoder().encode(SECRET) }),
    aTokenWith({ key: deriveKey(SECRET, 'seal') }),
  ]
  expect(await Promise.all(texts.map(verify))).toEqual([TOKEN, null, null, null, null, null])
})
