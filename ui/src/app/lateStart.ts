import { markFirstTouch } from '../parts/layout/firstTouch.ts'

/** Files of the app that a prerendered page fetches once its own content is there. */
export type LateScripts = {
  /** Path of the module that starts the app. */
  readonly entry: string
  /** Paths of modules that it needs, to be fetched beside it. */
  readonly modules: readonly string[]
}

/** Mark of the button that was clicked last while the code behind it was not there. */
export const EARLY_CLICK = 'data-early-click'
/** Mark of a page whose buttons answer. */
export const STARTED = 'data-started'
/** Mark of a page whose first view is on its way: of its pictures only the first one is fetched. */
export const FIRST_VIEW = 'data-first-view'

/**
 * Scrolls to the section that the address asks for as soon as it is there, unless the visitor has touched the page by then.
 * The code of the page would do it later, and take the page from under the finger of who has started to read.
 */
function showAskedSection(): void {
  addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.hasAttribute('data-touched')) return
    const asked = location.search.slice(1).split('&')
    for (const section of document.querySelectorAll<HTMLElement>('[data-asked-by]')) {
      if (asked.includes(section.dataset['askedBy'] ?? '')) section.scrollIntoView()
    }
  })
}

/**
 * Fetches the other pictures of a prerendered page and starts its app after the page has loaded, at the first touch or
 * key, or after five seconds, whichever comes first, so that they take nothing from the picture of the first view. Until
 * then it marks the last button that was clicked. Its text stands in the page: it may use nothing from outside itself.
 */
function startLate(): void {
  const root = document.documentElement
  const { entry = '', modules = '' } = document.currentScript?.dataset ?? {}
  const waiting = new AbortController()
  const showPictures = (): void => root.removeAttribute('data-first-view')
  const start = (): void => {
    if (waiting.signal.aborted) return
    waiting.abort()
    showPictures()
    for (const href of modules.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    void import(/* @vite-ignore */ entry)
  }
  const keepClick = ({ target }: Event): void => {
    if (root.hasAttribute('data-started')) {
      removeEventListener('click', keepClick, true)
      return
    }
    document.querySelector('[data-early-click]')?.removeAttribute('data-early-click')
    if (target instanceof Element) {
      target.closest('button[type="button"]')?.setAttribute('data-early-click', '')
    }
  }
  addEventListener('click', keepClick, true)
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, start, { signal: waiting.signal, capture: true, passive: true })
  }
  const startAfterPictures = (): void => {
    showPictures()
    requestAnimationFrame(() => setTimeout(start))
  }
  addEventListener('load', startAfterPictures, { signal: waiting.signal })
  setTimeout(start, 5000)
}

/** The script of every prerendered page, always the same text, which the content security policy names by its hash. */
export const LATE_START_SCRIPT = [markFirstTouch, showAskedSection, startLate]
  .map((step) => `(${step.toString()})()`)
  .join(';')
