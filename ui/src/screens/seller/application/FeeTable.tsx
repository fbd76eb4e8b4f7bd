import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './Application.module.css'

type Fee = {
  readonly categoryId: number
  readonly categoryName: string
  readonly feeRateBp: number
}

const BASIS_POINTS_PER_PERCENT = 100

/** Fee of a sale by category, folded until it is asked for. */
export function FeeTable({ fees }: { readonly fees: readonly Fee[] }) {
  const facts = fees.map(({ categoryName, feeRateBp }) => ({
    label: categoryName,
    value: `${feeRateBp / BASIS_POINTS_PER_PERCENT}%`,
  }))
  return (
    <details className={styles.fees}>
      <summary className={styles.summary}>카테고리별 판매 수수료 보기</summary>
      <p className={styles.note}>
        구매확정된 금액에서 공제하고, 결제 비용이 포함돼 있어요. 수수료의 부가세는 따로 더해요.
      </p>
      <FactList facts={facts} />
    </details>
  )
}
