import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { identityCheckChart } from '@jangteo/core/member/identityCheck.chart'
import { identityCheckView } from '@jangteo/core/member/identityCheck.view'
import type { IdentityCheckView, VerifiedIdentity } from '@jangteo/core/member/identityCheck.view'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useLocation } from '../../../lib/router.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { createIdentityActors } from './identityActors.ts'
import { returnedVerification } from './identityReturn.ts'

type IdentityCheckHost = {
  readonly purpose: IdentityPurpose
  /**
   * Called once with the verification that can be used now, for ten minutes. The address still names it: the host goes on
   * to another one, which takes its place in the history.
   */
  readonly onVerified: (verified: VerifiedIdentity) => void
}

/**
 * Runs the check of an identity on the page that hosts it. The provider's window takes the place of the page and returns
 * to its address, so whatever the page holds must survive that as it survives a reload.
 */
export function useIdentityCheck({ purpose, onVerified }: IdentityCheckHost): IdentityCheckView {
  const calls = useCalls()
  const [machine] = useState(() =>
    identityCheckChart.provide({
      actors: createIdentityActors(calls, {
        location: window.location,
        leave: (windowUrl) => window.location.replace(windowUrl),
      }),
    }),
  )
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input: { purpose } })
  const view = identityCheckView(snapshot, actor)
  useReturn(view)
  const { verified } = view
  const isVerified = verified !== null
  const finish = useEffectEvent(() => {
    if (verified !== null) onVerified(verified)
  })
  useEffect(() => {
    if (isVerified) finish()
  }, [isVerified])
  return view
}

/** Notifies the check of a window that returned to this address, and of one that was left by the back button. */
function useReturn({ returned, closed }: IdentityCheckView): void {
  const { search } = useLocation()
  const verificationId = returnedVerification(search)
  const arrive = useEffectEvent((id: string) => returned(id))
  const close = useEffectEvent(() => closed())
  useEffect(() => {
    if (verificationId !== null) arrive(verificationId)
  }, [verificationId])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
