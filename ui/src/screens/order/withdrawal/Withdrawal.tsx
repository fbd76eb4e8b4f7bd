import type { WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { lazy, Suspense, useCallback, useState } from 'react'

const WithdrawalDialog = lazy(async () => ({
  default: (await import('./WithdrawalDialog.tsx')).WithdrawalDialog,
}))

type WithdrawalProps = {
  /** The claim that its buyer thinks of withdrawing; `null` while none is. */
  readonly claim: WithdrawnClaim | null
  readonly onClosed: () => void
}

/** The claim that a page asks about. */
export function useWithdrawal(): WithdrawalProps & {
  readonly ask: (claim: WithdrawnClaim) => void
} {
  const [claim, setClaim] = useState<WithdrawnClaim | null>(null)
  const onClosed = useCallback(() => setClaim(null), [])
  return { claim, onClosed, ask: setClaim }
}

/** The question before a withdrawal, and how it ended. Its code, with the chart's, comes when it is first asked. */
export function Withdrawal({ claim, onClosed }: WithdrawalProps) {
  return claim === null ? null : (
    <Suspense>
      <WithdrawalDialog claim={claim} onClosed={onClosed} />
    </Suspense>
  )
}
