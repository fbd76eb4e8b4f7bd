/** Time within which what stands above a section is there, also on a slow line, in milliseconds. */
const LOADING_MS = 5000
/** Events of visitors who go on by themselves. */
const OWN_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * Scrolls to a section of the page, and again whenever the page changes its height while what is above still loads: until
 * the visitor goes on by themselves. Returns how to end it before.
 */
export function showSection(id: string): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const end = () => controller.abort()
  const show = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  show()
  const resized = new ResizeObserver(show)
  resized.observe(document.body)
  const timer = setTimeout(end, LOADING_MS)
  for (const name of OWN_EVENTS) window.addEventListener(name, end, { signal, passive: true })
  signal.addEventListener('abort', () => {
    resized.disconnect()
    clearTimeout(timer)
  })
  return end
}
