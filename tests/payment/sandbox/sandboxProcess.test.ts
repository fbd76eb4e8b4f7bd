import { readdirSync } from 'node:fs'
import type { MessageLink } from '@jangteo/payment/sandbox/message-link'
import { openSandboxProcess } from '@jangteo/payment/sandbox/open-sandbox-process'
import { connectSandbox } from '@jangteo/payment/sandbox/sandbox-client'
import { createSandboxPort } from '@jangteo/payment/sandbox/sandbox-port'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { expect, onTestFinished, test } from 'vitest'
import { untilTrue } from '../../support/eventually.ts'
import {
  A_REQUEST,
  aDirectory,
  confirmOf,
  ORIGIN,
  UNTOUCHED_FORM,
  WINDOW_PATH,
} from '../../support/payment/sandbox.ts'

const HOUR_MS = 3_600_000
const REQUEST = { ...A_REQUEST, expiresAtMs: Date.now() + HOUR_MS }

function run<Answer>(call: Effect.Effect<Answer>): Promise<Answer> {
  return Effect.runPromise(call.pipe(Effect.provide(Logger.layer([]))))
}

/** A market that reaches a sandbox in a process of its own. */
function aMarket() {
  const troubles: string[] = []
  const directory = aDirectory()
  const { link, pid, close } = openSandboxProcess({
    directory,
    windowPath: WINDOW_PATH,
    hookUrl: `${ORIGIN}/hooks/payments/sandbox`,
    report: (trouble) => troubles.push(String(trouble)),
  })
  onTestFinished(close)
  const calls = connectSandbox(link)
  return { directory, troubles, calls, port: createSandboxPort(calls, { nowMs: Date.now }), pid }
}

const body = new URLSearchParams(UNTOUCHED_FORM).toString()
const VISIT = {
  method: 'POST',
  url: `${ORIGIN}${WINDOW_PATH}/${A_REQUEST.gatewayOrderId}`,
  headers: [['content-type', 'application/x-www-form-urlencoded']],
  body,
} as const

test('결제를 다른 프로세스에 묻고, 그 프로세스는 첫 물음에 시작한다', async () => {
  const { calls, port, directory } = aMarket()
  const before = readdirSync(directory)
  await run(port.request(REQUEST))
  const page = await calls.visit(VISIT)
  const [, location = ''] = page?.headers.find(([name]) => name === 'location') ?? []
  const paymentKey = new URL(location).searchParams.get('paymentKey') ?? ''
  const { outcome } = await run(port.confirm(confirmOf(paymentKey)))
  expect([before, page?.status, outcome]).toEqual([[], 303, 'approved'])
})

test('결제 프로세스가 죽어도 다음 물음에 다시 시작해 전에 적은 결제를 안다', async () => {
  const { calls, port, troubles, pid } = aMarket()
  await run(port.request(REQUEST))
  const known = await run(port.query(REQUEST.gatewayOrderId))
  process.kill(pid() ?? 0, 'SIGKILL')
  await untilTrue(() => troubles.length > 0)
  expect([known, await calls.query(REQUEST.gatewayOrderId), troubles]).toEqual([
    { outcome: 'waiting' },
    { outcome: 'waiting' },
    ['Error: the process of the sandbox ended with SIGKILL'],
  ])
})

test('답하지 않는 결제사는 결과를 모르는 것이고, 창은 열리지 않은 것이다', async () => {
  const silent: MessageLink = { send: () => undefined, onMessage: () => undefined }
  const port = createSandboxPort(connectSandbox(silent, { answerMsMax: 1 }), { nowMs: Date.now })
  const answers = [port.request(REQUEST), port.query('order-0001')] as const
  expect(await Promise.all(answers.map((answer) => run<object>(answer)))).toEqual([
    { outcome: 'unknown' },
    { outcome: 'unknown' },
  ])
})
