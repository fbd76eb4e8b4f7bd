import { formatNumber } from '@jangteo/core/money/money.rules'
import { SELLER_ITEM_ACTION_LABELS } from '@jangteo/core/order/sellerOrder.codes'
import type { SellerItemAction } from '@jangteo/core/order/sellerOrder.codes'
import { Button } from '../../../parts/action/Button.tsx'
import { ItemActionSheets, ITEM_SHEET } from './ItemActionSheets.tsx'
import { RefusedItems } from './RefusedItems.tsx'
import styles from './SellerOrder.module.css'
import type { SellerItemData } from './sellerOrderData.ts'
import { useItemActions } from './useItemActions.ts'

type BulkBarProps = {
  readonly items: readonly SellerItemData[]
  /** Called once an action was carried out. */
  readonly onDone: () => void
}

const BULK_ACTIONS = ['ACKNOWLEDGE', 'SHIP', 'DELAY', 'REFUSE'] as const

/** Buttons of the actions on the chosen items; each action is sent to those that allow it. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const { begin, isBusy, refused, sheet } = useItemActions(ITEM_SHEET, onDone)
  const allowing = (action: SellerItemAction) =>
    items.filter((item) => item.actions.includes(action))
  return (
    <>
      <section className={styles.bar} aria-label="선택한 주문 상품">
        <p className={styles.chosen} aria-live="polite">
          {formatNumber(items.length)}개 선택
        </p>
        {BULK_ACTIONS.map((action) => (
          <Button
            key={action}
            size="s"
            variant={action === 'ACKNOWLEDGE' ? 'primary' : 'outline'}
            disabled={allowing(action).length === 0}
            isBusy={isBusy}
            onClick={() => begin(action, allowing(action))}
          >
            {SELLER_ITEM_ACTION_LABELS[action]}
          </Button>
        ))}
      </section>
      <RefusedItems results={refused} />
      <ItemActionSheets sheet={sheet} />
    </>
  )
}
