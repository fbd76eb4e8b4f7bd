import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import type { OrderItemData } from '../orderData.ts'

type DelaySheetProps = {
  readonly isOpen: boolean
  readonly item: OrderItemData
  readonly onDismiss: () => void
}

/** Seller's notice of a late shipping. */
export function DelaySheet({ isOpen, item, onDismiss }: DelaySheetProps) {
  const { goodsName, delay } = item
  if (delay === null) return null
  const facts = [
    { label: '상품', value: goodsName },
    { label: '발송예정일', value: formatDay(delay.shipsOn) },
    { label: '사유', value: delay.reason },
  ]
  const footer = (
    <Button variant="outline" isWide onClick={onDismiss}>
      확인
    </Button>
  )
  return (
    <Sheet isOpen={isOpen} title="배송지연 안내" onDismiss={onDismiss} footer={footer}>
      <FactList facts={facts} />
    </Sheet>
  )
}
