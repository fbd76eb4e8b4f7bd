import { SIGN_UP_STEPS } from '@jangteo/core/member/signUp.codes'
import type { SignUpStep } from '@jangteo/core/member/signUp.codes'
import { resumeSignUp } from '@jangteo/core/member/signUp.rules'
import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts'
import type { Location } from '../../../lib/router.ts'
import { returnedVerification } from '../identity/identityReturn.ts'
import { readSignUpStep, signUpUrl } from './signUpUrl.ts'

/** Step of the form that a view is at; `null` before it is known, and after the end. */
function formStep({ step }: SignUpView): SignUpStep | null {
  if (step === null || step === 'joined') return null
  return step === 'unanswered' ? 'account' : step
}

const placeOf = (step: SignUpStep): number => SIGN_UP_STEPS.indexOf(step)

/** Moves a sign-up to the step of an address; `false` when it has not come so far. */
function moveTo(view: SignUpView, from: SignUpStep, to: SignUpStep): boolean {
  for (let place = placeOf(from); place > placeOf(to); place -= 1) view.goBack()
  if (placeOf(to) <= placeOf(from)) return true
  if (resumeSignUp(view.draft, to) !== to) return false
  if (from === 'terms') view.agree()
  if (to === 'account') view.goOn()
  return true
}

/**
 * Every step is a step of the history: the browser's way back leads to the one before, and its way forward on with what
 * is there. The provider's window stays in the history before its return, whose address loses the verification, so that the way
 * back from the account leads to the verified identity. At the end the welcome takes the place of the form.
 */
export function useSignUpSteps(view: SignUpView): void {
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const step = formStep(view)
  const isJoined = view.step === 'joined'
  const urlStep = readSignUpStep(query)
  const former = useRef<SignUpStep | null>(null)
  const isFollowing = useRef(false)
  const follow = useEffectEvent(async (at: SignUpStep, hasMoved: boolean, from: Location) => {
    if (urlStep === 'welcome') return
    if (hasMoved) {
      const isFurther = placeOf(at) > placeOf(urlStep)
      const hasReturned = returnedVerification(from.search) !== null
      isFollowing.current = true
      if (hasReturned) await navigate(signUpUrl(query, urlStep), { replace: true })
      await navigate(signUpUrl(query, at), { replace: !isFurther })
      isFollowing.current = false
    } else if (!moveTo(view, at, urlStep)) {
      void navigate(signUpUrl(query, at), { replace: true })
    }
  })
  const welcome = useEffectEvent(() => {
    void navigate(signUpUrl(query, 'welcome'), { replace: true })
  })
  useEffect(() => {
    if (step === null || view.isBusy) return
    const hasMoved = former.current !== null && former.current !== step
    former.current = step
    const isToFollow = hasMoved || !isFollowing.current
    if (step !== urlStep && isToFollow) void follow(step, hasMoved, location)
    // Who goes back at once comes to the same address again: only the location itself is another one.
  }, [step, urlStep, location, view.isBusy])
  useEffect(() => {
    if (isJoined) welcome()
  }, [isJoined])
}
