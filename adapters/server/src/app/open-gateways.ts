import type { MessageLink } from '@jangteo/payment/sandbox/message-link'
import type { AccountInquiryPort } from '@jangteo/payment/account-inquiry.port'
import type { Gateways } from '@jangteo/payment/gateway.port'
import { createGateways } from '@jangteo/payment/gateways'
import { sandboxInquiry } from '@jangteo/payment/sandbox/account-inquiry'
import type { SandboxCalls } from '@jangteo/payment/sandbox/sandbox-calls'
import { createSandboxPort } from '@jangteo/payment/sandbox/sandbox-port'
import { TOSS_ACCOUNT_INQUIRY } from '@jangteo/payment/toss/account-inquiry'
import { createTossGateway } from '@jangteo/payment/toss/toss-gateway'
import type { Logger } from 'pino'
import { isListed, isThisMachine, type NoticeSenders } from '../http/notice-senders.ts'
import { reachSandbox } from '../worker/reach-sandbox.ts'
import { hasSandbox, sandboxPlaceOf } from '../worker/sandbox-place.ts'
import type { Environment } from './settings/environment.ts'

type OpenedGateways = {
  readonly gateways: Gateways
  readonly inquiry: AccountInquiryPort
  /** Answers the sandbox's pages, and `null` for other paths; `null` itself where the sandbox is closed. */
  readonly handleSandbox: SandboxCalls['visit'] | null
  /** Delivers the notices that the sandbox had not posted before its last end. Never fails. */
  readonly deliverNotices: () => Promise<void>
  /** Addresses that may post notices, by gateway. */
  readonly senders: NoticeSenders
  readonly close: () => void
}

type GatewayRequest = {
  readonly environment: Environment
  /** URL that this machine listens on. */
  readonly url: string
  /** Leads to the sandbox that the supervisor holds; `null` in a market of one process. */
  readonly sandboxLink: MessageLink | null
  readonly log: Logger
}

/**
 * Opens the gateway that the operator chose; the others finish what began there. In development the sandbox stays
 * beside Toss Payments for that; in production it does not exist, because it approves every payment.
 */
export function openGateways({
  environment,
  url,
  sandboxLink,
  log,
}: GatewayRequest): OpenedGateways {
  const { paymentGateway, toss, tossNoticeAddresses } = environment
  const tossSenders: NoticeSenders =
    tossNoticeAddresses === null ? {} : { toss: isListed(tossNoticeAddresses) }
  const tossGateway = toss === null ? null : createTossGateway({ ...toss, nowMs: Date.now })
  const openToss = paymentGateway === 'toss' ? tossGateway : null
  if (openToss !== null && !hasSandbox(environment)) {
    return {
      gateways: createGateways(openToss),
      inquiry: TOSS_ACCOUNT_INQUIRY,
      handleSandbox: null,
      deliverNotices: async () => undefined,
      senders: tossSenders,
      close: () => undefined,
    }
  }
  const place = sandboxPlaceOf(environment, url)
  const report = (trouble: unknown) => log.error({ err: trouble }, 'the sandbox is in trouble')
  const { calls, ...reached } = reachSandbox({ place, link: sandboxLink, report })
  const sandbox = createSandboxPort(calls, { nowMs: Date.now })
  return {
    gateways:
      openToss === null
        ? createGateways(sandbox, tossGateway === null ? [] : [tossGateway])
        : createGateways(openToss, [sandbox]),
    inquiry: openToss === null ? sandboxInquiry : TOSS_ACCOUNT_INQUIRY,
    handleSandbox: calls.visit,
    senders: { ...tossSenders, sandbox: isThisMachine },
    ...reached,
  }
}

/** Names the open gateway, for people. */
export function describeGateway({ paymentGateway, toss }: Environment): string {
  if (paymentGateway === 'sandbox' || toss === null) return 'sandbox, no money moves'
  const isTest = toss.secretKey.startsWith('test_')
  return `Toss Payments, ${isTest ? 'test key, no money moves' : 'live key'}`
}
