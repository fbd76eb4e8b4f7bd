import { SALE_FEE_RATE_MAX_BP } from '@jangteo/core/settlement/feeRate.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useStoreMoves } from './useStoreMoves.ts'

const BASIS_POINTS_PER_PERCENT = 100
const PERCENT_MAX = SALE_FEE_RATE_MAX_BP / BASIS_POINTS_PER_PERCENT
const PERCENT_FORM = /^\d{1,2}(?:\.\d{1,2})?$/

/** Reads a typed percentage as basis points: `null` for none, `undefined` for a text that is no rate. */
function readRate(text: string): number | null | undefined {
  if (text.trim() === '') return null
  if (!PERCENT_FORM.test(text.trim())) return undefined
  const rate = Math.round(Number(text) * BASIS_POINTS_PER_PERCENT)
  return rate <= SALE_FEE_RATE_MAX_BP ? rate : undefined
}

const WRONG = { rate: `0~${PERCENT_MAX}%로 입력해 주세요. 소수점 두 자리까지 입력할 수 있어요.` }

type FeeRateFormProps = { readonly storeUrl: string; readonly feeRateBp: number | null }

/** The store's own fee of a sale. */
export function FeeRateForm({ storeUrl, feeRateBp }: FeeRateFormProps) {
  const { setFeeRate } = useStoreMoves(() => undefined)
  const start = { rate: feeRateBp === null ? '' : String(feeRateBp / BASIS_POINTS_PER_PERCENT) }
  const fields = useFields(start, ({ rate }) => (readRate(rate) === undefined ? WRONG : {}))
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
