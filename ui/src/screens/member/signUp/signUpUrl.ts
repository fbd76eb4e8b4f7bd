import type { SignUpStep } from '@jangteo/core/member/signUp.codes'
import { SIGN_UP_STEPS } from '@jangteo/core/member/signUp.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'

/** Step that an address shows: one of the sign-up's, or the welcome after it. */
export type ShownStep = SignUpStep | 'welcome'

const STEPS: readonly ShownStep[] = [...SIGN_UP_STEPS, 'welcome']

/** Reads the step of an address; the first one unless it names another. */
export function readSignUpStep(query: URLSearchParams): ShownStep {
  const named = query.get('step')
  return STEPS.find((step) => step === named) ?? 'terms'
}

/** Reads the page that the sign-up leads back to; `null` for none. */
export function readReturnUrl(query: URLSearchParams): string | null {
  return ownPathOf(query.get('returnUrl'))
}

/** The address of a step, with the page that it leads back to. */
export function signUpUrl(query: URLSearchParams, step: ShownStep = 'terms'): string {
  return routes.signUp({ step: step === 'terms' ? null : step, returnUrl: readReturnUrl(query) })
}
