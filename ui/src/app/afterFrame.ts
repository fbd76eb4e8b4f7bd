/** Does something once the frame that answers a touch is drawn; at once where the page is hidden, which draws none. */
export function afterFrame(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
