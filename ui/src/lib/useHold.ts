import { useState } from 'react'

/** True when somebody points at an element or has the focus in it, so that nothing in it moves or goes meanwhile. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return { isHeld, hold }
}
