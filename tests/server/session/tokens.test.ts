import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { createTokens } from '@jangteo/server/session/tokens'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = {
  sid: '4c1d3c0c-8a8e-4c53-9b0e-5a6c51fb1e9a',
  memberShipType: 'MEMBER' as const,
  userSeq: 7,
  platforms: [],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('로그인 토큰은 다시 물어도 같은 답이고, 다른 서버나 한 글자 다른 토큰은 모른다', async () => {
  const tokens = createTokens('one secret of a market, long enough')
  const text = await tokens.sign(TOKEN)
  expect([await tokens.verify(text), await tokens.verify(text)]).toEqual([TOKEN, TOKEN])
  const [head = '', body = '', signature = ''] = text.split('.')
  const altered = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  expect(await tokens.verify(altered)).toEqual(null)
  const elsewhere = createTokens('another secret of a market, as long')
  expect(await elsewhere.verify(text)).toEqual(null)
})

test('알던 토큰도 쿠키의 기한이 지나면 모르는 토큰이다', async () => {
  const tokens = createTokens('one secret of a market, long enough')
  const text = await tokens.sign(TOKEN)
  const signedAtMs = Math.floor(Date.now() / 1_000) * 1_000
  vi.setSystemTime(signedAtMs + AUTH_COOKIE.maxAgeSeconds * 1_000 - 1)
  expect(await tokens.verify(text)).toEqual(TOKEN)
  vi.setSystemTime(signedAtMs + AUTH_COOKIE.maxAgeSeconds * 1_000)
  expect(await tokens.verify(text)).toEqual(null)
})

test('토큰을 아무리 많이 알아도 처음 것부터 잊고, 잊은 것은 다시 확인한다', async () => {
  const tokens = createTokens('one secret of a market, long enough')
  const texts: string[] = []
  for (let userSeq = 1; userSeq <= 1_001; userSeq += 1) {
    texts.push(await tokens.sign({ ...TOKEN, userSeq }))
  }
  const read: (number | undefined)[] = []
  for (const text of [...texts, texts[0] ?? '']) read.push((await tokens.verify(text))?.userSeq)
  expect(read).toEqual([...texts.map((_, index) => index + 1), 1])
})
