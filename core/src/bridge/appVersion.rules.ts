/** The app's version while it says none. Source: spec §9. */
export const APP_VERSION_DEFAULT = '2.6.0'

const VERSION_FORM = /^\d+(\.\d+){0,2}$/

/** Parses the version of the app; a text that is none, and `null`, count as the default. Source: spec §9. */
export function appVersionOf(reported: string | null): string {
  return reported !== null && VERSION_FORM.test(reported) ? reported : APP_VERSION_DEFAULT
}

/**
 * True when a version is another one or later, figure by figure; missing figures are 0.
 * @example isVersionAtLeast('2.10.0', '2.6') // true
 */
export function isVersionAtLeast(version: string, least: string): boolean {
  const [own, other] = [version, least].map((text) => text.split('.').map(Number))
  for (const at of [0, 1, 2]) {
    const difference = (own?.[at] ?? 0) - (other?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
