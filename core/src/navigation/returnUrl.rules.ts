const INNER_PATH = /^\/(?![/\\])[^\\\s]*$/

/**
 * Where a login leads back to: a path of the market itself. Anything else that stands in the address (another host,
 * a scheme, nothing) leads home, so that a link can't send a buyer elsewhere. Source: spec §6.
 * @example returnUrlOf('//evil.example') // '/'
 */
export function returnUrlOf(text: string | null): string {
  return text !== null && INNER_PATH.test(text) ? text : '/'
}
