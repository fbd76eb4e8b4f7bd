import { CHECKOUT_TERM_LABELS } from '@jangteo/core/checkout/checkout.codes'
import type { CheckoutTerm } from '@jangteo/core/checkout/checkout.codes'
import { requiredTerms } from '@jangteo/core/checkout/checkout.rules'
import { sellerProvisionRows } from '@jangteo/core/terms/sellerProvision.rules'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { IntermediaryNotice } from '../../parts/frame/IntermediaryNotice.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Checkout.module.css'
import { agreesToAll } from './checkoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type SectionProps = { readonly entry: CheckoutEntry }

/** Terms to agree to; nothing is checked beforehand. */
export function TermsSection({ entry }: SectionProps) {
  const { facts, choices, choose } = entry
  const terms = requiredTerms(facts.caller)
  const agreed = terms.filter((term) => choices.agreedTerms.includes(term))
  const others = choices.agreedTerms.filter((term) => !terms.includes(term))
  const isAllAgreed = agreesToAll(choices, facts)
  const toggle = (term: CheckoutTerm, isOn: boolean) => {
    const retained = choices.agreedTerms.filter((each) => each !== term)
    choose({ agreedTerms: isOn ? [...retained, term] : retained })
  }
  return (
    <PageSection title="약관 동의" problem={entry.problemOf('terms')}>
      <div className={styles.allTerms}>
        <Checkbox
          isChecked={isAllAgreed || (agreed.length > 0 && 'partly')}
          onChange={(isOn) => choose({ agreedTerms: isOn ? [...others, ...terms] : others })}
        >
          <span>
            <strong>{TERMS_MESSAGES.AGREE_ALL()}</strong>
            {facts.hasCustomMade ? ` (${TERMS_MESSAGES.CUSTOM_MADE_APART()})` : null}
          </span>
        </Checkbox>
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Checkbox
              isChecked={choices.agreedTerms.includes(term)}
              onChange={(isOn) => toggle(term, isOn)}
            >
              <span>
                {TERMS_MESSAGES.REQUIRED_MARK()} {CHECKOUT_TERM_LABELS[term]}
              </span>
            </Checkbox>
            {term === 'SELLER_PROVISION' ? <SellerProvision entry={entry} /> : null}
          </li>
        ))}
      </ul>
      {facts.hasCustomMade ? (
        <div className={styles.apartTerms}>
          <h3 className={styles.apartTitle}>주문제작 상품 동의</h3>
          <Checkbox
            isChecked={choices.agreedTerms.includes('CUSTOM_MADE')}
            onChange={(isOn) => toggle('CUSTOM_MADE', isOn)}
          >
            <span>
              {TERMS_MESSAGES.REQUIRED_MARK()} {CHECKOUT_TERM_LABELS.CUSTOM_MADE}
            </span>
          </Checkbox>
        </div>
      ) : null}
      <div className={styles.remark}>
        <IntermediaryNotice />
      </div>
    </PageSection>
  )
}

function SellerProvision({ entry }: SectionProps) {
  const names = new Set(entry.page.groups.map(({ storeName }) => storeName))
  return (
    <details className={styles.provision}>
      <summary className={styles.provisionTitle}>제공 내용 보기</summary>
      <dl className={styles.provisionRows}>
        {sellerProvisionRows([...names]).map(({ label, value }) => (
          <div key={label} className={styles.provisionRow}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
