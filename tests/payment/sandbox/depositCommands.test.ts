import type { DepositCommand } from '@jangteo/payment/sandbox/deposit-commands'
import { depositPathOf } from '@jangteo/payment/sandbox/sandbox-paths'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { A_REQUEST, OPENED_AT_MS, aSandbox, confirmOf } from '../../support/payment/sandbox.ts'

const noticeShape = z.object({ status: z.string(), secret: z.string() })

const MINUTE_MS = 60_000
const PAGE = depositPathOf(A_REQUEST.gatewayOrderId)
const DUE_AT_MS = OPENED_AT_MS + 40 * MINUTE_MS

/** An account of 60,000 won that is open for 40 minutes, and somebody at its bank. */
async function anAccount() {
  const sandbox = aSandbox()
  await sandbox.request({ method: 'VIRTUAL_ACCOUNT', depositDueAtMs: DUE_AT_MS })
  const { paymentKey } = await sandbox.chooses({ bank: '88' })
  const issued = await sandbox.confirm(confirmOf(paymentKey))
  const secret = issued.outcome === 'accountIssued' ? issued.depositSecret : null
  const status = async () => (await sandbox.query()).outcome
  return {
    ...sandbox,
    status,
    /** Sends a command; answers the page's status, and the refusal if there was one. */
    does: async (action: DepositCommand, amount: number | string = A_REQUEST.amount) => {
      const body = new URLSearchParams({ action, amount: String(amount) })
      const response = await sandbox.answerAt(PAGE, { method: 'POST', body })
      const [, said = null] = /role="alert">(.*?)</.exec(await response.text()) ?? []
      return { status: response.status, said }
    },
    /** Notices posted to the market, in order: the event, and whether the secret was right. */
    reported: () =>
      sandbox.posted.map((text) => {
        const notice = noticeShape.parse(JSON.parse(text))
        return { status: notice.status, isRight: notice.secret === secret }
      }),
    keys: () =>
      sandbox.posted.map((text) => {
        const read = sandbox.readNotice({ headers: {}, body: text })
        return read.kind === 'changed' ? read.noticeKey : read.kind
      }),
  }
}

const DONE = { status: 'DONE', isRight: true }
const BACK = { status: 'WAITING_FOR_DEPOSIT', isRight: true }
const CARRIED_OUT = { status: 303, said: null }

describe('입금', () => {
  test('정해진 금액을 넣으면 결제되고 상점이 한 번 듣는다', async () => {
    const account = await anAccount()
    expect([await account.status(), await account.does('deposit', '60,000원')]).toEqual([
      'accountIssued',
      CARRIED_OUT,
    ])
    expect([await account.status(), account.reported()]).toEqual(['approved', [DONE]])
  })

  test('두 번 넣을 수 없고, 두 번째는 상점에 알리지 않는다', async () => {
    const account = await anAccount()
    await account.does('deposit')
    expect(await account.does('deposit')).toEqual({ status: 422, said: '이미 입금했어요.' })
    expect(account.reported()).toEqual([DONE])
  })

  test.each([59_999, 60_001, 0, -60_000, ''])('%s원은 은행이 받지 않는다', async (amount) => {
    const account = await anAccount()
    expect(await account.does('deposit', amount)).toEqual({
      status: 422,
      said: '은행이 받지 않았어요. 가상계좌에는 정해진 금액만 입금할 수 있어요.',
    })
    expect([await account.status(), account.reported()]).toEqual(['accountIssued', []])
  })

  test.each(['many', '60000.5'])('금액이 아닌 "%s"은 받지 않는다', async (amount) => {
    const account = await anAccount()
    expect([(await account.does('deposit', amount)).status, account.reported()]).toEqual([400, []])
  })

  test('기한이 지난 계좌는 받지 않고, 전에 넣은 돈은 늦게 알려져도 들어온다', async () => {
    const account = await anAccount()
    account.passMinutes(41)
    expect(await account.does('deposit')).toEqual({
      status: 422,
      said: '은행이 받지 않았어요. 닫힌 계좌예요.',
    })
    expect([await account.does('depositLate'), await account.status()]).toEqual([
      CARRIED_OUT,
      'approved',
    ])
    expect(account.reported()).toEqual([DONE])
  })
})

describe('알림', () => {
  test('두 번 알리면 같은 알림이 두 번 간다', async () => {
    const account = await anAccount()
    await account.does('depositNotifiedTwice')
    const [first, second, ...more] = account.keys()
    expect([account.reported(), first === second, more]).toEqual([[DONE, DONE], true, []])
  })

  test('틀린 비밀값으로 알려도 돈은 들어와 있다', async () => {
    const account = await anAccount()
    await account.does('depositNotifiedWrongly')
    expect([await account.status(), account.reported()]).toEqual([
      'approved',
      [{ status: 'DONE', isRight: false }],
    ])
  })

  test('입금과 되돌림을 뒤바꿔 알리면 되돌림을 먼저 듣고, 돈은 없다', async () => {
    const account = await anAccount()
    await account.does('depositAndReverse')
    expect([await account.status(), account.reported()]).toEqual(['accountIssued', [BACK, DONE]])
  })

  test('되돌리면 다시 입금을 기다리고, 없는 입금은 되돌릴 수 없다', async () => {
    const account = await anAccount()
    const early = await account.does('reverse')
    await account.does('deposit')
    const late = await account.does('reverse')
    expect([early, late, await account.status(), account.reported()]).toEqual([
      { status: 422, said: '되돌릴 입금이 없어요.' },
      CARRIED_OUT,
      'accountIssued',
      [DONE, BACK],
    ])
  })

  test('마지막 알림을 다시 보내도 돈은 그대로다', async () => {
    const account = await anAccount()
    await account.does('deposit')
    await account.does('noticeAgain')
    const [first, second] = account.keys()
    expect([account.reported(), first === second, await account.status()]).toEqual([
      [DONE, DONE],
      true,
      'approved',
    ])
  })

  test('상점이 닫혀 있던 동안의 알림은 다시 시작할 때 전한다', async () => {
    const account = await anAccount()
    account.setMarketUp(false)
    await account.does('deposit')
    account.setMarketUp(true)
    const later = aSandbox(account.directory)
    await later.deliverNotices()
    await later.deliverNotices()
    expect([account.posted.length, later.posted]).toEqual([1, account.posted])
  })
})
