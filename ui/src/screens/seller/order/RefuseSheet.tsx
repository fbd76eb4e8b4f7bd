import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { ItemRefusal } from './ItemRefusal.tsx'
import type { ItemTry } from './useItemActions.ts'

type RefuseSheetProps = {
  readonly count: number
  readonly tried: ItemTry
  readonly onDismiss: () => void
  readonly onRefuse: (memo: string) => void
}

function problemsOf({ memo }: { readonly memo: string }) {
  const length = characterCount(memo.trim())
  if (length < REASON_DETAIL_LENGTH.min) {
    return { memo: CLAIM_MESSAGES.CLAIM_REASON_DETAIL_REQUIRED() }
  }
  return length > REASON_DETAIL_LENGTH.max
    ? { memo: CLAIM_MESSAGES.CLAIM_REASON_DETAIL_TOO_LONG() }
    : {}
}

/** Asks why items cannot be sold; they are cancelled at once, at the seller's fault. */
export function RefuseSheet({ count, tried, onDismiss, onRefuse }: RefuseSheetProps) {
  const formId = useId()
  const fields = useFields({ memo: '' }, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={tried.isBusy}>
      {formatNumber(count)}개 판매거부
    </Button>
  )
  return (
    <Sheet isOpen title="판매거부" onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onRefuse(fields.values.memo.trim())}>
        <Callout>
          <p>판매를 거부하면 판매자 사유로 바로 취소되고 결제금액이 환불돼요. 되돌릴 수 없어요.</p>
        </Callout>
        <TextArea
          state={fields.stateOf('memo')}
          label="구매자에게 알릴 사유"
          isRequired
          max={REASON_DETAIL_LENGTH.max}
        />
        <ItemRefusal tried={tried} />
      </Form>
    </Sheet>
  )
}
