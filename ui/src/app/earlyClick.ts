import { EARLY_CLICK, STARTED } from './lateStart.ts'

/**
 * Ends the time in which a prerendered page only marks clicks, and makes the last one on a button once more, for React
 * to answer. Links and submit buttons work without code, so they are left to the browser.
 */
export function repeatEarlyClick(): void {
  document.documentElement.setAttribute(STARTED, '')
  const button = document.querySelector<HTMLButtonElement>(`[${EARLY_CLICK}]`)
  button?.removeAttribute(EARLY_CLICK)
  button?.click()
}
