import { join } from 'node:path'

/** Paths of the styles that every window has, in the order in which they count; those of a window follow. */
export const WINDOW_STYLES: readonly string[] = ['tokens.css', 'window.css'].map((name) =>
  join(import.meta.dirname, name),
)
