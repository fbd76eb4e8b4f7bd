import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Field } from '../../parts/field/Field.tsx'
import styles from './StaffSearch.module.css'

type StaffSearchProps = {
  /** Fields that are searched. */
  readonly label: string
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

const KEYWORD_LENGTH_MAX = 50

/** The search of a table; an empty field shows all. Give it the keyword as its key. */
export function StaffSearch({ label, keyword, onSearch }: StaffSearchProps) {
  const [text, setText] = useState(keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.field}>
          <Field label={label} hidesLabel>
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                placeholder={label}
                maxLength={KEYWORD_LENGTH_MAX}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="outline">
          검색
        </Button>
      </form>
    </search>
  )
}
