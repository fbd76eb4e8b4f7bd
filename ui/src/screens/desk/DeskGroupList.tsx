import { HOME_BLOCK_TYPE_LABELS, HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Select } from '../../parts/field/Select.tsx'
import styles from './Desk.module.css'
import { draftLabel, keyedRows, movedRow } from './deskMain.ts'
import type { DraftGroup } from './deskMain.ts'

type DeskGroupListProps = {
  readonly groups: readonly DraftGroup[]
  readonly onChange: (groups: readonly DraftGroup[]) => void
}

const CHOICES = HOME_BLOCK_TYPES.map((type) => ({
  value: type,
  label: HOME_BLOCK_TYPE_LABELS[type],
}))

/** The groups of a draft in their order, to move, to remove and to add. */
export function DeskGroupList({ groups, onChange }: DeskGroupListProps) {
  const add = (blockTypeEnum: HomeBlockType) =>
    onChange([...groups, { blockTypeEnum, title: HOME_BLOCK_TYPE_LABELS[blockTypeEnum] }])
  return (
    <>
      <ol className={styles.groups}>
        {keyedRows(groups, draftLabel).map(({ key, label }, place) => (
          <li key={key} className={styles.group}>
            <span className={styles.groupName}>{label}</span>
            <IconButton
              icon={ArrowUp}
              label={`${label} 위로`}
              disabled={place === 0}
              onClick={() => onChange(movedRow(groups, place, -1))}
            />
            <IconButton
              icon={ArrowDown}
              label={`${label} 아래로`}
              disabled={place === groups.length - 1}
              onClick={() => onChange(movedRow(groups, place, 1))}
            />
            <IconButton
              icon={Trash2}
              label={`${label} 삭제`}
              onClick={() => onChange(groups.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <AddGroup onAdd={add} />
    </>
  )
}

function AddGroup({ onAdd }: { readonly onAdd: (type: HomeBlockType) => void }) {
  const [type, setType] = useState<HomeBlockType>('NEW_GOODS')
  return (
    <div className={styles.adding}>
      <Select label="더할 코너" value={type} choices={CHOICES} onChange={setType} />
      <Button variant="outline" onClick={() => onAdd(type)}>
        코너 더하기
      </Button>
    </div>
  )
}
