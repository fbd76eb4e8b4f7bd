import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './StepMarks.module.css'

type Mark = { readonly label: string; readonly state: 'passed' | 'current' | 'ahead' }

const STATE_NAMES: Readonly<Record<Mark['state'], string>> = {
  passed: '지남',
  current: '지금',
  ahead: '남음',
}

type StepMarksProps = {
  /** Name of the way, for those who can't see it. */
  readonly label: string
  readonly marks: readonly Mark[]
  /** Colours the mark as arrived. */
  readonly isArrived?: boolean
}

/** A way in steps, and which of them is reached. */
export function StepMarks({ label, marks, isArrived = false }: StepMarksProps) {
  return (
    <ol className={styles.marks} data-arrived={isArrived} aria-label={label}>
      {marks.map((mark) => (
        <li
          key={mark.label}
          className={styles.mark}
          data-state={mark.state}
          aria-current={mark.state === 'current' ? 'step' : undefined}
        >
          {mark.label}
          <VisuallyHidden> {STATE_NAMES[mark.state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
