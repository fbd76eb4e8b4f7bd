import { useState } from 'react'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** Faults of the fields; one that is right is absent. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Attributes of an input of the form. */
export type FieldState = {
  readonly name: string
  readonly value: string
  readonly problem: string | null
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

export type Fields<Name extends string> = {
  readonly values: Values<Name>
  readonly isRight: boolean
  readonly stateOf: (name: Name) => FieldState
  /** Count of submissions while something was wrong. */
  readonly failedCount: number
  /** Shows every problem. */
  readonly showProblems: () => void
}

/**
 * The texts of a form. A problem shows once its field was left or the form was sent, never while the buyer is still
 * typing into it for the first time.
 */
export function useFields<Name extends string>(
  initial: Values<Name>,
  problemsOf: (values: Values<Name>) => Problems<Name>,
): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [failedCount, setFailedCount] = useState(0)
  const problems = problemsOf(values)
  const stateOf = (name: Name): FieldState => ({
    name,
    value: values[name],
    problem: failedCount > 0 || left.has(name) ? (problems[name] ?? null) : null,
    onValue: (value) => setValues((former) => ({ ...former, [name]: value })),
    onBlur: () => setLeft((former) => (values[name] === '' ? former : new Set([...former, name]))),
  })
  return {
    values,
    isRight: Object.keys(problems).length === 0,
    stateOf,
    failedCount,
    showProblems: () => setFailedCount((count) => count + 1),
  }
}

/** A field that also says what is typed. */
export function retyped(state: FieldState, onTyped?: (value: string) => void): FieldState {
  const onValue = (value: string) => {
    onTyped?.(value)
    state.onValue(value)
  }
  return { ...state, onValue }
}
