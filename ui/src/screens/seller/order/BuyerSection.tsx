import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import type { BuyerData } from '@jangteo/core/order/buyerData.rules'
import { SELLER_ORDER_MESSAGES } from '@jangteo/core/order/sellerOrder.messages'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { OpeningSheet } from './OpeningSheet.tsx'
import { useOpening } from './useOpening.ts'

type BuyerSectionProps = {
  /** Masked data. */
  readonly buyer: BuyerData
  /** False once the data can be opened no more. */
  readonly isOpenable: boolean
  /** Asks for the data in clear. */
  readonly onOpen: (reason: string) => Promise<BuyerData>
}

function factsOf(buyer: BuyerData, isClear: boolean) {
  const mobileOf = (mobile: string) => (isClear ? formatMobile(mobile) : mobile)
  return [
    { label: '주문자', value: buyer.ordererName },
    { label: '주문자 휴대폰', value: mobileOf(buyer.ordererMobile) },
    { label: '받는 분', value: buyer.receiverName },
    { label: '받는 분 휴대폰', value: mobileOf(buyer.receiverMobile) },
    { label: '주소', value: isClear ? formatAddress(buyer) : buyer.roadAddress },
    { label: '요청사항', value: buyer.deliveryRequest === '' ? null : buyer.deliveryRequest },
  ]
}

/** The buyer of an order: masked until somebody says what for, and again when the page is left. */
export function BuyerSection({ buyer, isOpenable, onOpen }: BuyerSectionProps) {
  const { data, open, isBusy, sheet } = useOpening('buyer', { call: onOpen })
  const shown = data ?? buyer
  return (
    <PageSection
      title="구매자"
      extra={
        isOpenable && data === undefined ? (
          <Button size="s" variant="outline" isBusy={isBusy} onClick={open}>
            전체 보기
          </Button>
        ) : null
      }
    >
      <FactList facts={factsOf(shown, data !== undefined)} />
      {isOpenable ? null : <p>{SELLER_ORDER_MESSAGES.BUYER_DATA_CLOSED()}</p>}
      <OpeningSheet sheet={sheet} title="구매자 정보 보기" acceptLabel="전체 보기" />
    </PageSection>
  )
}
