import { characterCount } from '@jangteo/core/member/member.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import styles from './TextArea.module.css'
import type { FieldState } from './useFields.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type TextAreaProps = Omit<FieldProps, 'problem'> & {
  readonly state: FieldState
  /** The most characters; more can be typed, and are counted as too many. */
  readonly max: number
  readonly placeholder?: string
}

/** Words of the buyer's own, with how many they are. */
export function TextArea({ state, max, placeholder, ...field }: TextAreaProps) {
  const { onValue, problem, ...input } = state
  const count = characterCount(state.value)
  return (
    <Field {...field} problem={problem}>
      {({ className, ...attributes }) => (
        <div className={styles.area}>
          <div className={styles.text}>
            <textarea
              {...input}
              {...attributes}
              className={className}
              rows={4}
              placeholder={placeholder}
              onChange={({ target }) => onValue(target.value)}
            />
          </div>
          <p className={styles.count} data-over={count > max}>
            <VisuallyHidden>입력한 글자 수 </VisuallyHidden>
            {formatNumber(count)}/{formatNumber(max)}
          </p>
        </div>
      )}
    </Field>
  )
}
