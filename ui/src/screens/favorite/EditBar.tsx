import { formatNumber } from '@jangteo/core/money/money.rules'
import type { ReactNode } from 'react'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import styles from './Favorite.module.css'
import type { Selection } from './useSelection.ts'

type EditBarProps = {
  readonly selection: Selection
  /** Ids of everything that is listed. */
  readonly listedIds: readonly string[]
  /** Buttons for the picked entries. */
  readonly children: ReactNode
}

/** Begins to pick entries of a list; then says how many are picked, and what can be done with them. */
export function EditBar({ selection, listedIds, children }: EditBarProps) {
  const { isEditing, ids, begin, end, set } = selection
  const bar = useFocusOn<HTMLDivElement>(isEditing, { onlyWhenLost: true })
  if (!isEditing) {
    return (
      <div ref={bar} className={styles.edit} tabIndex={-1}>
        <Button variant="quiet" size="s" onClick={begin}>
          편집
        </Button>
      </div>
    )
  }
  const isAll = ids.length > 0 && ids.length === Math.min(listedIds.length, 100)
  return (
    <div ref={bar} className={styles.edit} tabIndex={-1} data-editing>
      <Checkbox
        isChecked={isAll || (ids.length > 0 ? 'partly' : false)}
        onChange={() => set(isAll ? [] : listedIds)}
      >
        {formatNumber(ids.length)}개 선택
      </Checkbox>
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" size="s" onClick={end}>
          완료
        </Button>
      </div>
    </div>
  )
}
