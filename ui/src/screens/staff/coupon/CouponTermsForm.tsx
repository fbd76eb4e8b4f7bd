import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { idsOf } from '../form/target.ts'
import type { NamedTarget } from '../form/target.ts'
import formStyles from '../form/StaffForm.module.css'
import { termsText } from './couponForm.ts'
import type { IssuerKind, TermsDraft, TermsProblems } from './couponForm.ts'
import { TermsBasics } from './TermsBasics.tsx'
import { TermsLimits } from './TermsLimits.tsx'
import { TermsPeriods } from './TermsPeriods.tsx'
import { TermsTarget } from './TermsTarget.tsx'

type CouponTermsFormProps = {
  readonly issuer: IssuerKind
  readonly begun: TermsDraft
  readonly begunTargets: readonly NamedTarget[]
  readonly problems: TermsProblems
  readonly isSaving: boolean
  readonly onSave: (terms: TermsDraft) => void
}

/** The terms of a coupon, to be made or changed. The line above the button says them as shoppers read them. */
export function CouponTermsForm(props: CouponTermsFormProps) {
  const { issuer, problems, isSaving, onSave } = props
  const [terms, setTerms] = useState(props.begun)
  const [targets, setTargets] = useState(props.begunTargets)
  const change = (part: Partial<TermsDraft>) => setTerms((former) => ({ ...former, ...part }))
  const part = { issuer, terms, problems, onChange: change }
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave({ ...terms, targetIdList: idsOf(targets) })
      }}
    >
      <TermsBasics {...part} />
      <TermsTarget {...part} targets={targets} onTargets={setTargets} />
      <TermsPeriods {...part} />
      <TermsLimits {...part} />
      <div className={formStyles.actions}>
        <p className={formStyles.note}>{termsText(terms)}</p>
        <Button type="submit" isBusy={isSaving}>
          저장
        </Button>
      </div>
    </form>
  )
}
