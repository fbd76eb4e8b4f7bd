import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { lazy, Suspense } from 'react'
import { useWarm } from '../../lib/whenIdle.ts'
import type { CashReceiptProps } from './CashReceiptFields.tsx'

const loadFields = () => import('./CashReceiptFields.tsx')
const CashReceiptFields = lazy(async () => ({ default: (await loadFields()).CashReceiptFields }))

/** The cash receipt of an order that is paid in cash. */
export function CashReceipt({
  method,
  ...asked
}: CashReceiptProps & { readonly method: PaymentMethod | null }) {
  useWarm(loadFields)
  return (
    <Suspense>
      {method !== null && isCashMethod(method) ? <CashReceiptFields {...asked} /> : null}
    </Suspense>
  )
}
