import { BRAND_ALIAS_COUNT_MAX, decideBrand } from '@jangteo/core/search/brand.rules'
import { BRAND_MESSAGES } from '@jangteo/core/search/brand.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { BRAND_QUERIES } from './brandData.ts'
import type { Brand } from './brandData.ts'

type Typed = Readonly<Record<'name' | 'nameEn' | 'aliases', string>>

function toNames({ name, nameEn, aliases }: Typed) {
  return { name, nameEn: nameEn.trim() === '' ? null : nameEn, aliasList: aliases.split(',') }
}

function problemsOf(typed: Typed): Partial<Typed> {
  const { aliasList: aliases, ...names } = toNames(typed)
  const decided = decideBrand({ ...names, aliases })
  if (decided.ok) return {}
  const field = decided.reason === 'BRAND_NAME_INVALID' ? 'name' : 'aliases'
  return { [field]: BRAND_MESSAGES[decided.reason]() }
}

type BrandSheetProps = {
  /** `null` for a new one. */
  readonly brand: Brand | null
  readonly onDismiss: () => void
}

/** Adds a brand, or changes its names. */
export function BrandSheet({ brand, onDismiss }: BrandSheetProps) {
  const formId = useId()
  const keys = useRepeatKeys()
  const { answered } = useCommands({ stale: BRAND_QUERIES, onDone: onDismiss })
  const save = useMutation({
    mutationFn: async (typed: Typed) => {
      const input = toNames(typed)
      const { create, change } = staffCalls.operatorBrand
      if (brand !== null) await change.call({ ...input, id: brand.brandId })
      else await create.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    ...answered('브랜드를 저장했어요.'),
  })
  const fields = useFields<keyof Typed>(
    {
      name: brand?.name ?? '',
      nameEn: brand?.nameEn ?? '',
      aliases: brand?.aliasList.join(', ') ?? '',
    },
    problemsOf,
  )
  return (
    <Sheet
      isOpen
      title={brand === null ? '브랜드 추가' : '브랜드 수정'}
      onDismiss={onDismiss}
      footer={
        <Button type="submit" form={formId} isWide isBusy={save.isPending}>
          저장
        </Button>
      }
    >
      <Form id={formId} fields={fields} onSubmit={() => save.mutate(fields.values)}>
        <FormInput state={fields.stateOf('name')} label="이름" isRequired autoComplete="off" />
        <FormInput state={fields.stateOf('nameEn')} label="영문 이름" autoComplete="off" />
        <FormInput
          state={fields.stateOf('aliases')}
          label="다른 이름"
          hint={`검색할 때 쓰는 이름을 쉼표로 나눠 ${BRAND_ALIAS_COUNT_MAX}개까지 입력해요.`}
          autoComplete="off"
        />
        {save.error === null ? null : <Callout tone="danger">{refusalText(save.error)}</Callout>}
      </Form>
    </Sheet>
  )
}
