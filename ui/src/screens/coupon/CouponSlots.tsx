import type { CouponSheetView, SheetSlotView } from '@jangteo/core/coupon/couponSheet.view'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import styles from './CouponSheet.module.css'

type CouponSlotsProps = { readonly view: CouponSheetView }

/** Stands for going without among the values of a radio group, which are texts. */
const NONE = 'NONE'

/** Slots where coupons can be used: of goods, duplication and store coupons, each with a choice of its own. */
export function CouponSlots({ view }: CouponSlotsProps) {
  if (view.sections.length === 0) {
    return <p className={styles.empty}>이 주문에 사용할 수 있는 쿠폰이 없어요.</p>
  }
  return view.sections.map(({ type, title, slots }) => (
    <section key={type} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {slots.map((slot) => (
        <SlotChoice key={Object.values(slot.place).join('')} slot={slot} />
      ))}
    </section>
  ))
}

function SlotChoice({ slot: { title, choices, pick } }: { readonly slot: SheetSlotView }) {
  const picked = choices.find(({ isPicked }) => isPicked)
  return (
    <div className={styles.slot}>
      <RadioGroup
        legend={title}
        value={picked?.couponIssueId ?? NONE}
        choices={choices.map(({ couponIssueId, label, discountText, isElsewhere }) => ({
          value: couponIssueId ?? NONE,
          label: (
            <span className={styles.choice}>
              <span className={styles.name}>
                {label}
                {isElsewhere ? <span className={styles.elsewhere}>다른 상품에 적용 중</span> : null}
              </span>
              {discountText === null ? null : (
                <span className={styles.discount}>{discountText}</span>
              )}
            </span>
          ),
        }))}
        onChange={(value) => pick(value === NONE ? null : value)}
      />
    </div>
  )
}

/** Coupons that nothing in the order fits, each with its reason. */
export function UnusableCoupons({ view: { unusable } }: CouponSlotsProps) {
  if (unusable.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>사용할 수 없는 쿠폰 {formatNumber(unusable.length)}</h3>
      <ul className={styles.unusable}>
        {unusable.map(({ couponIssueId, name, reasonText }) => (
          <li key={couponIssueId} className={styles.barred}>
            <span className={styles.barredName}>{name}</span>
            <span>{reasonText}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
