import { fromKstInput, toKstInput } from '@jangteo/core/calendar/kstInput.rules'
import type { DealAfterEnd } from '@jangteo/core/display/deal.codes'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import styles from './SellerDeals.module.css'
import type { SellerDealData } from './sellerDealData.ts'

const AFTER_ENDS: readonly { readonly value: DealAfterEnd; readonly label: string }[] = [
  { value: 'RETURN', label: '판매가로 계속 판매해요' },
  { value: 'FINISH', label: '판매를 종료해요' },
]
/** Products to choose from: the newest listed ones. */
const CHOICE_COUNT = 100

type DealWire = StaffInputs['sellerDeal']['create']

type DealForm = {
  readonly goodsId: string
  readonly dealPrice: string
  readonly startsAt: string
  readonly endsAt: string
  readonly quantityTotal: string
  readonly personMax: string
  readonly afterEnd: DealAfterEnd
}

function toForm(deal: SellerDealData | null): DealForm {
  return {
    goodsId: deal === null ? '' : String(deal.goodsId),
    dealPrice: deal === null ? '' : String(deal.dealPrice),
    startsAt: deal === null ? '' : toKstInput(Date.parse(deal.startsAt)),
    endsAt: deal === null ? '' : toKstInput(Date.parse(deal.endsAt)),
    quantityTotal: String(deal?.quantityTotal ?? ''),
    personMax: String(deal?.personMax ?? ''),
    afterEnd: deal?.afterEndEnum ?? 'RETURN',
  }
}

function toBound(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** The deal that a form says; `null` while something is missing. */
function toWire(form: DealForm): DealWire | null {
  const startsAtMs = fromKstInput(form.startsAt)
  const endsAtMs = fromKstInput(form.endsAt)
  if (form.goodsId === '' || form.dealPrice === '') return null
  if (startsAtMs === null || endsAtMs === null) return null
  return {
    goodsId: Number(form.goodsId),
    dealPrice: Number(form.dealPrice),
    startsAt: new Date(startsAtMs).toISOString(),
    endsAt: new Date(endsAtMs).toISOString(),
    quantityTotal: toBound(form.quantityTotal),
    personMax: toBound(form.personMax),
    afterEndEnum: form.afterEnd,
  }
}

type DealSheetProps = {
  /** `null` for a new one. */
  readonly deal: SellerDealData | null
  readonly onDismiss: () => void
}

/** The form of a deal. */
export function DealSheet({ deal, onDismiss }: DealSheetProps) {
  const formId = useId()
  const [form, setForm] = useState(() => toForm(deal))
  const [isMissing, setIsMissing] = useState(false)
  const save = useSaveDeal(deal, onDismiss)
  const change = (changed: Partial<DealForm>) => setForm((former) => ({ ...former, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const sent = toWire(form)
    setIsMissing(sent === null)
    if (sent !== null) save.mutate(sent)
  }
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={save.isPending}>
      저장
    </Button>
  )
  const title = deal === null ? '특가 등록' : '특가 수정'
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        {isMissing ? <Callout tone="danger">상품, 특가, 기간을 입력해 주세요.</Callout> : null}
        <GoodsChoice deal={deal} value={form.goodsId} onChange={(goodsId) => change({ goodsId })} />
        <DealFields form={form} onChange={change} />
      </form>
    </Sheet>
  )
}

type DealFieldsProps = {
  readonly form: DealForm
  readonly onChange: (change: Partial<DealForm>) => void
}

function DealFields({ form, onChange }: DealFieldsProps) {
  const figure = (name: 'dealPrice' | 'personMax' | 'quantityTotal') => ({
    inputMode: 'numeric' as const,
    maxLength: 9,
    value: form[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value.replaceAll(/\D/g, '') }),
  })
  return (
    <>
      <TextInput label="특가 (원)" isRequired {...figure('dealPrice')} />
      <TextInput
        label="시작"
        isRequired
        type="datetime-local"
        value={form.startsAt}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
      <TextInput
        label="종료"
        isRequired
        type="datetime-local"
        value={form.endsAt}
        onChange={({ target }) => onChange({ endsAt: target.value })}
      />
      <TextInput label="특가 수량" hint="비우면 제한하지 않아요." {...figure('quantityTotal')} />
      <TextInput label="한 사람이 최대" hint="비우면 제한하지 않아요." {...figure('personMax')} />
      <RadioGroup
        legend="특가가 끝나면"
        value={form.afterEnd}
        choices={AFTER_ENDS}
        onChange={(afterEnd) => onChange({ afterEnd })}
      />
    </>
  )
}

type GoodsChoiceProps = {
  readonly deal: SellerDealData | null
  readonly value: string
  readonly onChange: (goodsId: string) => void
}

/** The product of a deal, which a deal that is there keeps. */
function GoodsChoice({ deal, value, onChange }: GoodsChoiceProps) {
  const { data } = useQuery({
    ...staffCalls.sellerGoods.list.queryOptions({
      input: { page: 0, size: CHOICE_COUNT, listingEnum: 'LISTED' },
    }),
    enabled: deal === null,
  })
  if (deal !== null) return <p>{deal.goodsName}</p>
  const choices = (data?.content ?? []).map(({ goodsId, goodsName }) => ({
    value: String(goodsId),
    label: goodsName,
  }))
  return (
    <Select
      label="상품"
      isRequired
      value={value}
      choices={[{ value: '', label: '선택해 주세요' }, ...choices]}
      onChange={onChange}
    />
  )
}

function useSaveDeal(deal: SellerDealData | null, onSaved: () => void) {
  const keys = useRepeatKeys()
  const { toasted } = useCommands({
    stale: [staffCalls.sellerDeal.key()],
    onDone: () => {
      keys.renew()
      onSaved()
    },
  })
  return useMutation({
    mutationFn: (sent: DealWire) => {
      if (deal === null) {
        const context = { idempotencyKey: keys.keyOf(sent) }
        return staffCalls.sellerDeal.create.call(sent, { context })
      }
      const { goodsId: _, ...plan } = sent
      return staffCalls.sellerDeal.edit.call({ ...plan, id: deal.dealId })
    },
    ...toasted('특가를 저장했어요.'),
  })
}
