/** URL that a server of this machine listens on, as people may open it. */
export function urlOf(host: string, port: number): string {
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`
}
