/** The address of a database by TCP, where whoever looks at connections sees ports; the embedded server has a socket, too. */
export function overTcp(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  return url.href
}
