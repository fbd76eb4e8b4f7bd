import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { parcelText, sortParcels } from '@jangteo/core/order/orderStrip.view'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { useMinute } from '../../../lib/pageClock.ts'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { movingOrders, movingParcelsOf } from '../movingParcels.ts'
import { ParcelLine } from '../ParcelLine.tsx'
import styles from './OrderCounters.module.css'

const SHOWN_COUNT = 3

/** The member's parcels that move, those that arrive first, each leading to its way; nothing while none does. */
export function OrdersOnTheWay() {
  const calls = useCalls()
  const nowMs = useMinute()
  const { data } = useQuery({ ...movingOrders(calls), staleTime: 0 })
  const parcels = sortParcels(movingParcelsOf(data?.content ?? []), nowMs).slice(0, SHOWN_COUNT)
  return parcels.length === 0 ? null : (
    <ul className={styles.parcels} aria-label="배송 중인 상품">
      {parcels.map((parcel) => (
        <li key={parcel.orderItemIdEncrypt}>
          <ParcelLine
            to={routes.orderTracking(parcel.orderItemIdEncrypt)}
            picture={parcel.picture}
            name={orderName(parcel.goodsNames)}
            text={parcelText(parcel, nowMs)}
          >
            <Icon of={ChevronRight} size="s" />
          </ParcelLine>
        </li>
      ))}
    </ul>
  )
}
