type Leaving = {
  readonly input: { readonly windowUrl: string }
  readonly signal: AbortSignal
}

/**
 * Leaves for the gateway's window, which takes the place of this page in the history: the back button leads past it, to
 * where the order was placed. Resolves when the page is seen again all the same; it does not start the payment again.
 */
export function leaveForWindow({ input: { windowUrl }, signal }: Leaving): Promise<void> {
  window.history.replaceState({ ...(window.history.state as object), usr: null }, '')
  return new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve()
    }
    window.addEventListener('pageshow', onShow, { signal })
    window.location.replace(windowUrl)
  })
}
