import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { SELLER_ITEM_ACTION_LABELS } from '@jangteo/core/order/sellerOrder.codes'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { parcelText, StateCell } from './itemColumns.tsx'
import { ItemActionSheets, ITEM_SHEET } from './ItemActionSheets.tsx'
import { RefusedItems } from './RefusedItems.tsx'
import styles from './SellerOrder.module.css'
import type { SellerOrderData } from './sellerOrderData.ts'
import { useItemActions } from './useItemActions.ts'

type Item = SellerOrderData['items'][number]

const ACTOR_NAMES = {
  buyer: '구매자',
  seller: '판매자',
  carrier: '택배사',
  gateway: '결제사',
  system: '자동 처리',
} as const satisfies Record<Item['history'][number]['actor'], string>

/** The items of an order with what may be done with each. */
export function OrderItems({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className={styles.section}>
      {items.map((item) => (
        <OrderItem key={item.orderItemIdEncrypt} item={item} />
      ))}
    </div>
  )
}

function OrderItem({ item }: { readonly item: Item }) {
  const parcel = parcelText(item)
  const facts = [
    { label: '송장', value: parcel === '' ? null : parcel },
    { label: '지연 사유', value: item.delay?.reason ?? null },
  ]
  return (
    <PageSection title={item.itemNumber} extra={<StateCell item={item} />}>
      <GoodsLine goods={item}>
        <p>
          {formatWon(item.paidAmount)} · {formatNumber(item.quantity)}개
        </p>
      </GoodsLine>
      <FactList facts={facts} />
      <ItemButtons item={item} />
      <ItemHistory item={item} />
    </PageSection>
  )
}

function ItemButtons({ item }: { readonly item: Item }) {
  const sheetName = `${ITEM_SHEET}-${item.orderItemIdEncrypt}`
  const { begin, isBusy, refused, sheet } = useItemActions(sheetName, () => undefined)
  return (
    <>
      <div className={styles.buttons}>
        {item.actions.map((action, place) => (
          <Button
            key={action}
            size="s"
            variant={place === 0 ? 'primary' : 'outline'}
            isBusy={isBusy}
            onClick={() => begin(action, [item])}
          >
            {SELLER_ITEM_ACTION_LABELS[action]}
          </Button>
        ))}
        {item.orderClaimIdEncrypt === null ? null : (
          <ButtonLink size="s" variant="outline" to={sellerRoutes.claim(item.orderClaimIdEncrypt)}>
            취소·교환·반품 보기
          </ButtonLink>
        )}
      </div>
      <RefusedItems results={refused} />
      <ItemActionSheets sheet={sheet} />
    </>
  )
}

function ItemHistory({ item }: { readonly item: Item }) {
  const steps = item.history.toReversed()
  return (
    <Timeline>
      {steps.map(({ at, actor, action }, index) => (
        <TimelineStep
          key={`${at} ${action}`}
          isNewest={index === 0}
          title={action}
          facts={
            <>
              <span>{ACTOR_NAMES[actor]}</span>
              <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
            </>
          }
        />
      ))}
    </Timeline>
  )
}
