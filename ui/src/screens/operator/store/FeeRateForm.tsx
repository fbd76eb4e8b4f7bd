import { refusalText } from '@jangteo/http/refusal/refusal'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { percentOf, rateProblems, readRate } from '../settlement/feeRate.ts'
import { useStoreMoves } from './useStoreMoves.ts'

type FeeRateFormProps = { readonly storeUrl: string; readonly feeRateBp: number | null }

/** The store's own fee of a sale. */
export function FeeRateForm({ storeUrl, feeRateBp }: FeeRateFormProps) {
  const { setFeeRate } = useStoreMoves(() => undefined)
  const start = { rate: feeRateBp === null ? '' : percentOf(feeRateBp) }
  const fields = useFields(start, rateProblems)
  const submit = () => {
    const rate = readRate(fields.values.rate)
    if (rate !== undefined) setFeeRate.mutate({ id: storeUrl, feeRateBp: rate })
  }
  return (
    <Form fields={fields} onSubmit={submit}>
      <FormInput
        state={fields.stateOf('rate')}
        label="이 스토어의 수수료율 (%)"
        hint="비워 두면 카테고리의 수수료율을 적용해요. 이미 받은 주문은 바뀌지 않아요."
        inputMode="decimal"
      />
      {setFeeRate.error === null ? null : (
        <Callout tone="danger">{refusalText(setFeeRate.error)}</Callout>
      )}
      <Button type="submit" variant="outline" isBusy={setFeeRate.isPending}>
        수수료율 저장
      </Button>
    </Form>
  )
}
