import type { CheckView } from '@jangteo/core/cart/cartSelection.view'
import type { ReactNode } from 'react'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import type { SendSelection } from './useCartSelection.ts'

type CartCheckboxProps = {
  readonly check: CheckView
  readonly send: SendSelection
  readonly label?: string
  readonly children?: ReactNode
}

/** Chooses the lines it stands for, or leaves them out. */
export function CartCheckbox({ check, send, label, children }: CartCheckboxProps) {
  const { cartIds, isChecked, isIndeterminate, isDisabled } = check
  return (
    <Checkbox
      isChecked={isIndeterminate ? 'partly' : isChecked}
      isDisabled={isDisabled}
      onChange={(isOn) => send({ type: isOn ? 'lines.checked' : 'lines.unchecked', cartIds })}
      {...(label === undefined ? {} : { label })}
    >
      {children}
    </Checkbox>
  )
}
