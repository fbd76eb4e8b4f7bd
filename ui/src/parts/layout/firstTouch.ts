/**
 * Marks the page at its visitor's first touch, turn of a wheel or key. The text of this function stands in prerendered
 * pages, whose code comes later: it may use nothing from outside itself.
 */
export function markFirstTouch(): void {
  const mark = (): void => document.documentElement.setAttribute('data-touched', '')
  for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown']) {
    addEventListener(type, mark, { once: true, capture: true, passive: true })
  }
}

/** True once the visitor has touched the page, turned a wheel over it or pressed a key, also before its code was there. */
export function isTouched(): boolean {
  return document.documentElement.hasAttribute('data-touched')
}
