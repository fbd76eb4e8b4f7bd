import type { Won } from '@jangteo/core/money/money.rules'
import { cardPlanView } from '@jangteo/core/payment/cardPlan.view'
import type { CardPlan } from '@jangteo/core/payment/cardPlan.view'
import styles from './CardPlans.module.css'

type CardPlanListProps = {
  readonly plans: readonly CardPlan[]
  /** Amount to pay. */
  readonly amount: Won
}

/** Instalment terms of card companies; those that the amount gets stand out. */
export function CardPlanList({ plans, amount }: CardPlanListProps) {
  const views = plans.map((plan) => cardPlanView(plan, amount))
  return views.length === 0 ? (
    <p className={styles.remark}>지금은 무이자 할부 행사가 없어요.</p>
  ) : (
    <dl className={styles.plans}>
      {views.map(({ cardCompany, freeText, partialText, conditionText, isMet }) => (
        <div key={cardCompany} className={styles.plan}>
          <dt className={styles.company}>{cardCompany}</dt>
          <dd className={styles.terms} data-met={isMet}>
            {freeText === null ? null : <strong className={styles.free}>{freeText}</strong>}
            {partialText === null ? null : <span>{partialText}</span>}
            <span className={styles.condition}>{conditionText}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
