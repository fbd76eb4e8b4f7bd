/** Query of the address that the browser shows; a page that is still being painted may be a choice behind it. */
export function readShownSearch(): string {
  return globalThis.location.search
}
