import { TextInput } from '../../../parts/field/TextInput.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { NumberInput } from '../../staff/form/NumberInput.tsx'
import { marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import styles from './Composer.module.css'
import type { ItemFieldsProps } from './composerProps.ts'
import { ItemTarget } from './ItemTarget.tsx'
import { PictureField } from './PictureField.tsx'
import { pickedOf } from './targetNames.ts'

const OWN_KINDS = {
  STORE: { field: 'storeId', label: '스토어', search: marketSearch('STORE') },
  CATEGORY: { field: 'categoryId', label: '카테고리', search: marketSearch('CATEGORY') },
} as const

/** Everything of an item that its kind shows. */
export function ItemFields(props: ItemFieldsProps) {
  const { item, kind, names, onName, onChange } = props
  if (kind === 'NONE') return null
  if (kind === 'STORE' || kind === 'CATEGORY') {
    const { field, label, search } = OWN_KINDS[kind]
    return (
      <TargetPicker
        label={label}
        search={search}
        picked={pickedOf(item, field, names)}
        countMax={1}
        onPick={([target]) => {
          if (target !== undefined) onName(field, target)
          onChange({ [field]: target?.targetId ?? null })
        }}
      />
    )
  }
  return (
    <>
      <ItemTarget {...props} />
      <ItemTexts {...props} />
    </>
  )
}

function ItemTexts({ item, kind, onChange }: ItemFieldsProps) {
  return (
    <div className={styles.fields}>
      {kind === 'TEXT' ? null : (
        <>
          <PictureField
            label="그림"
            hint="연결할 곳을 정하면 그곳의 그림이 들어가요."
            picture={item.picture ?? ''}
            onPicture={(picture) => onChange({ picture: picture || null })}
          />
          <TextInput
            label="그림 설명"
            hint="글이 없을 때 소리로 읽어 주는 말이에요."
            value={item.alt ?? ''}
            onChange={({ target }) => onChange({ alt: target.value || null })}
          />
        </>
      )}
      <TextInput
        label="글"
        isRequired={kind === 'TEXT'}
        value={item.text ?? ''}
        onChange={({ target }) => onChange({ text: target.value || null })}
      />
      <TextInput
        label="작은 글"
        value={item.subText ?? ''}
        onChange={({ target }) => onChange({ subText: target.value || null })}
      />
      {kind === 'VIDEO' ? (
        <>
          <TextInput
            label="동영상 주소"
            isRequired
            value={item.videoUrl ?? ''}
            onChange={({ target }) => onChange({ videoUrl: target.value || null })}
          />
          <NumberInput
            label="동영상 길이 (초)"
            isRequired
            value={item.durationS}
            onValue={(durationS) => onChange({ durationS })}
          />
        </>
      ) : null}
      <MomentInput
        label="시작"
        value={item.startsAt}
        onValue={(startsAt) => onChange({ startsAt })}
      />
      <MomentInput label="끝" value={item.endsAt} onValue={(endsAt) => onChange({ endsAt })} />
    </div>
  )
}
