import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import styles from './Composer.module.css'
import { EMPTY_ITEM } from './draftGroups.ts'
import type { GroupRowProps } from './composerProps.ts'
import { ItemFields } from './ItemFields.tsx'

/** The items of a group, in their order. */
export function ItemList({ group, names, onName, onChange }: GroupRowProps) {
  const { itemList } = group
  const { itemMax } = HOME_BLOCKS[group.blockTypeEnum]
  return (
    <>
      <ol className={styles.items} aria-label={`${group.title}의 항목`}>
        {itemList.map(({ key, entry }, place) => {
          const name = `${group.title} ${place + 1}번째 항목`
          return (
            <li key={key} className={styles.item}>
              <div className={styles.itemHead}>
                <span className={styles.itemName}>{place + 1}번째</span>
                <RowButtons
                  name={name}
                  place={place}
                  count={itemList.length}
                  onMove={(step) => onChange({ itemList: moved(itemList, key, step) })}
                  onRemove={() => onChange({ itemList: without(itemList, key) })}
                />
              </div>
              <ItemFields
                item={entry}
                kind={HOME_BLOCKS[group.blockTypeEnum].item}
                names={names}
                onName={onName}
                onChange={(change) => onChange({ itemList: changed(itemList, key, change) })}
              />
            </li>
          )
        })}
      </ol>
      {itemList.length < itemMax ? (
        <div>
          <Button
            variant="outline"
            size="s"
            onClick={() => onChange({ itemList: [...itemList, ...keyed([EMPTY_ITEM], newKey)] })}
          >
            {group.title}에 항목 추가
          </Button>
        </div>
      ) : null}
    </>
  )
}
