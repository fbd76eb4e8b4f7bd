import type { KeyboardEvent } from 'react'

/**
 * Enter in a field that is a form of its own inside another form: it runs what stands beside the field, and does not send
 * the form around it. The Enter that ends a syllable of an input method does neither.
 */
export function onEnter(event: KeyboardEvent, run?: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!event.nativeEvent.isComposing) run?.()
}
