export type Stopping = {
  readonly signal: AbortSignal
  readonly stopped: Promise<void>
  readonly stop: () => void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Turns the signals that end a process into one orderly stop. They may come several times: a terminal
 * sends Ctrl-C to everybody in front of it, and npm and the launcher pass it on besides.
 */
export function stopWithSignals(): Stopping {
  const controller = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = () => {
    controller.abort()
    resolve()
  }
  for (const name of SIGNALS) process.on(name, stop)
  return { signal: controller.signal, stopped: promise, stop }
}
