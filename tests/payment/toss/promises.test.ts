import { expect, test } from 'vitest'
import type { GatewayBench } from '../../support/payment/gatewayBench.ts'
import { A_REQUEST } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'
import { GATEWAY_PROMISES } from '../gatewayPromises.ts'
import { RECEIPT_PROMISES } from '../receiptPromises.ts'

const ORDER = A_REQUEST.gatewayOrderId

async function aBench(): Promise<GatewayBench> {
  const toss = await aToss()
  const { request, confirm, query, cancel, passSeconds, port } = toss
  return {
    methods: port.methods,
    request,
    confirm,
    query,
    cancel,
    passSeconds,
    readNotice: (body) => port.readNotice({ headers: {}, body }),
    agree: async (orderId) => toss.agree(orderId),
    leaveWindow: async () => void toss.window.leave(ORDER),
    agreeInVain: async (code) => {
      toss.window.declineAtConfirm(ORDER, code)
      return toss.agree()
    },
    agreeSilently: async () => {
      toss.disturb('confirm', { kind: 'dropped' })
      return toss.agree()
    },
    agreeUnheard: async () => {
      toss.disturb('confirm', { kind: 'lost' })
      return toss.agree()
    },
  }
}

test.each([...GATEWAY_PROMISES, ...RECEIPT_PROMISES])('$title', async ({ holds }) => {
  await expect(holds(await aBench())).resolves.toEqual(undefined)
})
