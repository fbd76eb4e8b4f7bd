import type { IncomingMessage, RequestListener } from 'node:http'
import { networkOf } from '../network/network.ts'
import type { ClientAddressFinder } from './client-address.ts'
import { sendRefusal } from './plain-answer.ts'
import { isStreamed } from './streamed-request.ts'

export type TurnBounds = {
  /** Requests of one network that are answered at a time. */
  readonly runningMax: number
  /** Time for which a request waits for its turn, in milliseconds. */
  readonly waitMaxMs: number
}

/** Offices and carriers put many people behind one address; a call takes some milliseconds. Source: decision 042. */
export const TURN_BOUNDS: TurnBounds = { runningMax: 64, waitMaxMs: 10_000 }

/** Bounds of one worker of several, among which the connections of a network are spread evenly. */
export function shareTurnBounds(workerCount: number): TurnBounds {
  return { ...TURN_BOUNDS, runningMax: Math.ceil(TURN_BOUNDS.runningMax / workerCount) }
}

type Network = {
  runningCount: number
  readonly waiting: (() => void)[]
}

/**
 * Lets each network have some requests answered at a time, first come, first served: thousands of one network wait for
 * each other, and another network's next request does not wait for them. A request that waits too long is refused with
 * SERVICE_UNAVAILABLE. An answer that is written but not read any more takes no turn.
 */
export function takeNetworkTurns(
  listener: RequestListener,
  {
    bounds,
    clientAddressOf,
  }: { readonly bounds: TurnBounds; readonly clientAddressOf: ClientAddressFinder },
): RequestListener {
  const networks = new Map<string, Network>()

  function networkFor(request: IncomingMessage): readonly [string, Network] {
    const key = networkOf(clientAddressOf(request))
    const network = networks.get(key) ?? { runningCount: 0, waiting: [] }
    networks.set(key, network)
    return [key, network]
  }

  return (request, response) => {
    if (isStreamed(request)) return listener(request, response)
    const [key, network] = networkFor(request)
    const leave = (): void => {
      network.runningCount -= 1
      network.waiting.shift()?.()
      if (network.runningCount === 0) networks.delete(key)
    }
    const run = (): void => {
      network.runningCount += 1
      let isOver = false
      const end = (): void => {
        if (isOver) return
        isOver = true
        leave()
      }
      response.once('prefinish', end).once('close', end)
      listener(request, response)
    }
    if (network.runningCount < bounds.runningMax) return run()
    const endsAtMs = performance.now() + bounds.waitMaxMs
    network.waiting.push(() => {
      const isLate = performance.now() >= endsAtMs
      if (!response.destroyed && !isLate) return run()
      if (!response.destroyed) sendRefusal(response, 'SERVICE_UNAVAILABLE')
      return network.waiting.shift()?.()
    })
    return undefined
  }
}
