import type { SocialPathName } from '@jangteo/core/session/social.codes'
import { socialLoginChart } from '@jangteo/core/session/socialLogin.chart'
import type { SocialOutcome, SocialSignUpOutcome } from '@jangteo/core/session/socialLogin.chart'
import { socialLoginView } from '@jangteo/core/session/socialLogin.view'
import type { SocialLoginView } from '@jangteo/core/session/socialLogin.view'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { mergeDeviceKeywords } from '../../../lib/deviceKeywords.ts'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { finishVisit, signUpWith } from './socialActors.ts'
import { readArrival } from './socialArrival.ts'
import { forgetGuest, storeGuest } from './socialDrafts.ts'

type Code = { readonly code: string; readonly state: string }
type SignUp = { readonly ticket: string; readonly agreed: readonly TermsKind[] }

/** The address said what it had to: a code that was used is no address to return to. */
function useCleanAddress(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search !== '' || hash !== '') void navigate(pathname, { replace: true })
  }, [hash, navigate, pathname, search])
}

/** Runs the chart of a return from a provider; keywords of the device join the member's before it answers. */
export function useSocialLogin(provider: SocialPathName): SocialLoginView {
  const calls = useCalls()
  const changeSession = useSessionChange()
  const location = useLocation()
  const [{ arrival, name }] = useState(() => readArrival(provider, location))
  useCleanAddress()
  const [machine] = useState(() => {
    const welcome = async () => {
      forgetGuest()
      await mergeDeviceKeywords(calls)
      await changeSession()
    }
    return socialLoginChart.provide({
      actors: {
        finish: fromPromise<SocialOutcome, Code>(async ({ input }) => {
          const outcome = await finishVisit(calls, { ...input, provider, name })
          if (outcome.kind === 'guest') storeGuest(provider, outcome.guest)
          if (outcome.kind === 'loggedIn') await welcome()
          return outcome
        }),
        signUp: fromPromise<SocialSignUpOutcome, SignUp>(async ({ input }) => {
          const outcome = await signUpWith(calls, input)
          if (outcome.kind === 'refused') forgetGuest()
          if (outcome.kind === 'loggedIn') await welcome()
          return outcome
        }),
      },
    })
  })
  const [snapshot, , actor] = useMachine(machine, { input: { arrival }, ...useInspection() })
  return socialLoginView(snapshot, actor)
}
