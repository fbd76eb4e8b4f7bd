import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { Button } from '../../parts/Button.tsx'
import { GoodsLine } from '../../parts/GoodsLine.tsx'
import { viewOf } from './orderData.ts'
import type { OrderItemData, OrderLineData } from './orderData.ts'
import styles from './OrderItem.module.css'
import { useOrderActions } from './useOrderActions.ts'

/** An item of an order with its add-ons: what it is, how far it is, what may be done. */
export function OrderItem({ line: { main, addons } }: { readonly line: OrderLineData }) {
  return (
    <li className={styles.item}>
      <ItemState item={main} />
      <GoodsLine goods={{ ...main, isAddon: false }}>
        <ItemFacts item={main} />
      </GoodsLine>
      <ItemButtons item={main} addons={addons} />
      {addons.map((addon) => (
        <GoodsLine key={addon.orderItemIdEncrypt} goods={{ ...addon, isAddon: true }}>
          <ItemFacts item={addon} />
          {isAsFar(addon, main) ? null : <ItemState item={addon} />}
          <ItemButtons item={addon} addons={[]} />
        </GoodsLine>
      ))}
    </li>
  )
}

/** An add-on mostly goes along with its main item; then its state need not be said twice. */
function isAsFar(addon: OrderItemData, main: OrderItemData): boolean {
  return viewOf(addon).label === viewOf(main).label
}

function ItemState({ item }: { readonly item: OrderItemData }) {
  const { label, subText } = viewOf(item)
  return (
    <p className={styles.state}>
      <strong className={styles.label}>{label}</strong>
      {subText === null ? null : <span className={styles.next}>{subText}</span>}
    </p>
  )
}

function ItemFacts({ item }: { readonly item: OrderItemData }) {
  const { paidAmount, quantity, courierEnum, invoiceNumber } = item
  return (
    <div className={styles.facts}>
      <p className={styles.amount}>
        <strong>{formatWon(paidAmount)}</strong> · {formatNumber(quantity)}개
      </p>
      {courierEnum === null ? null : (
        <p>
          {COURIER_LABELS[courierEnum]} {formatInvoiceNumber(invoiceNumber ?? '')}
        </p>
      )}
    </div>
  )
}

function ItemButtons({
  item,
  addons,
}: { readonly item: OrderItemData } & Pick<OrderLineData, 'addons'>) {
  const handlers = useOrderActions(item, addons)
  const buttons = viewOf(item).buttons.flatMap((button) => {
    const handler = handlers[button.action]
    return handler === undefined ? [] : [{ ...button, ...handler }]
  })
  const name = [item.goodsName, item.optionName].filter((part) => part !== '').join(' ')
  return buttons.length === 0 ? null : (
    <div className={styles.buttons}>
      {buttons.map(({ action, label, isPrimary, isBusy, press }) => (
        <Button
          key={action}
          size="s"
          variant={isPrimary ? 'inverse' : 'outline'}
          aria-label={`${name} ${label}`}
          isBusy={isBusy}
          onClick={press}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
