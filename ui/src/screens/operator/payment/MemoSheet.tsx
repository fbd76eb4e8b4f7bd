import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'

type MemoSheetProps = {
  readonly title: string
  /** Text of the button. */
  readonly action: string
  /** A second operator has to approve it. */
  readonly takesTwo: boolean
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onDismiss: () => void
  readonly onMemo: (memo: string) => void
}

const MEMO_LENGTH_MAX = 300

function problemsOf({ memo }: { readonly memo: string }) {
  return characterCount(memo.trim()) < REASON_DETAIL_LENGTH.min
    ? { memo: CLAIM_MESSAGES.CLAIM_REASON_DETAIL_REQUIRED() }
    : {}
}

/** Asks for the evidence of money by hand. */
export function MemoSheet(props: MemoSheetProps) {
  const { title, action, takesTwo, isBusy, error, onDismiss, onMemo } = props
  const formId = useId()
  const fields = useFields({ memo: '' }, problemsOf)
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {takesTwo ? '승인 요청' : action}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onMemo(fields.values.memo.trim())}>
        {takesTwo ? (
          <Callout>
            <p>1,000,000원이 넘는 금액이라 다른 담당자가 승인해야 처리돼요.</p>
          </Callout>
        ) : null}
        <FormInput
          state={fields.stateOf('memo')}
          label="확인한 내용"
          isRequired
          maxLength={MEMO_LENGTH_MAX}
          autoComplete="off"
        />
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
