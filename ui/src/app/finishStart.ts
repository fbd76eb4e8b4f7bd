import { EARLY_CLICK, STARTED } from './lateStart.ts'

/**
 * Marks the page as one that answers, and makes the last click on a button of a prerendered page once more, for React to
 * hear. Links and submit buttons work without code, so they are left to the browser.
 */
export function finishStart(): void {
  document.documentElement.setAttribute(STARTED, '')
  const button = document.querySelector<HTMLButtonElement>(`[${EARLY_CLICK}]`)
  button?.removeAttribute(EARLY_CLICK)
  button?.click()
}
