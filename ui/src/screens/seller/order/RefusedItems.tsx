import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './SellerOrder.module.css'
import type { RefusedItem } from './useItemActions.ts'

/** The items that an action was refused for, each with the reason. */
export function RefusedItems({ results }: { readonly results: readonly RefusedItem[] }) {
  return results.length === 0 ? null : (
    <Callout tone="danger">
      <ul className={styles.refused} aria-label="처리하지 못한 주문 상품">
        {results.map(({ itemNumber, message }) => (
          <li key={itemNumber}>
            {itemNumber}: {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
