import { expect, test } from 'vitest'
import type { GatewayBench } from '../../support/payment/gatewayBench.ts'
import {
  UNTOUCHED_FORM,
  aDirectory,
  aSandbox,
  returnedWith,
} from '../../support/payment/sandbox.ts'
import { GATEWAY_PROMISES } from '../gatewayPromises.ts'
import { RECEIPT_PROMISES } from '../receiptPromises.ts'

function aBench(isRemote: boolean): GatewayBench {
  const sandbox = aSandbox(aDirectory(), isRemote)
  const { methods, request, confirm, query, cancel, passSeconds } = sandbox
  const agreeing = async (fields: Readonly<Record<string, string>>, orderId?: string) =>
    returnedWith(await sandbox.post({ ...UNTOUCHED_FORM, ...fields }, orderId))['paymentKey'] ?? ''
  return {
    methods,
    request,
    confirm,
    query,
    cancel,
    passSeconds,
    readNotice: (body) => sandbox.readNotice({ headers: {}, body }),
    agree: (orderId) => agreeing({}, orderId),
    leaveWindow: async () => void (await sandbox.chooses({ action: 'close' })),
    agreeInVain: (reason) => agreeing({ action: 'decline', reason, atConfirm: 'on' }),
    agreeSilently: () => agreeing({ answer: 'silent' }),
    agreeUnheard: () => agreeing({ answer: 'lost' }),
  }
}

const PROMISES = [...GATEWAY_PROMISES, ...RECEIPT_PROMISES]

test.each(PROMISES)('$title', async ({ holds }) => {
  await expect(holds(aBench(false))).resolves.toEqual(undefined)
})

test.each(PROMISES)('다른 프로세스에서도: $title', async ({ holds }) => {
  await expect(holds(aBench(true))).resolves.toEqual(undefined)
})
