import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { PaymentRequest } from '@jangteo/payment/gateway.port'
import { expect } from 'vitest'
import type { GatewayBench } from '../support/payment/gatewayBench.ts'
import { confirmOf } from '../support/payment/sandbox.ts'
import type { Promised } from './gatewayPromises.ts'

const DEDUCTION = { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', digits: '01012345678' } as const
const EXPENSE = { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', digits: '1248100998' } as const

/** True when a cash receipt comes with the approval of a payment of its own. */
async function isReceipted(
  gateway: GatewayBench,
  [method, amount, cashReceipt]: readonly [PaymentMethod, number, PaymentRequest['cashReceipt']],
): Promise<boolean> {
  const gatewayOrderId = `order-${method}-${amount}-${cashReceipt?.purpose ?? 'NONE'}`
  await gateway.request({ gatewayOrderId, method, amount, cashReceipt })
  const paymentKey = await gateway.agree(gatewayOrderId)
  const ask = { gatewayOrderId, amount, idempotencyKey: gatewayOrderId }
  const approval = await gateway.confirm(confirmOf(paymentKey, ask))
  return approval.outcome === 'approved' && approval.cashReceiptUrl !== null
}

/** When a cash receipt is there, whichever gateway is open. */
export const RECEIPT_PROMISES: readonly Promised[] = [
  {
    title: '현금영수증은 신청한 현금과 10만원부터인 현금에만 내준다',
    holds: async (gateway) => {
      const receipted: boolean[] = []
      for (const payment of [
        ['BANK_TRANSFER', 99_999, null],
        ['BANK_TRANSFER', 99_999, DEDUCTION],
        ['BANK_TRANSFER', 99_999, EXPENSE],
        ['BANK_TRANSFER', 100_000, null],
        ['CARD', 100_000, null],
      ] as const) {
        receipted.push(await isReceipted(gateway, payment))
      }
      expect(receipted).toEqual([false, true, true, true, false])
    },
  },
]
