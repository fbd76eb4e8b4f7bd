import { join } from 'node:path'
import type { AccountInquiryPort } from '@jangteo/payment/account-inquiry.port'
import type { Gateways } from '@jangteo/payment/gateway.port'
import { createGateways } from '@jangteo/payment/gateways'
import { sandboxInquiry } from '@jangteo/payment/sandbox/account-inquiry'
import { SANDBOX_PATH } from '@jangteo/payment/sandbox/sandbox-paths'
import { createSandboxGateway } from '@jangteo/payment/sandbox/sandbox-gateway'
import { TOSS_ACCOUNT_INQUIRY } from '@jangteo/payment/toss/account-inquiry'
import { createTossGateway } from '@jangteo/payment/toss/toss-gateway'
import type { Logger } from 'pino'
import { isListed, isThisMachine, type NoticeSenders } from '../http/notice-senders.ts'
import type { Environment } from './environment.ts'

const WINDOW_PATH = `${SANDBOX_PATH}/window`
const NOTICE_TIMEOUT_MS = 10_000

type OpenedGateways = {
  readonly gateways: Gateways
  readonly inquiry: AccountInquiryPort
  /** Answers the sandbox's pages, and `null` for other paths; `null` itself where the sandbox is closed. */
  readonly handleSandbox: ((request: Request) => Promise<Response | null>) | null
  /** Delivers the notices that the sandbox had not posted before its last end. Never fails. */
  readonly deliverNotices: () => Promise<void>
  /** Addresses that may post notices, by gateway. */
  readonly senders: NoticeSenders
  readonly close: () => void
}

/** Posts a notice of the sandbox over the network, as any gateway does. */
async function postNotice(hook: string, body: string): Promise<boolean> {
  const response = await fetch(hook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(NOTICE_TIMEOUT_MS),
  })
  return response.ok
}

/**
 * Opens the gateway that the operator chose; the others finish what began there. In development the sandbox stays
 * beside Toss Payments for that; in production it does not exist, because it approves every payment. `url` is what this
 * machine listens on.
 */
export function openGateways(
  { dataDir, mode, paymentGateway, toss, tossNoticeAddresses }: Environment,
  url: string,
  log: Logger,
): OpenedGateways {
  const tossSenders: NoticeSenders =
    tossNoticeAddresses === null ? {} : { toss: isListed(tossNoticeAddresses) }
  const tossGateway = toss === null ? null : createTossGateway({ ...toss, nowMs: Date.now })
  if (paymentGateway === 'toss' && tossGateway !== null && mode === 'production') {
    return {
      gateways: createGateways(tossGateway),
      inquiry: TOSS_ACCOUNT_INQUIRY,
      handleSandbox: null,
      deliverNotices: async () => undefined,
      senders: tossSenders,
      close: () => undefined,
    }
  }
  const { port: sandbox, ...pages } = createSandboxGateway({
    directory: join(dataDir, 'sandbox-gateway'),
    windowPath: WINDOW_PATH,
    nowMs: Date.now,
    post: (body) => postNotice(`${url}/hooks/payments/sandbox`, body),
    report: (trouble) => log.error({ err: trouble }, 'the sandbox could not report a deposit'),
  })
  const isToss = paymentGateway === 'toss' && tossGateway !== null
  return {
    gateways: isToss
      ? createGateways(tossGateway, [sandbox])
      : createGateways(sandbox, tossGateway === null ? [] : [tossGateway]),
    inquiry: isToss ? TOSS_ACCOUNT_INQUIRY : sandboxInquiry,
    handleSandbox: pages.handleWindow,
    deliverNotices: pages.deliverNotices,
    senders: { ...tossSenders, sandbox: isThisMachine },
    close: pages.close,
  }
}

/** Names the open gateway, for people. */
export function describeGateway({ paymentGateway, toss }: Environment): string {
  if (paymentGateway === 'sandbox' || toss === null) return 'sandbox, no money moves'
  const isTest = toss.secretKey.startsWith('test_')
  return `Toss Payments, ${isTest ? 'test key, no money moves' : 'live key'}`
}
