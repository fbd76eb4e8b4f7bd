/** Notify the browser's console of a failure that no screen has to explain. */
export function logFailure(error: unknown): void {
  globalThis.console.warn(error)
}
