/**
 * Keeps the last click on a button that a prerendered page shows while the code behind it is still being loaded.
 * The returned function ends that; what it returns makes the click once more, for React to answer.
 * Links and submit buttons work without code, so they are left to the browser.
 */
export function keepEarlyClick(root: HTMLElement): () => () => void {
  let clicked: HTMLButtonElement | null = null
  const keep = ({ target }: Event): void => {
    clicked =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null
  }
  root.addEventListener('click', keep, { capture: true })
  return () => {
    root.removeEventListener('click', keep, { capture: true })
    return () => clicked?.click()
  }
}
