import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type {
  CancelOutcome,
  CancelRequest,
  ConfirmRequest,
  NoticeReading,
  PaymentOutcome,
  PaymentRequest,
  WindowOutcome,
} from '@jangteo/payment/gateway.port'

/** A gateway with somebody at its window, so that what every gateway promises can be tried on any of them. */
export type GatewayBench = {
  readonly methods: readonly PaymentMethod[]
  readonly request: (change?: Partial<PaymentRequest>) => Promise<WindowOutcome>
  /** The buyer agrees in the window; answered is the payment key that they come back with. */
  readonly agree: (gatewayOrderId?: string) => Promise<string>
  readonly leaveWindow: () => Promise<void>
  /** The buyer agrees, and the card company will refuse the approval with this code. */
  readonly agreeInVain: (code: string) => Promise<string>
  /** The buyer agrees; the approval will be done, and its answer lost. */
  readonly agreeSilently: () => Promise<string>
  /** The buyer agrees; the first request to approve will never arrive. */
  readonly agreeUnheard: () => Promise<string>
  readonly confirm: (ask: ConfirmRequest) => Promise<PaymentOutcome>
  readonly query: (gatewayOrderId?: string) => Promise<PaymentOutcome>
  readonly cancel: (ask: CancelRequest) => Promise<CancelOutcome>
  readonly readNotice: (body: string) => NoticeReading
  readonly passSeconds: (seconds: number) => void
}
