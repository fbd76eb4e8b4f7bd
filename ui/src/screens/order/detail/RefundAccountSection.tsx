import { REFUND_ACCOUNT_MESSAGES } from '@jangteo/core/payment/refundAccount.messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import type { OrderData } from '../orderData.ts'
import { useAccountGate } from './useAccountGate.ts'
import { RefundAccountForm } from './RefundAccountForm.tsx'
import { refundAccountFacts } from './refundAccountFacts.ts'

/** Place where a deposit would go back to; nothing for orders whose money returns the way it came. */
export function RefundAccountSection({ order }: { readonly order: OrderData }) {
  const calls = useCalls()
  const gate = useAccountGate()
  const [isChanging, setChanging] = useState(gate.pinTicket !== null)
  const input = { id: order.ordersIdEncrypt }
  const { data } = useQuery(calls.payment.refundAccount.queryOptions({ input }))
  if (data?.required !== true) return null
  const { account } = data
  return (
    <PageSection title="환불계좌">
      {account === null ? (
        <p>{REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_REQUIRED()}</p>
      ) : (
        <FactList facts={refundAccountFacts(account)} />
      )}
      {isChanging ? (
        <RefundAccountForm
          paymentId={order.payment.paymentGatewayIdEncrypt}
          gate={gate}
          onSaved={() => setChanging(false)}
        />
      ) : (
        <Button
          variant="outline"
          onClick={() => gate.pass(account !== null, () => setChanging(true))}
        >
          {account === null ? '환불계좌 등록' : '환불계좌 변경'}
        </Button>
      )}
    </PageSection>
  )
}
