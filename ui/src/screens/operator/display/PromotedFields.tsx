import { PROMOTION_PLACE_LABELS, PROMOTION_PLACES } from '@jangteo/core/search/search.codes'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import styles from './Composer.module.css'
import type { Promoted } from './displayEntries.ts'

const PLACES = labelled(PROMOTION_PLACES, PROMOTION_PLACE_LABELS)

type PromotedFieldsProps = {
  readonly keyword: Promoted
  readonly place: number
  readonly count: number
  readonly onChange: (part: Partial<Promoted>) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** Everything of a promoted keyword. */
export function PromotedFields(props: PromotedFieldsProps) {
  const { keyword, place, count, onChange, onMove, onRemove } = props
  const name = `${place + 1}번째 검색어 ${keyword.keyword}`
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{place + 1}번째</span>
        <IconButton
          icon={ArrowUp}
          iconSize="s"
          label={`${name} 위로`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          iconSize="s"
          label={`${name} 아래로`}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} iconSize="s" label={`${name} 삭제`} onClick={onRemove} />
      </div>
      <div className={styles.fields}>
        <Select
          label="보이는 곳"
          value={keyword.placeEnum}
          choices={PLACES}
          onChange={(placeEnum) => onChange({ placeEnum })}
        />
        <TextInput
          label="검색어"
          isRequired
          value={keyword.keyword}
          onChange={({ target }) => onChange({ keyword: target.value })}
        />
        <TextInput
          label="작은 글"
          value={keyword.subText ?? ''}
          onChange={({ target }) => onChange({ subText: target.value || null })}
        />
        <TextInput
          label="연결할 주소"
          hint="비워 두면 검색 결과로 가요."
          value={keyword.linkUrl ?? ''}
          onChange={({ target }) => onChange({ linkUrl: target.value || null })}
        />
        <MomentInput
          label="시작"
          value={keyword.startsAt}
          onValue={(startsAt) => onChange({ startsAt })}
        />
        <MomentInput label="끝" value={keyword.endsAt} onValue={(endsAt) => onChange({ endsAt })} />
        <Checkbox
          isChecked={keyword.adYn === 'Y'}
          onChange={(isAd) => onChange({ adYn: isAd ? 'Y' : 'N' })}
        >
          광고로 표시하기
        </Checkbox>
      </div>
    </li>
  )
}
