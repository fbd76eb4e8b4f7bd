import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { RefundAccountForm } from '../../order/detail/RefundAccountForm.tsx'
import { useAccountGate } from '../../order/detail/useAccountGate.ts'
import { type Fact, refundAccountFacts } from '../../order/detail/refundAccountFacts.ts'
import type { RequestPage } from './claimRequestData.ts'

type Stored = {
  readonly page: Pick<RequestPage, 'refundAccount' | 'paymentGatewayIdEncrypt'>
  readonly ordersId: string
}

/** Place where money goes that cannot go back the way it came. */
export type RefundAccount = {
  readonly paymentId: string
  /** The account as it is stored; `null` without one. */
  readonly facts: readonly Fact[] | null
}

/** The account as the page came with it, and as it is stored since. */
export function useRefundAccount({ page, ordersId }: Stored): RefundAccount {
  const calls = useCalls()
  const { data } = useQuery({
    ...calls.payment.refundAccount.queryOptions({ input: { id: ordersId } }),
    initialData: page.refundAccount,
    initialDataUpdatedAt: Date.now,
  })
  const { account } = data
  return {
    paymentId: page.paymentGatewayIdEncrypt,
    facts: account === null ? null : refundAccountFacts(account),
  }
}

type AccountProps = { readonly account: RefundAccount; readonly problem: string | null }

/** The account, and the sheet that names it: its form stands outside of the step's own. */
export function ClaimRequestAccount({ account, problem }: AccountProps) {
  const sheet = useSheet('refundAccount')
  const gate = useAccountGate()
  const openAfterPin = useEffectEvent(sheet.open)
  const hasOpened = useRef(false)
  useEffect(() => {
    if (gate.pinTicket === null || hasOpened.current) return
    hasOpened.current = true
    openAfterPin()
  }, [gate.pinTicket])
  const { facts, paymentId } = account
  return (
    <PageSection title="환불계좌" problem={problem}>
      {facts === null ? (
        <p>결제한 방법으로 환불할 수 없어 계좌로 환불해 드려요.</p>
      ) : (
        <FactList facts={facts} />
      )}
      <Button variant="outline" onClick={() => gate.pass(facts !== null, sheet.open)}>
        {facts === null ? '환불계좌 등록' : '환불계좌 변경'}
      </Button>
      <Sheet isOpen={sheet.isOpen} title="환불계좌" onDismiss={sheet.dismiss}>
        <RefundAccountForm paymentId={paymentId} gate={gate} onSaved={sheet.dismiss} />
      </Sheet>
    </PageSection>
  )
}
