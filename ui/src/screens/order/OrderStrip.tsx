import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderStrip } from '@jangteo/core/order/orderStrip.view'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useMinute } from '../../lib/pageClock.ts'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { EVERYTHING, orderFilterUrl } from './list/orderFilter.ts'
import { movingOrders, movingParcelsOf } from './movingParcels.ts'
import styles from './OrderStrip.module.css'
import { ParcelLine } from './ParcelLine.tsx'
import { useClosedStrip } from './useClosedStrip.ts'

/**
 * Parcels on their way to the member, in a line above the lower edge of the screen: nothing on the page moves for it. It
 * leads to the order, or to all of those orders.
 */
export function OrderStrip() {
  const calls = useCalls()
  const nowMs = useMinute()
  const { data } = useQuery(movingOrders(calls))
  const parcels = movingParcelsOf(data?.content ?? [])
  const { isClosed, close } = useClosedStrip(
    parcels.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt),
  )
  const strip = orderStrip(parcels, nowMs)
  if (strip === null || isClosed) return null
  const { first, orderId, ...said } = strip
  const to =
    orderId === null
      ? orderFilterUrl({ ...EVERYTHING, status: 'SHIPPING_ING', period: 'YEAR' })
      : routes.orderDetail(orderId)
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('main')?.focus({ preventScroll: true })
    close()
  }
  return (
    <section className={styles.dock} aria-label="오고 있는 상품">
      <ParcelLine to={to} picture={first.picture} {...said} />
      <IconButton icon={X} iconSize="s" label="오고 있는 상품 닫기" onClick={leave} />
    </section>
  )
}
