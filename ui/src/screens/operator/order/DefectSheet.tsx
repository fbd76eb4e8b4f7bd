import { CLAIM_FAULT_LABELS, CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { decideReason, REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { RefundTable } from '../../claim/detail/RefundTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

type Refund = StaffAnswers['operatorClaim']['previewDefect']

const FAULTS = CLAIM_FAULTS.map((value) => ({ value, label: CLAIM_FAULT_LABELS[value] }))

type Typed = { readonly noticedOn: string; readonly detail: string }

function problemsOf({ noticedOn, detail }: Typed) {
  const stated = decideReason('RETURN', { reason: 'DAMAGE_DEFECT', detail })
  return {
    ...(noticedOn === '' ? { noticedOn: CLAIM_MESSAGES.DEFECT_DAY_INVALID() } : {}),
    ...(stated.ok ? {} : { detail: CLAIM_MESSAGES[stated.reason]() }),
  }
}

function useOpening(orderItemId: string) {
  const navigate = useNavigate()
  const keys = useRepeatKeys()
  const commands = useCommands()
  return useMutation({
    ...commands.answered('하자 반품을 접수했어요.'),
    mutationFn: async (sent: Typed & { readonly fault: ClaimFault; readonly seen: Refund }) => {
      const { version, refundAmount, additionalPayAmount } = sent.seen
      const input = {
        orderItemIdEncryptList: [orderItemId],
        faultEnum: sent.fault,
        noticedOn: sent.noticedOn,
        reasonDetail: sent.detail,
        version,
        refundAmount,
        additionalPayAmount,
      }
      const context = { idempotencyKey: keys.keyOf(input) }
      const { orderClaimIdEncrypt: id } = await staffCalls.operatorClaim.openDefect.call(input, {
        context,
      })
      await navigate(operatorRoutes.claim(id), { replace: true })
    },
  })
}

type DefectSheetProps = { readonly orderItemId: string; readonly onDismiss: () => void }

/** The form of a defect claim of a confirmed item, with what it comes to beside. */
export function DefectSheet({ orderItemId, onDismiss }: DefectSheetProps) {
  const formId = useId()
  const [fault, setFault] = useState<ClaimFault>('SELLER')
  const [noticedOn] = useState(() => kstDayOf(Date.now()))
  const fields = useFields({ noticedOn, detail: '' }, problemsOf)
  const opening = useOpening(orderItemId)
  const preview = useQuery({
    ...staffCalls.operatorClaim.previewDefect.queryOptions({
      input: { orderItemIdEncryptList: [orderItemId], faultEnum: fault },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const seen = preview.data
  const error = opening.error ?? preview.error
  const footer = (
    <Button
      type="submit"
      form={formId}
      isWide
      isBusy={opening.isPending || preview.isPlaceholderData}
      disabled={seen === undefined}
    >
      하자 반품 접수
    </Button>
  )
  return (
    <Sheet isOpen title="하자 반품 접수" onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() =>
          seen === undefined ? undefined : opening.mutate({ ...fields.values, fault, seen })
        }
      >
        <FormInput
          state={fields.stateOf('noticedOn')}
          label="하자를 안 날"
          type="date"
          isRequired
          hint="받은 날부터 3개월, 안 날부터 30일 안에 접수할 수 있어요."
        />
        <RadioGroup
          legend="누가 배송비를 부담하나요?"
          value={fault}
          choices={FAULTS}
          onChange={setFault}
        />
        <TextArea
          state={fields.stateOf('detail')}
          label="구매자가 알린 하자"
          isRequired
          max={REASON_DETAIL_LENGTH.max}
        />
        {seen === undefined ? null : <RefundTable refund={seen} />}
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
