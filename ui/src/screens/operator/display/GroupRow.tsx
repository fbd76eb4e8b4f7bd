import { HOME_BLOCK_TYPE_LABELS } from '@jangteo/core/display/display.codes'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import styles from './Composer.module.css'
import { GroupFields } from './GroupFields.tsx'
import type { GroupRowProps } from './composerProps.ts'

/** A group: its name and its place; opened, everything in it. One that is not accepted opens by itself. */
export function GroupRow(props: GroupRowProps) {
  const { group, place, count, problem, onMove, onRemove } = props
  const [isOpen, setIsOpen] = useState(false)
  const fieldsId = useId()
  const isShown = isOpen || problem !== null
  const name = `${place + 1}번째 코너 ${group.title}`
  return (
    <li className={styles.group} data-problem={problem !== null}>
      <div className={styles.groupHead}>
        <button
          type="button"
          className={styles.groupName}
          aria-expanded={isShown}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={ChevronDown} size="s" />
          <span className={styles.groupTitle}>{group.title}</span>
          <Badge>{HOME_BLOCK_TYPE_LABELS[group.blockTypeEnum]}</Badge>
        </button>
        <RowButtons {...{ name, place, count, onMove, onRemove }} />
      </div>
      <div id={fieldsId} hidden={!isShown} className={styles.groupBody}>
        {problem === null ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isShown ? <GroupFields {...props} /> : null}
      </div>
    </li>
  )
}
