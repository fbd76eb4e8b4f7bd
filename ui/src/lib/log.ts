/** Logs a failure that no screen has to explain to the browser's console. */
export function logFailure(error: unknown): void {
  globalThis.console.warn(error)
}
