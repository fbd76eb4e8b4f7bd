import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { orderActionLabel } from '@jangteo/core/order/orderItem.view'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { claimRequestUrl } from './claimTarget.ts'
import type { OrderCardData } from './orderData.ts'
import styles from './OrderItem.module.css'

/** Claims that are requested of a shipping group, and of which items the request itself asks. */
const GROUP_REQUESTS = {
  CANCEL: 'CANCEL',
  REQUEST_CANCEL: 'CANCEL',
  REQUEST_EXCHANGE: 'EXCHANGE',
  REQUEST_RETURN: 'RETURN',
} as const satisfies Partial<Record<OrderItemAction, RequestableClaimType>>

type GroupRequest = keyof typeof GROUP_REQUESTS
const REQUESTS = Object.keys(GROUP_REQUESTS) as readonly GroupRequest[]

/** True for an action that stands once below the items of a group. */
export function isGroupRequest(action: OrderItemAction): boolean {
  return REQUESTS.some((request) => request === action)
}

type Group = OrderCardData['groups'][number]

/** True when the requests of a group stand below its items: with one item they stand beside that. */
export function sharesRequests({ items }: Group): boolean {
  return items.filter(({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt === null).length > 1
}

/** Requests of a shipping group of several items, once for all of them. */
export function GroupButtons({
  group,
  ordersId,
}: {
  readonly group: Group
  readonly ordersId: string
}) {
  if (!sharesRequests(group)) return null
  const { items, orderShippingPriceIdEncrypt: groupId, storeName } = group
  const open = REQUESTS.filter((request) => items.some(({ actions }) => actions.includes(request)))
  return open.length === 0 ? null : (
    <div className={styles.buttons}>
      {open.map((request) => (
        <ButtonLink
          key={request}
          size="s"
          variant="outline"
          name={`${storeName} ${orderActionLabel(request)}`}
          to={claimRequestUrl({ type: GROUP_REQUESTS[request], ordersId, groupId, itemIds: [] })}
        >
          {orderActionLabel(request)}
        </ButtonLink>
      ))}
    </div>
  )
}
