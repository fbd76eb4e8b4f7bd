import { TARGET_KIND_LABELS } from '@jangteo/core/display/target.codes'
import { useState } from 'react'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { marketSearch } from '../../staff/form/target.ts'
import type { NamedTarget, Target } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import type { ItemFieldsProps } from './composerProps.ts'
import { pickedOf } from './targetNames.ts'

const KINDS = ['GOODS', 'EXHIBITION', 'STORE', 'CATEGORY', 'EVENT'] as const
const CHOICES = [
  ...labelled(KINDS, TARGET_KIND_LABELS),
  { value: 'LINK', label: '주소 입력' } as const,
]

/** The target of an item: a product, a page that is found by its name, or an address. */
export function ItemTarget({ item, names, onName, onChange }: ItemFieldsProps) {
  const [kind, setKind] = useState<(typeof CHOICES)[number]['value']>(
    item.linkUrl === null ? 'GOODS' : 'LINK',
  )
  const pick = (picked: readonly NamedTarget[], target: Target | null) => {
    const [first] = picked
    if (kind === 'GOODS' && first !== undefined) onName('goodsId', first)
    onChange({
      goodsId: kind === 'GOODS' ? (first?.targetId ?? null) : null,
      linkUrl: kind === 'GOODS' ? null : (target?.url ?? null),
      ...(target === null ? {} : { picture: item.picture ?? target.picture }),
      ...(target === null ? {} : { text: item.text ?? target.name }),
    })
  }
  return (
    <>
      <Select label="연결할 곳" value={kind} choices={CHOICES} onChange={setKind} />
      {kind === 'LINK' ? null : (
        <TargetPicker
          key={kind}
          label={TARGET_KIND_LABELS[kind]}
          search={marketSearch(kind)}
          picked={kind === 'GOODS' ? pickedOf(item, 'goodsId', names) : []}
          countMax={1}
          onPick={pick}
        />
      )}
      {kind === 'GOODS' ? null : (
        <TextInput
          label="연결할 주소"
          hint="장터의 화면은 /로 시작해요."
          value={item.linkUrl ?? ''}
          onChange={({ target }) => onChange({ linkUrl: target.value || null, goodsId: null })}
        />
      )}
    </>
  )
}
