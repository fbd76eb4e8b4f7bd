import { SELLER_TERMS_SUMMARIES } from '@jangteo/core/seller/sellerTerms.codes'
import type { SellerTermsKind } from '@jangteo/core/seller/sellerTerms.codes'
import {
  isAllAgreed,
  SELLER_TERMS,
  toggleAll,
  toggleTerms,
} from '@jangteo/core/terms/agreement.rules'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import styles from './Application.module.css'

const KINDS: readonly SellerTermsKind[] = ['SELLER_SERVICE', 'SELLER_PRIVACY']

type SellerTermsProps = {
  readonly agreed: readonly TermsKind[]
  readonly onChange: (agreed: readonly TermsKind[]) => void
}

/** Terms of selling, each to be ticked by itself or all at once; nothing is ticked beforehand. */
export function SellerTerms({ agreed, onChange }: SellerTermsProps) {
  const isAll = isAllAgreed(SELLER_TERMS, agreed)
  return (
    <div className={styles.terms}>
      <Checkbox
        isChecked={isAll || (agreed.length > 0 && 'partly')}
        onChange={() => onChange(toggleAll(SELLER_TERMS, agreed))}
      >
        <strong>{TERMS_MESSAGES.AGREE_ALL()}</strong>
      </Checkbox>
      <ul className={styles.lines}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Checkbox
              isChecked={agreed.includes(kind)}
              onChange={() => onChange(toggleTerms(agreed, kind))}
            >
              {`${TERMS_MESSAGES.REQUIRED_MARK()} ${TERMS_KIND_LABELS[kind]}`}
            </Checkbox>
            <details className={styles.fees}>
              <summary className={styles.summary}>{TERMS_KIND_LABELS[kind]} 요약 보기</summary>
              <ul className={styles.documents}>
                {SELLER_TERMS_SUMMARIES[kind].map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
