import { passwordResetChart } from '@jangteo/core/member/passwordReset.chart'
import type {
  PasswordResetOutcome,
  PasswordResetQuery,
} from '@jangteo/core/member/passwordReset.chart'
import { passwordResetView } from '@jangteo/core/member/passwordReset.view'
import type { PasswordResetView } from '@jangteo/core/member/passwordReset.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { returnedVerification } from '../identity/identityReturn.ts'
import { forgetResetDraft, readResetDraft, storeResetDraft } from './passwordDrafts.ts'
import { resetPassword } from './resetPassword.ts'

const PASSWORD_STEP = 'password'

/**
 * The new password is a step of the history behind the proof: the browser's way back leads to the proof, which stays,
 * and its way forward to the password again. An address that a window returned to is replaced. Where nothing is proved,
 * the address is corrected.
 */
function useStepInUrl(view: PasswordResetView, isAtPassword: boolean): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { step, isBusy } = view
  const former = useRef<PasswordResetView['step']>(null)
  const follow = useEffectEvent((hasMoved: boolean, wantsPassword: boolean) => {
    if (hasMoved) {
      const url = routes.resetPassword(wantsPassword ? { step: PASSWORD_STEP } : {})
      const isWindow = returnedVerification(search) !== null
      void navigate(url, { replace: !wantsPassword || isWindow })
    } else if (!isAtPassword) view.goBack()
    else if (view.proof !== null) view.goOn(view.loginId)
    else void navigate(routes.resetPassword(), { replace: true })
  })
  useEffect(() => {
    if (step === null || step === 'reset' || isBusy) return
    const hasMoved = former.current !== null && former.current !== step
    former.current = step
    const wantsPassword = step !== 'account'
    if (wantsPassword !== isAtPassword) follow(hasMoved, wantsPassword)
  }, [step, isBusy, isAtPassword])
}

/** Runs a reset: a reload and the way back keep account, proof and step; the password is never stored. */
export function useResetPassword(): PasswordResetView {
  const calls = useCalls()
  const [query] = useSearchParams()
  const isAtPassword = query.get('step') === PASSWORD_STEP
  const [{ machine, input }] = useState(() => ({
    machine: passwordResetChart.provide({
      actors: {
        resetPassword: fromPromise<PasswordResetOutcome, PasswordResetQuery>(({ input: asked }) =>
          resetPassword(calls, asked),
        ),
      },
    }),
    input: { ...readResetDraft(), isAtPassword },
  }))
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  const view = passwordResetView(snapshot, actor)
  const { step, loginId, proof } = view
  useStepInUrl(view, isAtPassword)
  useEffect(() => {
    if (step === 'reset') forgetResetDraft()
    else if (loginId !== '' || proof !== null) storeResetDraft({ loginId, proof })
  }, [step, loginId, proof])
  return view
}
