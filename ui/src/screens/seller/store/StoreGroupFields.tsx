import {
  STORE_GROUP_GOODS_COUNT_MAX,
  STORE_GROUP_KIND_LABELS,
  STORE_GROUP_KINDS,
  STORE_GROUP_TITLE_LENGTH_MAX,
} from '@jangteo/core/store/storeGroup.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import type { RowPlace } from '../../staff/form/RowButtons.tsx'
import { idsOf, ownGoodsSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import type { OwnGroup } from './storePages.ts'
import styles from './StorePages.module.css'

const KINDS = labelled(STORE_GROUP_KINDS, STORE_GROUP_KIND_LABELS)

type StoreGroupFieldsProps = RowPlace & {
  readonly group: OwnGroup
  readonly categories: StaffAnswers['sellerStorePage']['groups']['categoryList']
  readonly problem: string | null
  readonly onChange: (part: Partial<OwnGroup>) => void
}

/** A group of a store's first page. */
export function StoreGroupFields(props: StoreGroupFieldsProps) {
  const { group, place, count, categories, problem, onChange, onMove, onRemove } = props
  const name = `${place + 1}번째 코너 ${group.title}`
  const { storeGroupKindEnum: kind } = group
  return (
    <li className={styles.group} data-problem={problem !== null}>
      <div className={styles.groupHead}>
        <span className={styles.groupPlace}>{place + 1}번째</span>
        <RowButtons {...{ name, place, count, onMove, onRemove }} />
      </div>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.fields}>
        <TextInput
          label="코너 제목"
          isRequired
          hint={`${STORE_GROUP_TITLE_LENGTH_MAX}자까지`}
          value={group.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Select
          label="보여 줄 상품"
          value={kind}
          choices={KINDS}
          onChange={(storeGroupKindEnum) =>
            onChange({ storeGroupKindEnum, categoryId: null, goodsIdList: [], goodsList: [] })
          }
        />
        {kind === 'CATEGORY' ? (
          <Select
            label="카테고리"
            value={String(group.categoryId ?? '')}
            choices={[
              { value: '', label: '선택해 주세요' },
              ...categories.map(({ categoryId, categoryName }) => ({
                value: String(categoryId),
                label: categoryName,
              })),
            ]}
            onChange={(id) => onChange({ categoryId: id === '' ? null : Number(id) })}
          />
        ) : null}
      </div>
      {kind === 'MANUAL' ? (
        <TargetPicker
          label="상품"
          search={ownGoodsSearch}
          picked={group.goodsList}
          countMax={STORE_GROUP_GOODS_COUNT_MAX}
          onPick={(picked) => onChange({ goodsList: [...picked], goodsIdList: idsOf(picked) })}
        />
      ) : null}
    </li>
  )
}
