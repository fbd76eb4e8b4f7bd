/** Party that is still here after this many milliseconds did not get to the window. */
const OPEN_TIMEOUT_MS = 15_000

type Leaving = {
  readonly input: { readonly windowUrl: string }
  readonly signal: AbortSignal
}

/**
 * Leaves for the gateway's window. Resolves when the page is seen again, restored by the browser's back button; rejects
 * when it was not left in time. Who comes back by that button does not start the payment again.
 */
export function leaveForWindow({ input: { windowUrl }, signal }: Leaving): Promise<void> {
  window.history.replaceState({ ...(window.history.state as object), usr: null }, '')
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the window did not open')), OPEN_TIMEOUT_MS)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve()
    }
    window.addEventListener('pageshow', onShow, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    window.location.assign(windowUrl)
  })
}
