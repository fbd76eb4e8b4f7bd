import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import styles from './PasswordInput.module.css'
import type { FieldState } from './useFields.ts'

type PasswordInputProps = Omit<FieldProps, 'problem'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> & { readonly state: FieldState }

/** A secret that can be read once it is asked for, so that nobody has to type it blind. */
export function PasswordInput({ state, autoComplete, ...field }: PasswordInputProps) {
  const { name, value, problem, onBlur, onValue } = state
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field} problem={problem}>
      {(attributes) => (
        <span className={styles.secret}>
          <input
            {...attributes}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onValue(target.value)}
          />
          <span className={styles.toggle}>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label="입력한 글자 표시"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
