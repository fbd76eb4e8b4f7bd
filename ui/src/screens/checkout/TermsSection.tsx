import { CHECKOUT_TERM_LABELS } from '@jangteo/core/checkout/checkout.codes'
import type { CheckoutTerm } from '@jangteo/core/checkout/checkout.codes'
import { requiredTerms, termsAgreedByPaying } from '@jangteo/core/checkout/checkout.rules'
import { sellerProvisionRows } from '@jangteo/core/terms/sellerProvision.rules'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { IntermediaryNotice } from '../../parts/frame/IntermediaryNotice.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { agreesToAll } from './checkoutForm.ts'
import styles from './TermsSection.module.css'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type SectionProps = { readonly entry: CheckoutEntry }

type TermsProps = SectionProps & {
  readonly terms: readonly CheckoutTerm[]
  readonly toggle: (term: CheckoutTerm, isOn: boolean) => void
}

/**
 * Terms to agree to, on one line above the button; nothing is checked beforehand. A member agrees by paying, a guest by
 * a tick; custom-made goods have a consent of their own.
 */
export function TermsSection({ entry }: SectionProps) {
  const { facts, choices, choose } = entry
  const toggle = (term: CheckoutTerm, isOn: boolean) => {
    const retained = choices.agreedTerms.filter((each) => each !== term)
    choose({ agreedTerms: isOn ? [...retained, term] : retained })
  }
  const terms = requiredTerms(facts.caller)
  return (
    <PageSection title="약관 동의" problem={entry.problemOf('terms')}>
      {termsAgreedByPaying(facts.caller).length > 0 ? (
        <AgreedByPaying entry={entry} terms={terms} />
      ) : (
        <TickedTerms entry={entry} terms={terms} toggle={toggle} />
      )}
      {facts.hasCustomMade ? <CustomMadeConsent entry={entry} toggle={toggle} /> : null}
      <div className={styles.remark}>
        <IntermediaryNotice />
      </div>
    </PageSection>
  )
}

function AgreedByPaying({ entry, terms }: Omit<TermsProps, 'toggle'>) {
  return (
    <details>
      <summary className={styles.line}>
        <span>{AGREEMENT_MESSAGES.AGREED_BY_PAYING()}</span>
        <span className={styles.more}>보기</span>
      </summary>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            {AGREEMENT_MESSAGES.REQUIRED_MARK()} {CHECKOUT_TERM_LABELS[term]}
          </li>
        ))}
      </ul>
      <ProvisionRows entry={entry} />
    </details>
  )
}

function TickedTerms({ entry, terms, toggle }: TermsProps) {
  const { facts, choices, choose } = entry
  const isTicked = (term: CheckoutTerm) => choices.agreedTerms.includes(term)
  const others = choices.agreedTerms.filter((term) => !terms.includes(term))
  return (
    <div className={styles.ticked}>
      <Checkbox
        isChecked={agreesToAll(choices, facts) || (terms.some(isTicked) && 'partly')}
        onChange={(isOn) => choose({ agreedTerms: isOn ? [...others, ...terms] : others })}
      >
        <span>
          <strong>{AGREEMENT_MESSAGES.AGREE_ALL()}</strong>
          {facts.hasCustomMade ? ` (${AGREEMENT_MESSAGES.CUSTOM_MADE_APART()})` : null}
        </span>
      </Checkbox>
      <details>
        <summary className={styles.more} aria-label="약관 보기">
          보기
        </summary>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>
              <Checkbox isChecked={isTicked(term)} onChange={(isOn) => toggle(term, isOn)}>
                <span>
                  {AGREEMENT_MESSAGES.REQUIRED_MARK()} {CHECKOUT_TERM_LABELS[term]}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <ProvisionRows entry={entry} />
      </details>
    </div>
  )
}

function CustomMadeConsent({ entry, toggle }: Omit<TermsProps, 'terms'>) {
  return (
    <div className={styles.apart}>
      <h3 className={styles.apartTitle}>주문제작 상품 동의</h3>
      <Checkbox
        isChecked={entry.choices.agreedTerms.includes('CUSTOM_MADE')}
        onChange={(isOn) => toggle('CUSTOM_MADE', isOn)}
      >
        <span>
          {AGREEMENT_MESSAGES.REQUIRED_MARK()} {CHECKOUT_TERM_LABELS.CUSTOM_MADE}
        </span>
      </Checkbox>
    </div>
  )
}

function ProvisionRows({ entry }: SectionProps) {
  const names = new Set(entry.page.groups.map(({ storeName }) => storeName))
  return (
    <dl className={styles.rows}>
      {sellerProvisionRows([...names]).map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
