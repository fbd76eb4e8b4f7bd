import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { lineAmounts } from '@jangteo/core/goods/price.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { isSaidWithMain } from '@jangteo/core/order/orderItem.view'
import type { OrderItemButton } from '@jangteo/core/order/orderItem.view'
import { useSheet } from '../../lib/useSheet.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { CouponedPrice } from '../../parts/goods/CouponedPrice.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { SoldPromise } from '../../parts/goods/SoldPromise.tsx'
import { useWithdrawal, Withdrawal } from './withdrawal/Withdrawal.tsx'
import { CouponShares } from '../coupon/CouponShares.tsx'
import { DelaySheet } from './detail/DelaySheet.tsx'
import { isGroupRequest } from './GroupButtons.tsx'
import { isLimitedClaim, viewOf } from './orderData.ts'
import type { ItemOrder, OrderItemData, OrderLineData } from './orderData.ts'
import styles from './OrderItem.module.css'
import { useDepositActions } from './detail/useDepositActions.ts'
import { useOrderActions } from './useOrderActions.ts'
import type { ItemPlace, OrderHandler } from './useOrderActions.ts'

type OrderItemProps = {
  readonly line: OrderLineData
  readonly order: ItemOrder
  /** The shipping group that it belongs to. */
  readonly groupId: string
  /** True when the group's requests stand below all of its items. */
  readonly hidesRequests: boolean
}
type Deposit = ItemOrder['depositAccount']

/** An item of an order with its add-ons: what it is, how far it is, what may be done. */
export function OrderItem({ line, order, groupId, hidesRequests }: OrderItemProps) {
  const { main, addons } = line
  const { depositAccount: deposit, ordersIdEncrypt: ordersId } = order
  const place = { ordersId, groupId }
  return (
    <li className={styles.item}>
      <ItemState item={main} deposit={deposit} />
      <SoldPromise promise={main.promise} />
      <GoodsLine goods={{ ...main, isAddon: false }}>
        <ItemFacts item={main} />
      </GoodsLine>
      <ItemButtons
        item={main}
        addons={addons}
        place={place}
        order={order}
        hidesRequests={hidesRequests}
      />
      {addons.map((addon) => (
        <GoodsLine key={addon.orderItemIdEncrypt} goods={{ ...addon, isAddon: true }}>
          <ItemFacts item={addon} />
          {isSaidWithMain(viewOf(addon, null), viewOf(main, null)) ? null : (
            <ItemState item={addon} deposit={deposit} />
          )}
          <ItemButtons
            item={addon}
            addons={[]}
            place={place}
            order={null}
            hidesRequests={hidesRequests}
          />
        </GoodsLine>
      ))}
    </li>
  )
}

function ItemState({ item, deposit }: { readonly item: OrderItemData; readonly deposit: Deposit }) {
  const { label, subText } = viewOf(item, deposit)
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
        <CouponedPrice before={lineAmounts(item, quantity).goodsAmount} after={paidAmount} /> ·{' '}
        {formatNumber(quantity)}개
      </p>
      <CouponShares line={item} />
      {courierEnum === null ? null : (
        <p>
          {COURIER_LABELS[courierEnum]} {formatInvoiceNumber(invoiceNumber ?? '')}
        </p>
      )}
      {isLimitedClaim(item) ? <p>{CLAIM_MESSAGES.CLAIM_WITHDRAWAL_LIMITED()}</p> : null}
    </div>
  )
}

type ItemButtonsProps = Pick<OrderLineData, 'addons'> & {
  readonly item: OrderItemData
  readonly place: ItemPlace
  /** `null` for an add-on: what is done to the whole order stands beside its main item. */
  readonly order: ItemOrder | null
  readonly hidesRequests: boolean
}

/** Actions, and what they open. */
function ItemButtons({ item, addons, place, order, hidesRequests }: ItemButtonsProps) {
  const delay = useSheet(`delay-${item.orderItemIdEncrypt}`)
  const withdrawal = useWithdrawal()
  const sheets = {
    openDelay: delay.open,
    askToWithdraw: withdrawal.ask,
  }
  const handlers = {
    ...useOrderActions(item, { addons, place }, sheets),
    ...useDepositActions(order),
  }
  const buttons = viewOf(item, null).buttons.flatMap((button) => {
    const handler = handlers[button.action]
    const isElsewhere = hidesRequests && isGroupRequest(button.action)
    return handler === undefined || isElsewhere ? [] : [{ ...button, handler }]
  })
  const name = [item.goodsName, item.optionName].filter((part) => part !== '').join(' ')
  return buttons.length === 0 ? null : (
    <div className={styles.buttons}>
      {buttons.map(({ action, ...button }) => (
        <ItemButton key={action} {...button} name={`${name} ${button.label}`} />
      ))}
      <Withdrawal {...withdrawal} />
      <DelaySheet isOpen={delay.isOpen} item={item} onDismiss={delay.dismiss} />
    </div>
  )
}

type ItemButtonProps = Pick<OrderItemButton, 'label' | 'isPrimary'> & {
  readonly handler: OrderHandler
  /** With the goods that it is for, for those who can't see where it stands. */
  readonly name: string
}

function ItemButton({ label, isPrimary, handler, name }: ItemButtonProps) {
  const variant = isPrimary ? 'inverse' : 'outline'
  if ('to' in handler) {
    return (
      <ButtonLink size="s" variant={variant} name={name} to={handler.to}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="s"
      variant={variant}
      aria-label={name}
      isBusy={handler.isBusy}
      onClick={handler.press}
    >
      {label}
    </Button>
  )
}
