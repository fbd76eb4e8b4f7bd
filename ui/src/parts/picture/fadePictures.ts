/** Time in which a picture comes, in milliseconds. */
const FADE_MS = 160
/** A picture that took no longer came out of the browser's own cache. */
const STORED_MS = 20

const STILL = '(prefers-reduced-motion: reduce)'

/** True for a picture that the browser had already. */
function wasStored({ currentSrc }: HTMLImageElement): boolean {
  const last = performance.getEntriesByName(currentSrc).at(-1)
  return last === undefined || last.duration <= STORED_MS
}

function fade({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return
  if (matchMedia(STILL).matches || wasStored(target)) return
  target.animate({ opacity: [0, 1] }, FADE_MS)
}

/**
 * Fades in the pictures that come while the buyer moves on, from the first scroll, touch or key: until then they belong to
 * the first view, whose pictures stand at once. Nothing moves for those who asked for it.
 */
export function fadePictures(): void {
  const moved = new AbortController()
  const start = (): void => {
    moved.abort()
    document.addEventListener('load', fade, true)
  }
  for (const type of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(type, start, { signal: moved.signal, capture: true, passive: true })
  }
}
