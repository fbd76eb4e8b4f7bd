import { PROMOTION_PLACE_LABELS, PROMOTION_PLACES } from '@jangteo/core/search/search.codes'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import type { RowPlace } from '../../staff/form/RowButtons.tsx'
import styles from './Composer.module.css'
import type { Promoted } from './displayEntries.ts'

const PLACES = labelled(PROMOTION_PLACES, PROMOTION_PLACE_LABELS)

type PromotedFieldsProps = RowPlace & {
  readonly keyword: Promoted
  readonly onChange: (part: Partial<Promoted>) => void
}

/** Everything of a promoted keyword. */
export function PromotedFields(props: PromotedFieldsProps) {
  const { keyword, place, count, onChange, onMove, onRemove } = props
  const name = `${place + 1}번째 검색어 ${keyword.keyword}`
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{place + 1}번째</span>
        <RowButtons {...{ name, place, count, onMove, onRemove }} />
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
