import { HOME_BLOCK_TYPE_LABELS, HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import styles from './Composer.module.css'

/** Kinds of groups, in their order. */
export const BLOCK_CHOICES = labelled(HOME_BLOCK_TYPES, HOME_BLOCK_TYPE_LABELS)

/** Adds a group of a kind at the end. */
export function AddGroup({ onAdd }: { readonly onAdd: (type: HomeBlockType) => void }) {
  const [type, setType] = useState<HomeBlockType>('NEW_GOODS')
  return (
    <div className={styles.adding}>
      <Select label="더할 코너" value={type} choices={BLOCK_CHOICES} onChange={setType} />
      <Button variant="outline" onClick={() => onAdd(type)}>
        코너 추가
      </Button>
    </div>
  )
}
