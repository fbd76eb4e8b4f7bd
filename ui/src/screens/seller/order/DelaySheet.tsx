import { addDays, isDay, kstDayOf } from '@jangteo/core/calendar/day.rules'
import {
  decideDelay,
  DELAY_REASON_LENGTH,
  type DelayNotice,
} from '@jangteo/core/order/itemCommand.rules'
import { SELLER_ORDER_MESSAGES } from '@jangteo/core/order/sellerOrder.messages'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useId, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { ItemRefusal } from './ItemRefusal.tsx'
import type { ItemTry } from './useItemActions.ts'

type DelaySheetProps = {
  readonly count: number
  readonly tried: ItemTry
  readonly onDismiss: () => void
  readonly onDelay: (notice: DelayNotice) => void
}

const DAYS_LATER = 3

function problemsOf(notice: DelayNotice) {
  if (!isDay(notice.shipsOn)) return { shipsOn: SELLER_ORDER_MESSAGES.DELAY_DAY_INVALID() }
  const decision = decideDelay(notice, Date.now())
  if (decision.ok) return {}
  const text = SELLER_ORDER_MESSAGES[decision.reason]()
  return decision.reason === 'DELAY_DAY_INVALID' ? { shipsOn: text } : { reason: text }
}

/** Asks why items ship later, and when; the buyer reads both. */
export function DelaySheet({ count, tried, onDismiss, onDelay }: DelaySheetProps) {
  const formId = useId()
  const [shipsOn] = useState(() => addDays(kstDayOf(Date.now()), DAYS_LATER))
  const fields = useFields({ reason: '', shipsOn }, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={tried.isBusy}>
      {formatNumber(count)}개 지연 안내
    </Button>
  )
  return (
    <Sheet isOpen title="발송지연 안내" onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onDelay(fields.values)}>
        <FormInput
          state={fields.stateOf('shipsOn')}
          label="발송예정일"
          type="date"
          isRequired
          autoComplete="off"
        />
        <FormInput
          state={fields.stateOf('reason')}
          label="구매자에게 알릴 사유"
          isRequired
          maxLength={DELAY_REASON_LENGTH.max}
          autoComplete="off"
        />
        <ItemRefusal tried={tried} />
      </Form>
    </Sheet>
  )
}
