import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { useId } from 'react'
import { useSheet } from '../../app/useSheet.ts'
import { AppLink } from '../../parts/AppLink.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import styles from './Desk.module.css'
import { eventsByActor } from './deskData.ts'
import type { DeskItemData } from './deskData.ts'
import { DeskParcel } from './DeskParcel.tsx'
import { DeskShipSheet } from './DeskShipSheet.tsx'
import { useDeskEvents } from './useDesk.ts'

/** An order item, and what seller, carrier, gateway and clock may do with it now. */
export function DeskItem({ item }: { readonly item: DeskItemData }) {
  const { orderNumber, orderedAt, buyer, goodsName, optionName, quantity } = item
  const titleId = useId()
  return (
    <li>
      <article className={styles.item} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <h2 id={titleId} className={styles.title}>
              {goodsTitle(goodsName, optionName)}
            </h2>
            <p className={styles.order}>
              {buyer} · {formatNumber(quantity)}개 · {formatDateTime(Date.parse(orderedAt))} ·{' '}
              {orderNumber}
            </p>
          </div>
          <Badge tone="inverse">{ORDER_ITEM_STATUS_LABELS[item.orderItemStatusEnum]}</Badge>
        </div>
        {item.depositUrl === null ? null : (
          <p>
            <a className={styles.bank} href={item.depositUrl}>
              테스트 은행에서 입금하기
            </a>
          </p>
        )}
        <p>
          <AppLink
            className={styles.bank}
            to={routes.flows(orderNumber)}
            aria-label={`주문 ${orderNumber} 이력 보기`}
          >
            이력 보기
          </AppLink>
        </p>
        {item.parcel === null ? null : <DeskParcel item={item} parcel={item.parcel} />}
        <DeskEvents item={item} titleId={titleId} />
      </article>
    </li>
  )
}

/** The event that has to name a parcel. */
const SHIP = 'seller.ship'

function DeskEvents({ item, titleId }: { readonly item: DeskItemData; readonly titleId: string }) {
  const { send, sending } = useDeskEvents(item)
  const shipping = useSheet(`ship-${item.orderItemIdEncrypt}`)
  const press = (type: string) => (type === SHIP ? shipping.open() : send(type))
  const groups = eventsByActor(item.events)
  if (groups.length === 0) return <p className={styles.order}>더 할 일이 없어요.</p>
  return (
    <div className={styles.actors}>
      {groups.map(({ actor, label, events }) => (
        <fieldset key={actor} aria-describedby={titleId}>
          <legend className={styles.actorName}>{label}</legend>
          <div className={styles.events}>
            {events.map((event) => (
              <Button
                key={event.type}
                size="s"
                variant="outline"
                isBusy={sending === event.type}
                onClick={() => press(event.type)}
              >
                {event.label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      <DeskShipSheet
        isOpen={shipping.isOpen}
        onDismiss={shipping.dismiss}
        onShip={(parcel) => {
          shipping.dismiss()
          send(SHIP, parcel)
        }}
      />
    </div>
  )
}
