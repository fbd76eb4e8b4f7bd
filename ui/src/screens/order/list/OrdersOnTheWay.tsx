import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { bundlesOf } from '../orderData.ts'
import styles from './OrderCounters.module.css'

const SHOWN_COUNT = 3

/** The member's parcels that move, each leading to its way; nothing while none does. */
export function OrdersOnTheWay() {
  const calls = useCalls()
  const input = {
    page: FIRST_PAGE_NUMBER,
    size: SHOWN_COUNT,
    mypageItemStatusEnum: 'SHIPPING_ING',
  } as const
  const { data } = useQuery({ ...calls.order.list.queryOptions({ input }), staleTime: 0 })
  const parcels = (data?.content ?? [])
    .flatMap(({ groups, depositAccount }) =>
      groups.flatMap((group) => bundlesOf(group, depositAccount)),
    )
    .filter(({ view }) => view.tone === 'moving')
    .slice(0, SHOWN_COUNT)
  return parcels.length === 0 ? null : (
    <ul className={styles.parcels} aria-label="배송 중인 상품">
      {parcels.map(({ items, lines, view }) => {
        const [first] = items
        return first === undefined ? null : (
          <li key={first.orderItemIdEncrypt}>
            <AppLink className={styles.parcel} to={routes.orderTracking(first.orderItemIdEncrypt)}>
              <span className={styles.parcelPicture}>
                <Img picture={first.picture} alt="" sizes="44px" />
              </span>
              <span className={styles.parcelName}>
                {orderName(lines.map(({ main }) => main.goodsName))}
              </span>
              <strong className={styles.parcelState}>{view.label}</strong>
              <Icon of={ChevronRight} size="s" />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
