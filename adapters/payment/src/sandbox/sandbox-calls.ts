import type {
  CancelOutcome,
  CancelRequest,
  ConfirmRequest,
  PaymentOutcome,
  PaymentRequest,
  WindowOutcome,
} from '../gateway.port.ts'

/** Longest time for which a caller waits for an answer, in milliseconds: no gateway may take longer. */
export const ANSWER_MS_MAX = 8_000

/** A request for a page of the sandbox, as it travels between processes. */
export type PageRequest = {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** `null` without a body. */
  readonly body: string | null
}

export type PageAnswer = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

/**
 * Calls that the sandbox answers at once, wherever it runs: an answer that never comes is `unknown` here, and the caller
 * does the waiting. A call fails with `SandboxSilence` when the sandbox is away, and with anything else for a defect.
 */
export type SandboxCalls = {
  readonly request: (request: PaymentRequest) => Promise<WindowOutcome>
  readonly confirm: (request: ConfirmRequest) => Promise<PaymentOutcome>
  readonly query: (gatewayOrderId: string) => Promise<PaymentOutcome>
  readonly cancel: (request: CancelRequest) => Promise<CancelOutcome>
  /** Answers a page of the sandbox; `null` for every other path. */
  readonly visit: (request: PageRequest) => Promise<PageAnswer | null>
  /** Begins to deliver the notices that the last process had not posted: the market takes them now. */
  readonly startDelivery: () => Promise<null>
}

/** The sandbox did not answer in time, or its process ended. */
export class SandboxSilence extends Error {
  override readonly name = 'SandboxSilence'
}
