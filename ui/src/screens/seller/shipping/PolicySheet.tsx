import {
  ADDITIONAL_SHIPPING_KIND_LABELS,
  ADDITIONAL_SHIPPING_KINDS,
  SHIPPING_POLICY_KIND_LABELS,
  SHIPPING_POLICY_KINDS,
} from '@jangteo/core/shipping/shipping.codes'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { POLICY_QUERIES } from './policyQueries.ts'
import {
  FIGURES,
  type FigureName,
  figuresOf,
  type PolicyForm,
  type PolicyWire,
  type SellerPolicyData,
  toPolicyForm,
  toPolicyWire,
} from './policyForm.ts'
import styles from './SellerShipping.module.css'

const KINDS = SHIPPING_POLICY_KINDS.map((value) => ({
  value,
  label: SHIPPING_POLICY_KIND_LABELS[value],
}))
const AREA_KINDS = ADDITIONAL_SHIPPING_KINDS.map((value) => ({
  value,
  label: ADDITIONAL_SHIPPING_KIND_LABELS[value],
}))

type PolicySheetProps = {
  /** `null` for a new one. */
  readonly policy: SellerPolicyData | null
  readonly onDismiss: () => void
}

/** The form of a shipping policy. */
export function PolicySheet({ policy, onDismiss }: PolicySheetProps) {
  const formId = useId()
  const [form, setForm] = useState(() => toPolicyForm(policy))
  const [isMissing, setIsMissing] = useState(false)
  const save = useSavePolicy(policy, onDismiss)
  const change = (changed: Partial<PolicyForm>) => setForm((former) => ({ ...former, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const sent = toPolicyWire(form)
    setIsMissing(sent === null)
    if (sent !== null) save.mutate(sent)
  }
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={save.isPending}>
      저장
    </Button>
  )
  const title = policy === null ? '배송 정책 추가' : '배송 정책 수정'
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        {isMissing ? <Callout tone="danger">빈 칸을 모두 입력해 주세요.</Callout> : null}
        <TextInput
          label="이름"
          isRequired
          value={form.name}
          maxLength={30}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
        <Select
          label="배송비 종류"
          value={form.kind}
          choices={KINDS}
          onChange={(kind) => change({ kind })}
        />
        <Select
          label="도서산간"
          value={form.areaKind}
          choices={AREA_KINDS}
          onChange={(areaKind) => change({ areaKind })}
        />
        <FigureFields form={form} onChange={(figures) => change({ figures })} />
        <TextInput
          label="당일 발송 마감"
          hint="비우면 당일 발송을 약속하지 않아요."
          type="time"
          value={form.cutoff}
          onChange={({ target }) => change({ cutoff: target.value })}
        />
        <Checkbox
          isChecked={form.deliversToRemote}
          onChange={(deliversToRemote) => change({ deliversToRemote })}
        >
          제주·도서산간에도 배송해요
        </Checkbox>
        <Checkbox isChecked={form.bundles} onChange={(bundles) => change({ bundles })}>
          같은 정책의 상품을 묶음배송해요
        </Checkbox>
      </form>
    </Sheet>
  )
}

type FigureFieldsProps = {
  readonly form: PolicyForm
  readonly onChange: (figures: PolicyForm['figures']) => void
}

function FigureFields({ form, onChange }: FigureFieldsProps) {
  const type = (name: FigureName, text: string) =>
    onChange({ ...form.figures, [name]: text.replaceAll(/\D/g, '') })
  return figuresOf(form).map((name) => (
    <TextInput
      key={name}
      label={FIGURES[name].label}
      isRequired
      inputMode="numeric"
      maxLength={9}
      value={form.figures[name]}
      onChange={({ target }) => type(name, target.value)}
    />
  ))
}

function useSavePolicy(policy: SellerPolicyData | null, onSaved: () => void) {
  const keys = useRepeatKeys()
  const { toasted } = useCommands({
    stale: POLICY_QUERIES,
    onDone: () => {
      keys.renew()
      onSaved()
    },
  })
  return useMutation({
    mutationFn: (sent: PolicyWire) =>
      policy === null
        ? staffCalls.sellerPolicy.create.call(sent, {
            context: { idempotencyKey: keys.keyOf(sent) },
          })
        : staffCalls.sellerPolicy.edit.call({ ...sent, id: policy.shippingPolicyId }),
    ...toasted('배송 정책을 저장했어요.'),
  })
}
