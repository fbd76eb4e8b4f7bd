import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { CashReceiptProps } from './CashReceiptFields.tsx'

const loadFields = () => import('./CashReceiptFields.tsx')
const CashReceiptFields = lazy(async () => ({ default: (await loadFields()).CashReceiptFields }))

/** Fetches the fields once the page is idle, so that they are there when a method asks for them. */
function useWarmFields(): void {
  useEffect(() => whenIdle(() => void loadFields().catch(() => null)), [])
}

/** The cash receipt of an order that is paid in cash. */
export function CashReceipt({
  method,
  ...asked
}: CashReceiptProps & { readonly method: PaymentMethod | null }) {
  useWarmFields()
  return (
    <Suspense>
      {method !== null && isCashMethod(method) ? <CashReceiptFields {...asked} /> : null}
    </Suspense>
  )
}
