import { useMedia } from './useMedia.ts'

/** True when the buyer wants less motion; while the page is rendered elsewhere nothing moves. */
export function useReducedMotion(): boolean {
  return !useMedia('(prefers-reduced-motion: no-preference)')
}
