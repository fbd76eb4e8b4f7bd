import { decideStep } from '@jangteo/core/chart/table.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { useId } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './Desk.module.css'
import { DeskAskSheet } from './DeskAskSheet.tsx'
import { DeskButtons } from './DeskButtons.tsx'
import type { DeskButton, DeskItemData } from './deskData.ts'
import { DeskDelaySheet } from './DeskDelaySheet.tsx'
import { DeskParcel } from './DeskParcel.tsx'
import { DeskShipSheet } from './DeskShipSheet.tsx'
import { useDeskEvents, useSaleRefusal } from './useDesk.ts'

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

const NO_FACTS = {
  hasNoOpenClaim: false,
  isConfirmDue: false,
  isDeliveryAssumable: false,
  isUnscanned: false,
}

/** The events that have to be reported more: a parcel, or why and until when. */
const SHIP = 'seller.ship'
const DELAY = 'seller.delay'

/** No step of the item's own chart: the seller cannot sell it, and it is cancelled at once. */
const REFUSE_SALE = { type: 'REFUSE_SALE', actor: 'seller', label: '판매거부' } as const

/** True when it could be cancelled, were it not for a claim that runs: then the seller may refuse to sell it too. */
function isRefusable({ orderItemStatusEnum: state }: DeskItemData): boolean {
  const facts = { ...NO_FACTS, hasNoOpenClaim: true }
  return decideStep(ORDER_ITEM_TABLE, { state, event: 'claim.cancelled', facts }).ok
}

type AskingType = typeof SHIP | typeof DELAY | 'REFUSE_SALE'

function isAsking(type: string): type is AskingType {
  return [SHIP, DELAY, REFUSE_SALE.type].includes(type)
}

function buttonsOf(item: DeskItemData): readonly DeskButton[] {
  return [...item.events, ...(isRefusable(item) ? [REFUSE_SALE] : [])]
}

function DeskEvents({ item, titleId }: { readonly item: DeskItemData; readonly titleId: string }) {
  const { send, sending } = useDeskEvents(item)
  const refusal = useSaleRefusal(item)
  const id = item.orderItemIdEncrypt
  const shipping = useSheet(`ship-${id}`)
  const delaying = useSheet(`delay-${id}`)
  const refusing = useSheet(`refuse-${id}`)
  const sheets = {
    [SHIP]: shipping,
    [DELAY]: delaying,
    [REFUSE_SALE.type]: refusing,
  }
  const press = ({ type }: DeskButton) => {
    if (isAsking(type)) sheets[type].open()
    else send(type)
  }
  return (
    <>
      <DeskButtons<DeskButton>
        events={buttonsOf(item)}
        titleId={titleId}
        sending={refusal.isSending ? REFUSE_SALE.type : sending}
        onPress={press}
      />
      <DeskShipSheet
        isOpen={shipping.isOpen}
        onDismiss={shipping.dismiss}
        onShip={(parcel) => send(SHIP, { ...parcel, onDone: shipping.dismiss })}
      />
      <DeskDelaySheet
        isOpen={delaying.isOpen}
        onDismiss={delaying.dismiss}
        onSend={(notice) => send(DELAY, { ...notice, onDone: delaying.dismiss })}
      />
      <DeskAskSheet
        event={refusing.isOpen ? { label: REFUSE_SALE.label, asks: ['MEMO'] } : null}
        fault="SELLER"
        onDismiss={refusing.dismiss}
        onSend={({ memo }) => refusal.send({ memo, onDone: refusing.dismiss })}
      />
    </>
  )
}
