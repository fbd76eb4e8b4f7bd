import type { NamedTarget } from '../form/target.ts'
import type { IssuerKind, TermsDraft, TermsProblems } from './couponForm.ts'

/** A part of the form of a coupon. */
export type TermsPartProps = {
  readonly issuer: IssuerKind
  readonly terms: TermsDraft
  readonly problems: TermsProblems
  readonly onChange: (change: Partial<TermsDraft>) => void
}

/** The part that names what a coupon is for. */
export type TermsTargetProps = TermsPartProps & {
  readonly targets: readonly NamedTarget[]
  readonly onTargets: (targets: readonly NamedTarget[]) => void
}
