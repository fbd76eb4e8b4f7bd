import { runInNewContext } from 'node:vm'
import type { IdentityAnswer } from '@jangteo/identity/identity.port'
import { createPortOneIdentity } from '@jangteo/identity/portone/portone-identity'
import * as Effect from 'effect/Effect'
import { expect, onTestFinished, test } from 'vitest'
import {
  API_SECRET,
  type Answered,
  CHANNEL_KEY,
  openPortOne,
  STORE_ID,
  VERIFIED,
} from '../support/portone/standIn.ts'

const ID = VERIFIED.id
const ORIGIN = 'https://shop.example'
const SCRIPT_URL = 'https://cdn.portone.example/v2/browser-sdk.js'
const ACCOUNT = { storeId: STORE_ID, channelKey: CHANNEL_KEY, scriptUrl: SCRIPT_URL }
const PERSON = {
  ci: 'ci of a person',
  name: '홍길동',
  birthday: '1990-05-05',
  gender: 'MALE',
  mobile: '01012345678',
}

/** The answer of the port to what PortOne answers. */
async function answerTo(answered: Answered, apiSecret = API_SECRET): Promise<IdentityAnswer> {
  const portOne = await openPortOne({ [ID]: answered })
  onTestFinished(portOne.close)
  const port = createPortOneIdentity({
    ...ACCOUNT,
    apiSecret,
    apiUrl: portOne.url,
    origin: ORIGIN,
  })
  return Effect.runPromise(port.query(ID))
}

const ok = (body: unknown) => ({ status: 200, body })
const customer = (change: object) =>
  ok({ ...VERIFIED, verifiedCustomer: { ...VERIFIED.verifiedCustomer, ...change } })

test('인증된 사람은 포트원이 말한 그대로이다', async () => {
  expect(await answerTo(ok(VERIFIED))).toEqual({ kind: 'verified', person: PERSON })
})

test('휴대폰 번호의 줄표는 빼고, 성별을 말하지 않으면 없다', async () => {
  const answer = await answerTo(customer({ phoneNumber: '010-1234-5678', gender: 'OTHER' }))
  expect(answer).toEqual({ kind: 'verified', person: { ...PERSON, gender: null } })
})

test.each<[string, Answered, string]>([
  ['창을 마치지 않음', ok({ ...VERIFIED, status: 'READY' }), 'the status is READY'],
  ['실패', ok({ status: 'FAILED', failure: { pgMessage: '인증 실패' } }), 'the status is FAILED'],
  [
    '다른 채널',
    ok({ ...VERIFIED, channel: { ...VERIFIED.channel, key: 'channel-key-of-a-test' } }),
    'the verification is another one',
  ],
  [
    '다른 인증',
    ok({ ...VERIFIED, id: 'BBBBBBBBBBBBBBBBBBBBBB' }),
    'the verification is another one',
  ],
  ['열린 적 없는 창', { status: 404, body: {} }, 'nobody opened the window'],
])('%s: 아무도 인증되지 않았다', async (_, answered, why) => {
  expect(await answerTo(answered)).toEqual({ kind: 'unverified', why })
})

test.each<[string, Answered, string]>([
  [
    'CI 가 없는 답',
    customer({ ci: undefined }),
    'the verification cannot be read: verifiedCustomer.ci',
  ],
  [
    '없는 날의 생일',
    customer({ birthDate: '2011-02-29' }),
    'the verification cannot be read: verifiedCustomer.birthDate',
  ],
  [
    '모르는 상태',
    ok({ status: 'DELETED' }),
    'the verification cannot be read: status, id, channel, verifiedCustomer',
  ],
  ['고장', { status: 500, body: { type: 'PG_PROVIDER' } }, 'the answer is 500 PG_PROVIDER'],
  ['읽을 수 없는 답', ok('<html>'), 'the connection failed'],
])('%s: 답이 없는 것과 같다', async (_, answered, why) => {
  expect(await answerTo(answered)).toEqual({ kind: 'silent', why })
})

test('틀린 비밀키는 인증 실패가 아니라 답이 없는 것이다', async () => {
  expect(await answerTo(ok(VERIFIED), 'another secret')).toEqual({
    kind: 'silent',
    why: 'the answer is 401 UNAUTHORIZED',
  })
})

test('4초 안에 답하지 않으면 기다리지 않는다', async () => {
  expect(await answerTo('silence')).toEqual({ kind: 'silent', why: 'the connection failed' })
})

const WINDOW = createPortOneIdentity({
  ...ACCOUNT,
  apiSecret: API_SECRET,
  apiUrl: 'https://api.portone.example',
  origin: ORIGIN,
})

async function windowPage(returnPath: string) {
  const path = WINDOW.windowUrl({ verificationId: ID, purpose: 'JOIN', returnPath })
  return WINDOW.visit({ method: 'GET', url: new URL(path, ORIGIN), form: null })
}

/** Runs the scripts of the page as a browser does; PortOne's answers as given. */
async function runPage(body: string, request: (asked: object) => Promise<unknown>) {
  const scripts = [...body.matchAll(/<script>(?<text>[^]*?)<\/script>/g)]
  const json = /<script type="application\/json" id="request">(?<text>[^]*?)<\/script>/.exec(body)
  const seen = { replaced: null as string | null, isHidden: true }
  const main = {
    set hidden(value: boolean) {
      seen.isHidden = value
    },
  }
  const elements: Record<string, object> = {
    '#request': { textContent: json?.groups?.['text'] },
    main,
    button: { addEventListener: () => undefined },
  }
  runInNewContext(scripts.map(({ groups }) => groups?.['text']).join('\n'), {
    document: { querySelector: (selector: string) => elements[selector] },
    location: { replace: (url: string) => (seen.replaced = url) },
    PortOne: { requestIdentityVerification: request },
  })
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  return seen
}

test('창은 포트원의 것을 이 상점, 이 채널, 이 인증으로 열고, 끝나면 하던 페이지로 돌아온다', async () => {
  const { body, headers } = await windowPage('/account/signUp?step=identity')
  const asked: object[] = []
  const seen = await runPage(body, async (request) => {
    asked.push(request)
    return { identityVerificationId: ID }
  })
  const redirectUrl = `${ORIGIN}/account/signUp?step=identity&verificationId=${ID}`
  expect([asked, seen, body.includes(`<script src="${SCRIPT_URL}">`)]).toEqual([
    [
      {
        storeId: STORE_ID,
        channelKey: CHANNEL_KEY,
        identityVerificationId: ID,
        redirectUrl,
        forceRedirect: true,
      },
    ],
    { replaced: redirectUrl, isHidden: true },
    true,
  ])
  expect(headers['content-security-policy']).toMatch(
    /script-src https:\/\/cdn\.portone\.example 'sha256-[\w+/=]+';/,
  )
})

test('열지 못한 창은 돌아갈 길을 보인다', async () => {
  const { body } = await windowPage('/')
  const seen = await runPage(body, () => Promise.reject(new Error('blocked')))
  expect(seen).toEqual({ replaced: null, isHidden: false })
})

test('다른 곳으로 데려가는 주소와 글을 끊는 주소는 이 상점의 것이 된다', async () => {
  const elsewhere = await windowPage('//evil.example/')
  const broken = await windowPage('/</script><script>alert(1)</script>')
  expect([
    elsewhere.body.includes('evil.example'),
    broken.body.includes('<script>alert(1)'),
  ]).toEqual([false, false])
})
