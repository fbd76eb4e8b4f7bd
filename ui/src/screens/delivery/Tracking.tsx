import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { Badge } from '../../parts/text/Badge.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { CarrierSection } from './CarrierSection.tsx'
import styles from './Tracking.module.css'
import { viewOf } from './trackingData.ts'
import type { ShipmentData } from './trackingData.ts'
import { TrackingProgress } from './TrackingProgress.tsx'
import { TrackingTimeline } from './TrackingTimeline.tsx'

/** The way of an item's parcel; asked for again whenever the page opens. */
export function Tracking({ orderItemId }: { readonly orderItemId: string }) {
  const calls = useCalls()
  const input = { orderItemIdEncrypt: orderItemId }
  const [tracking, shipment] = useSuspenseQueries({
    queries: [
      { ...calls.delivery.track.queryOptions({ input }), staleTime: 0 },
      { ...calls.delivery.info.queryOptions({ input }), staleTime: 0 },
    ],
  })
  const view = viewOf(tracking.data, shipment.data, tracking.dataUpdatedAt)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <TrackingProgress view={view} />
        {view.steps.length === 0 ? null : <TrackingTimeline steps={view.steps} />}
      </div>
      <div className={styles.side}>
        <CarrierSection shipment={shipment.data} />
        <GoodsSection shipment={shipment.data} />
        <ReceiverSection shipment={shipment.data} />
      </div>
    </div>
  )
}

type SectionProps = { readonly shipment: ShipmentData }

function GoodsSection({ shipment }: SectionProps) {
  const { ordersIdEncrypt, quantity, orderItemStatusEnum } = shipment
  return (
    <PageSection
      title="배송 상품"
      extra={<Badge tone="brand">{ORDER_ITEM_STATUS_LABELS[orderItemStatusEnum]}</Badge>}
    >
      <GoodsLine goods={{ ...shipment, isAddon: false }}>
        <p className={styles.quantity}>{formatNumber(quantity)}개</p>
      </GoodsLine>
      <ButtonLink to={routes.orderDetail(ordersIdEncrypt)} variant="outline" size="s">
        주문 상세
      </ButtonLink>
    </PageSection>
  )
}

function ReceiverSection({ shipment }: SectionProps) {
  const { receiver, deliveryRequest, shippedAt, deliveredAt } = shipment
  const facts = [
    { label: '받는 분', value: receiver.receiverName },
    { label: '휴대폰', value: formatMobile(receiver.receiverMobile) },
    { label: '주소', value: formatAddress(receiver) },
    { label: '요청사항', value: deliveryRequest === '' ? null : deliveryRequest },
    { label: '발송일', value: formatDateTime(Date.parse(shippedAt)) },
    {
      label: '수령일',
      value: deliveredAt === null ? null : formatDateTime(Date.parse(deliveredAt)),
    },
  ]
  return (
    <PageSection title="배송지">
      <FactList facts={facts} />
    </PageSection>
  )
}
