import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WINDOW_DECLINES } from '@jangteo/payment/sandbox/window-form'
import { describe, expect, test } from 'vitest'
import {
  A_REQUEST,
  OPENED_AT_MS,
  aSandbox,
  approvedOf,
  confirmOf,
} from '../../support/payment/sandbox.ts'
import type { SandboxDesk } from '../../support/payment/sandbox.ts'

const UNKNOWN = { outcome: 'unknown' }
const WAITING = { outcome: 'waiting' }

function declined(code: string) {
  return { outcome: 'declined', code }
}

async function agreedTo(sandbox: SandboxDesk, fields: Record<string, string> = {}) {
  await sandbox.request()
  const { paymentKey } = await sandbox.chooses(fields)
  return paymentKey
}

describe('승인', () => {
  test('결제창에서 동의한 결제를 승인하고, 물으면 같은 답을 한다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { card: '현대카드', months: '12' })
    const approved = approvedOf(paymentKey, { cardCompany: '현대카드', installmentMonths: 12 })
    expect(await sandbox.query()).toEqual(WAITING)
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(approved)
    expect(await sandbox.query()).toEqual(approved)
  })

  test('카드가 아닌 결제에는 카드사와 할부가 없다', async () => {
    const sandbox = aSandbox()
    await sandbox.request({ method: 'NAVER_PAY' })
    const { paymentKey } = await sandbox.chooses()
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(
      approvedOf(paymentKey, { cardCompany: null, installmentMonths: null }),
    )
  })

  test('두 번, 또는 다른 키로 승인해도 한 번 승인된 그대로다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox)
    const asks = [confirmOf(paymentKey), confirmOf(paymentKey)]
    const both = await Promise.all(asks.map((ask) => sandbox.confirm(ask)))
    sandbox.passMinutes(1)
    const third = await sandbox.confirm(confirmOf(paymentKey, { idempotencyKey: 'attempt-2' }))
    const approved = approvedOf(paymentKey)
    expect([...both, third]).toEqual([approved, approved, approved])
  })

  test('금액이 다르면 승인하지 않고, 그 키는 바른 금액에도 같은 답을 한다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox)
    const refused = declined('INVALID_REQUEST')
    expect(await sandbox.confirm(confirmOf(paymentKey, { amount: 100 }))).toEqual(refused)
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(refused)
    expect(await sandbox.query()).toEqual(WAITING)
    expect(await sandbox.confirm(confirmOf(paymentKey, { idempotencyKey: 'attempt-2' }))).toEqual(
      approvedOf(paymentKey),
    )
    expect(await sandbox.confirm(confirmOf(paymentKey, { amount: 60_001 }))).toEqual(refused)
  })

  test('승인한 키를 다른 금액으로 다시 쓰면 거절하고, 승인은 그대로다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox)
    await sandbox.confirm(confirmOf(paymentKey))
    expect(await sandbox.confirm(confirmOf(paymentKey, { amount: 1 }))).toEqual(
      declined('INVALID_REQUEST'),
    )
    expect(await sandbox.query()).toEqual(approvedOf(paymentKey))
  })

  test('결제창에서 동의하기 전, 다른 결제 키, 없는 주문은 승인하지 않는다', async () => {
    const sandbox = aSandbox()
    await sandbox.request()
    expect(await sandbox.confirm(confirmOf('sandbox.order-0001.guess'))).toEqual(
      declined('NOT_FOUND_PAYMENT'),
    )
    const { paymentKey } = await sandbox.chooses()
    const guess = confirmOf('sandbox.order-0001.guess', { idempotencyKey: 'guess' })
    expect(await sandbox.confirm(guess)).toEqual(declined('NOT_FOUND_PAYMENT'))
    const absent = confirmOf(paymentKey, { gatewayOrderId: 'order-0002' })
    expect(await sandbox.confirm(absent)).toEqual({ outcome: 'absent' })
    expect(await sandbox.query()).toEqual(WAITING)
  })

  test('결제창을 나온 지 10분이 지나면 승인하지 않는다', async () => {
    const inTime = aSandbox()
    const paymentKey = await agreedTo(inTime)
    inTime.passSeconds(599)
    expect(await inTime.confirm(confirmOf(paymentKey))).toEqual(
      approvedOf(paymentKey, { approvedAtMs: OPENED_AT_MS + 599_000 }),
    )
    const late = aSandbox()
    const lateKey = await agreedTo(late)
    late.passSeconds(600)
    const over = declined('NOT_FOUND_PAYMENT_SESSION')
    expect([await late.confirm(confirmOf(lateKey)), await late.query()]).toEqual([over, over])
  })

  test.each(WINDOW_DECLINES)('승인 단계에서 %s로 거절한다', async (reason) => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { action: 'decline', reason, atConfirm: 'on' })
    expect(await sandbox.query()).toEqual(WAITING)
    const answers = [
      await sandbox.confirm(confirmOf(paymentKey)),
      await sandbox.confirm(confirmOf(paymentKey)),
      await sandbox.confirm(confirmOf(paymentKey, { idempotencyKey: 'attempt-2' })),
      await sandbox.query(),
    ]
    expect(answers).toEqual(answers.map(() => declined(reason)))
  })
})

describe('답이 없는 승인', () => {
  test('승인하고도 답하지 않으면, 물어서 승인을 안다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { answer: 'silent' })
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
    expect(await sandbox.query()).toEqual(approvedOf(paymentKey))
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(approvedOf(paymentKey))
  })

  test('늦게 승인되면, 그때까지는 기다리라고 한다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { answer: 'late' })
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
    sandbox.passSeconds(19)
    expect(await sandbox.query()).toEqual(WAITING)
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
    sandbox.passSeconds(1)
    const approved = approvedOf(paymentKey, { approvedAtMs: OPENED_AT_MS + 20_000 })
    expect(await sandbox.query()).toEqual(approved)
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(approved)
  })

  test('첫 승인 요청이 사라지면, 같은 키로 다시 승인할 수 있다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { answer: 'lost' })
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
    expect(await sandbox.query()).toEqual(WAITING)
    expect(await sandbox.confirm(confirmOf(paymentKey))).toEqual(approvedOf(paymentKey))
  })

  test('사라진 승인을 다시 하지 않으면 10분 뒤 결제 없이 끝난다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox, { answer: 'lost' })
    await sandbox.confirm(confirmOf(paymentKey))
    sandbox.passMinutes(10)
    expect(await sandbox.query()).toEqual(declined('NOT_FOUND_PAYMENT_SESSION'))
  })
})

describe('결제사의 기억', () => {
  test('다시 켜도 결제와 답을 잊지 않고, 쓰다 만 파일은 읽지 않는다', async () => {
    const before = aSandbox()
    const paymentKey = await agreedTo(before)
    const approved = await before.confirm(confirmOf(paymentKey))
    writeFileSync(join(before.directory, 'order-0001.json.4711.tmp'), '{"request":{"amo')
    const after = aSandbox(before.directory)
    after.passMinutes(60)
    expect(await after.query()).toEqual(approved)
    expect(await after.confirm(confirmOf(paymentKey))).toEqual(approved)
    expect(await after.confirm(confirmOf(paymentKey, { amount: 1 }))).toEqual(
      declined('INVALID_REQUEST'),
    )
  })

  test('결제마다 파일 하나를 쓰고 다른 것을 남기지 않는다', async () => {
    const sandbox = aSandbox()
    const ids = Array.from({ length: 20 }, (_, index) => `order-${1_000 + index}`)
    await Promise.all(ids.map((gatewayOrderId) => sandbox.request({ gatewayOrderId })))
    expect(readdirSync(sandbox.directory).toSorted()).toEqual(ids.map((id) => `${id}.json`))
  })

  test('깨진 기억은 모른다고 답한다', async () => {
    const sandbox = aSandbox()
    const paymentKey = await agreedTo(sandbox)
    writeFileSync(join(sandbox.directory, 'order-0001.json'), '{"request":{"amo')
    const ask = { amount: 1, cancellableAmount: 1, reason: '', idempotencyKey: 'c' }
    const cancel = { ...ask, refundAccount: null }
    expect([
      await sandbox.query(),
      await sandbox.confirm(confirmOf(paymentKey)),
      await sandbox.cancel({ ...cancel, paymentKey: paymentKey ?? '' }),
    ]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  })

  test.each(['order-0002', '../order-0001', '/etc/passwd', '..', '', 'order-0001.json'])(
    '모르는 주문 "%s"',
    async (id) => {
      const sandbox = aSandbox()
      await sandbox.request()
      expect(await sandbox.query(id)).toEqual({ outcome: 'absent' })
    },
  )

  test.each([
    ['경로가 든 주문 번호', { gatewayOrderId: '../escape' }],
    ['다른 금액으로 다시 쓴 주문 번호', { amount: 1_000 }],
    ['0원', { gatewayOrderId: 'order-0002', amount: 0 }],
    ['받지 않는 결제수단', { gatewayOrderId: 'order-0002', method: 'FREE' }],
    [
      '웹 주소가 아닌 돌아갈 곳',
      { gatewayOrderId: 'order-0002', returnUrl: 'javascript:alert(1)' },
    ],
  ] as const)('%s로는 결제창을 열지 않는다', async (_, change) => {
    const sandbox = aSandbox()
    await sandbox.request()
    await expect(sandbox.request(change)).rejects.toThrow(Error)
    expect(readdirSync(sandbox.directory)).toEqual([`${A_REQUEST.gatewayOrderId}.json`])
  })
})
