const WEB_URL =
  /^https?:\/\/(?<host>[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?(?<path>\/[^\s?#\\]*)?(?:[?#][^\s\\]*)?$/i
const ENDS_AS_GIF = /\.gif$/i

function isHostOf(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/**
 * True when the optimised image loader may load a picture: its address is valid, it is not a gif, and its host is
 * listed. A host `*.example.com` stands for every subdomain, not for `example.com` itself. Source: spec §5,
 * domain-rules A17.
 * @example isOptimisableImage('https://a.cdn.example/1.jpg', ['*.cdn.example']) // true
 */
export function isOptimisableImage(url: string, hosts: readonly string[]): boolean {
  const { host, path = '/' } = WEB_URL.exec(url)?.groups ?? {}
  if (host === undefined || ENDS_AS_GIF.test(path)) return false
  return hosts.some((pattern) => isHostOf(host.toLowerCase(), pattern.toLowerCase()))
}
