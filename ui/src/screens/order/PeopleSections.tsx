import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { PageSection } from '../../parts/PageSection.tsx'
import { FactList } from './FactList.tsx'
import type { OrderData } from './orderData.ts'

/** Where the order goes, and who takes it. */
export function ReceiverSection({ order }: { readonly order: OrderData }) {
  const { receiver, deliveryRequest } = order
  const facts = [
    { label: '받는 사람', value: receiver.receiverName },
    { label: '휴대폰', value: formatMobile(receiver.receiverMobile) },
    { label: '주소', value: formatAddress(receiver) },
    { label: '요청사항', value: deliveryRequest === '' ? null : deliveryRequest },
  ]
  return (
    <PageSection title="배송지">
      <FactList facts={facts} />
    </PageSection>
  )
}

/** Who ordered. */
export function OrdererSection({ order: { orderer } }: { readonly order: OrderData }) {
  const facts = [
    { label: '이름', value: orderer.name },
    { label: '휴대폰', value: formatMobile(orderer.mobile) },
    { label: '이메일', value: orderer.email },
  ]
  return (
    <PageSection title="주문자">
      <FactList facts={facts} />
    </PageSection>
  )
}
