import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderActions } from '@jangteo/core/order/wholeOrder.rules'
import { clsx } from 'clsx'
import { useSheet } from '../../lib/useSheet.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { AddressChangeSheet } from './detail/AddressChangeSheet.tsx'
import type { OrderCardData } from './orderData.ts'
import styles from './OrderBundle.module.css'

type OrderButtonsProps = {
  readonly order: Pick<OrderCardData, 'ordersIdEncrypt' | 'orderNumber' | 'groups'>
  /** The page has a place of its own for the address. */
  readonly hidesAddress?: boolean
}

/** Buttons of a whole order, once for all of its items. */
export function OrderButtons({ order, hidesAddress = false }: OrderButtonsProps) {
  const { ordersIdEncrypt: ordersId, orderNumber, groups } = order
  const address = useSheet(`address-${ordersId}`)
  const actions = orderActions(
    groups
      .flatMap(({ items }) => items)
      .map((item) => ({
        status: item.orderItemStatusEnum,
        claimStatus: item.claimStatusEnum,
        actions: item.actions,
      })),
  )
  const isMovable = actions.includes('CHANGE_ADDRESS') && !hidesAddress
  const isCancelable = actions.includes('CANCEL_ORDER')
  if (!isMovable && !isCancelable) return null
  return (
    <div className={clsx(styles.buttons, styles.ofOrder)}>
      {isMovable ? (
        <Button
          size="s"
          variant="quiet"
          aria-label={`주문 ${orderNumber} 배송지 변경`}
          onClick={address.open}
        >
          배송지 변경
        </Button>
      ) : null}
      {isCancelable ? (
        <ButtonLink
          size="s"
          variant="quiet"
          name={`주문 ${orderNumber} 전체 취소`}
          to={routes.orderCancel(ordersId)}
        >
          전체 취소
        </ButtonLink>
      ) : null}
      {isMovable ? (
        <AddressChangeSheet
          isOpen={address.isOpen}
          ordersId={ordersId}
          onDismiss={address.dismiss}
        />
      ) : null}
    </div>
  )
}
