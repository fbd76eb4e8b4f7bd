import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { AddressChangeSheet } from './AddressChangeSheet.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import type { OrderData } from '../orderData.ts'

/** Place where the order goes, and who takes it. */
export function ReceiverSection({ order }: { readonly order: OrderData }) {
  const { receiver, deliveryRequest, groups } = order
  const isOpen = groups.some(({ items }) =>
    items.some(({ actions }) => actions.includes('CHANGE_ADDRESS')),
  )
  const facts = [
    { label: '받는 분', value: receiver.receiverName },
    { label: '휴대폰', value: formatMobile(receiver.receiverMobile) },
    { label: '주소', value: formatAddress(receiver) },
    { label: '요청사항', value: deliveryRequest === '' ? null : deliveryRequest },
  ]
  return (
    <PageSection title="배송지" extra={isOpen ? <ChangeAddress order={order} /> : null}>
      <FactList facts={facts} />
    </PageSection>
  )
}

function ChangeAddress({ order }: { readonly order: OrderData }) {
  const sheet = useSheet('changeAddress')
  return (
    <>
      <Button variant="outline" size="s" onClick={sheet.open}>
        배송지 변경
      </Button>
      <AddressChangeSheet
        isOpen={sheet.isOpen}
        ordersId={order.ordersIdEncrypt}
        onDismiss={sheet.dismiss}
      />
    </>
  )
}

/** Orderer of an order. */
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
