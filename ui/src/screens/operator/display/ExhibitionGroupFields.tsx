import { EXHIBITION_GOODS_COUNT_MAX } from '@jangteo/core/display/showing.codes'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import type { RowPlace } from '../../staff/form/RowButtons.tsx'
import { idsOf, marketSearch } from '../../staff/form/target.ts'
import type { NamedTarget } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import styles from './Composer.module.css'
import type { ExhibitionGroup } from './exhibitionDraft.ts'

const GOODS = marketSearch('GOODS')

type ExhibitionGroupFieldsProps = RowPlace & {
  readonly group: ExhibitionGroup
  /** Names of the products of all groups. */
  readonly goods: NamedTarget[]
  readonly onGoods: (goods: NamedTarget[]) => void
  readonly onChange: (part: Partial<ExhibitionGroup>) => void
}

/** A group of an exhibition: its name and its products. */
export function ExhibitionGroupFields(props: ExhibitionGroupFieldsProps) {
  const { group, place, count, goods, onGoods, onChange, onMove, onRemove } = props
  const name = `${place + 1}번째 묶음 ${group.groupName}`
  const picked = group.goodsIdList.map(
    (targetId) =>
      goods.find((each) => each.targetId === targetId) ?? { targetId, name: `${targetId}번 상품` },
  )
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{place + 1}번째 묶음</span>
        <RowButtons {...{ name, place, count, onMove, onRemove }} />
      </div>
      <TextInput
        label="묶음 이름"
        isRequired
        value={group.groupName}
        onChange={({ target }) => onChange({ groupName: target.value })}
      />
      <TargetPicker
        label="상품"
        search={GOODS}
        picked={picked}
        countMax={EXHIBITION_GOODS_COUNT_MAX}
        onPick={(chosen) => {
          onGoods([...goods, ...chosen])
          onChange({ goodsIdList: idsOf(chosen) })
        }}
      />
    </li>
  )
}
