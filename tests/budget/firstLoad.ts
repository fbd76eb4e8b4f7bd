/** Bytes that a browser fetched until a page rested, nothing scrolled. */
export type FirstLoad = {
  readonly fetched: readonly Fetched[]
  /** Addresses of pictures that the first view shows. */
  readonly inView: ReadonlySet<string>
  /** Requests that began before the page had loaded, its own included. */
  readonly earlyCount: number
  /** Shift that moved without being asked, as browsers add it up. */
  readonly layoutShift: number
}

export type Fetched = {
  readonly url: string
  /** As browsers name it: `document`, `script`, `font`, `image` … */
  readonly kind: string
  /** As sent; the styles in a document are a file of their own, since the limits of styles count them. */
  readonly bytes: number
}

/** Limits in kB of 1000 bytes. Source: decision 015. */
const HTML_MAX_KB = 15
/** A system with a Korean font is sent none; the browser of the tests has one. */
const FONTS_MAX_KB = 0
const IMAGES_IN_VIEW_MAX_KB = 120
const IMAGES_MAX_KB = 350
/** Everything that a first visitor's phone fetches until the page rests. */
const TOTAL_MAX_KB = 500
const EARLY_COUNT_MAX = 12
/** Shift that a shopper may feel moving by itself on one page: a fifth of what web vitals call good. */
export const LAYOUT_SHIFT_MAX = 0.02

function kbOf(fetched: readonly Fetched[], kind: string | null): number {
  const counted = fetched.filter((file) => kind === null || file.kind === kind)
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/**
 * Excess that a first load has too much of, each with its limit; whatever comes from another origin than `origin` is
 * too much.
 */
export function excessOf(load: FirstLoad, origin: string): string[] {
  const { fetched, layoutShift } = load
  const seen = fetched.filter(({ url }) => load.inView.has(url))
  const measured = [
    ['html, kB', kbOf(fetched, 'document'), HTML_MAX_KB],
    ['fonts, kB', kbOf(fetched, 'font'), FONTS_MAX_KB],
    ['pictures in the first view, kB', kbOf(seen, 'image'), IMAGES_IN_VIEW_MAX_KB],
    ['pictures, kB', kbOf(fetched, 'image'), IMAGES_MAX_KB],
    ['everything, kB', kbOf(fetched, null), TOTAL_MAX_KB],
    ['requests before the page has loaded', load.earlyCount, EARLY_COUNT_MAX],
    ['layout shift', layoutShift, LAYOUT_SHIFT_MAX],
  ] as const
  const foreign = fetched.filter(({ url }) => new URL(url).origin !== origin)
  return [
    ...measured
      .filter(([, size, limit]) => !(size <= limit))
      .map(([name, size, limit]) => `${name}: ${size.toFixed(2)}, limit ${limit}`),
    ...foreign.map(({ url }) => `from elsewhere: ${url}`),
  ]
}
