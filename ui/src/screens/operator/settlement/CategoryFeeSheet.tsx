import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { percentOf, rateProblems, readRate } from './feeRate.ts'

/** A category with the fee of its sales. */
export type CategoryFee = StaffAnswers['operatorFee']['list']['categoryList'][number]

const FEE_QUERIES = [staffCalls.operatorFee.key()]

type CategoryFeeSheetProps = { readonly category: CategoryFee; readonly onDismiss: () => void }

/** Sets the own fee of a category, or takes it away. */
export function CategoryFeeSheet({ category, onDismiss }: CategoryFeeSheetProps) {
  const formId = useId()
  const { categoryId: id, categoryName, feeRateBp, parentCategoryId } = category
  const { answered } = useCommands({ stale: FEE_QUERIES, onDone: onDismiss })
  const save = useMutation(
    staffCalls.operatorFee.setRate.mutationOptions(answered('수수료율을 바꿨어요.')),
  )
  const start = { rate: feeRateBp === null ? '' : percentOf(feeRateBp) }
  const fields = useFields(start, rateProblems)
  const submit = () => {
    const rate = readRate(fields.values.rate)
    if (rate !== undefined) save.mutate({ id, feeRateBp: rate })
  }
  const above = parentCategoryId === null ? '장터의 기본 수수료율' : '상위 카테고리의 수수료율'
  return (
    <Sheet
      isOpen
      title={`${categoryName} 수수료율`}
      onDismiss={onDismiss}
      footer={
        <Button type="submit" form={formId} isWide isBusy={save.isPending}>
          저장
        </Button>
      }
    >
      <Form id={formId} fields={fields} onSubmit={submit}>
        <FormInput
          state={fields.stateOf('rate')}
          label="수수료율 (%)"
          hint={`비워 두면 ${above}을 적용해요. 이미 받은 주문은 바뀌지 않아요.`}
          inputMode="decimal"
        />
        {save.error === null ? null : <Callout tone="danger">{refusalText(save.error)}</Callout>}
      </Form>
    </Sheet>
  )
}
