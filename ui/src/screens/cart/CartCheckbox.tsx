import type { CheckView } from '@jangteo/core/cart/cartSelection.view'
import type { ReactNode } from 'react'
import { Checkbox } from '../../parts/field/Checkbox.tsx'

type CartCheckboxProps = {
  readonly check: CheckView
  readonly label?: string
  readonly children?: ReactNode
}

/** Chooses the lines it stands for, or leaves them out. */
export function CartCheckbox({ check, label, children }: CartCheckboxProps) {
  const { isChecked, isIndeterminate, isDisabled } = check
  return (
    <Checkbox
      isChecked={isIndeterminate ? 'partly' : isChecked}
      isDisabled={isDisabled}
      onChange={check.check}
      {...(label === undefined ? {} : { label })}
    >
      {children}
    </Checkbox>
  )
}
