import { isAllAgreed, toggleAll, toggleTerms } from '@jangteo/core/terms/agreement.rules'
import type { TermsLine } from '@jangteo/core/terms/agreement.rules'
import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { CONSENT_SUMMARIES } from '@jangteo/core/terms/consentSummary.codes'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { useId, useState } from 'react'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import styles from './SignUp.module.css'

type TermsChoiceProps = {
  readonly lines: readonly TermsLine[]
  readonly agreed: readonly TermsKind[]
  readonly onChange: (agreed: readonly TermsKind[]) => void
}

/** Terms of a sign-up, each to be ticked by itself or all at once; nothing is ticked beforehand. */
export function TermsChoice({ lines, agreed, onChange }: TermsChoiceProps) {
  const isAll = isAllAgreed(lines, agreed)
  return (
    <div className={styles.terms}>
      <div className={styles.all}>
        <Checkbox
          isChecked={isAll || (agreed.length > 0 && 'partly')}
          onChange={() => onChange(toggleAll(lines, agreed))}
        >
          <span>
            <strong>{AGREEMENT_MESSAGES.AGREE_ALL()}</strong>
            <span className={styles.optional}>선택 항목도 함께 동의해요.</span>
          </span>
        </Checkbox>
      </div>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.kind} className={styles.line}>
            <Checkbox
              isChecked={agreed.includes(line.kind)}
              onChange={() => onChange(toggleTerms(agreed, line.kind))}
            >
              <span>
                {line.isRequired
                  ? AGREEMENT_MESSAGES.REQUIRED_MARK()
                  : AGREEMENT_MESSAGES.OPTIONAL_MARK()}{' '}
                {TERMS_KIND_LABELS[line.kind]}
              </span>
            </Checkbox>
            <TermsSummary kind={line.kind} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function summaryOf(kind: TermsKind): readonly string[] {
  return kind in CONSENT_SUMMARIES ? CONSENT_SUMMARIES[kind as ConsentKind] : []
}

/** Summary of a line, folded until it is asked for. */
function TermsSummary({ kind }: { readonly kind: TermsKind }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const texts = summaryOf(kind)
  return texts.length === 0 ? null : (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{TERMS_KIND_LABELS[kind]} </VisuallyHidden>
        {isOpen ? '접기' : '보기'}
      </button>
      <ul id={id} className={styles.summary} hidden={!isOpen}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
