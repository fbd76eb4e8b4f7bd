import { SIGN_UP_STEP_LABELS, SIGN_UP_STEPS } from '@jangteo/core/member/signUp.codes'
import type { SignUpStep } from '@jangteo/core/member/signUp.codes'
import { StepMarks } from '../../../parts/text/StepMarks.tsx'
import styles from './SignUp.module.css'

type SignUpMarksProps = { readonly step: SignUpStep; readonly title: string }

/** Progress of a sign-up, and the question of this step. */
export function SignUpMarks({ step, title }: SignUpMarksProps) {
  const at = SIGN_UP_STEPS.indexOf(step)
  const stateOf = (place: number) => {
    if (place < at) return 'passed'
    return place === at ? 'current' : 'ahead'
  }
  const marks = SIGN_UP_STEPS.map(
    (each, place) => ({ label: SIGN_UP_STEP_LABELS[each], state: stateOf(place) }) as const,
  )
  return (
    <div className={styles.head}>
      <StepMarks label="가입 단계" marks={marks} />
      <h2 className={styles.heading}>{title}</h2>
    </div>
  )
}
