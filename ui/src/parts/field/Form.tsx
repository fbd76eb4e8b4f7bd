import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import styles from './Form.module.css'
import type { Fields } from './useFields.ts'

const WRONG = '[aria-invalid="true"], [data-problem="true"]'

/** Fields as the form that sends them sees them. */
export type SentFields = Pick<Fields<string>, 'isRight' | 'failedCount' | 'showProblems'>

type FormProps = {
  readonly fields: SentFields
  /** Called when everything is right. */
  readonly onSubmit: () => void
  /** For a button outside, as in the foot of a sheet. */
  readonly id?: string
  readonly children: ReactNode
}

/** Fields that are sent together. What is wrong is shown instead, and the first wrong field, or part of a page, gets the focus. */
export function Form({ fields, onSubmit, id, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const { isRight, failedCount, showProblems } = fields
  useEffect(() => {
    if (failedCount === 0) return
    ref.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [failedCount])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a sheet stands inside the form that opened it for React, which would hear it too.
    event.stopPropagation()
    if (isRight) onSubmit()
    else showProblems()
  }
  return (
    <form ref={ref} id={id} className={styles.form} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}
