import { formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { PaymentMethod } from './payment.codes.ts'
import { PAYMENT_METHODS } from './payment.codes.ts'

/**
 * Text for choosing a virtual account, by the days after today in which to pay.
 * @example depositHint(0) // '계좌를 발급받고 오늘 안에 입금하면 주문이 완료돼요.'
 */
export function depositHint(days: number): string {
  const time = days === 0 ? '오늘' : `${days}일`
  return `계좌를 발급받고 ${time} 안에 입금하면 주문이 완료돼요.`
}

/** Text for choosing money of the pay platform while there is no payment PIN. Source: market-rules §7. */
export function newPinHint(): string {
  return '결제하기를 누르면 결제 비밀번호부터 만들어요. 입력한 내용은 그대로 있어요.'
}

/** Text for a deposit to make: until when, and the exact amount. Source: domain-rules §7.1. */
export function depositRequestText({ dueAtMs, amount }: { dueAtMs: number; amount: Won }): string {
  return `${formatWeekdayTime(dueAtMs)}까지 ${formatWon(amount)}을 입금해 주세요`
}

/** Wallets shown at once, in the order of their use in Korea. */
export const SHOWN_WALLETS = [
  'NAVER_PAY',
  'KAKAO_PAY',
  'TOSS_PAY',
  'SAMSUNG_PAY',
  'PAYCO',
  'L_PAY',
] as const satisfies readonly PaymentMethod[]

const SHOWN: readonly PaymentMethod[] = [...SHOWN_WALLETS, 'CARD']

/** Payment methods as the payment page arranges them; each stands in one place. */
export type MethodChoices = {
  /** The one that was used last, above all others; `null` without one. */
  readonly last: PaymentMethod | null
  readonly wallets: readonly PaymentMethod[]
  readonly cards: readonly PaymentMethod[]
  /** Behind one row. */
  readonly others: readonly PaymentMethod[]
}

/** Arranges the offered payment methods for the payment page. Source: decision 091. */
export function methodChoices(
  offered: readonly PaymentMethod[],
  lastUsed: PaymentMethod | null,
): MethodChoices {
  const last = lastUsed !== null && offered.includes(lastUsed) ? lastUsed : null
  const isOffered = (method: PaymentMethod) => method !== last && offered.includes(method)
  return {
    last,
    wallets: SHOWN_WALLETS.filter(isOffered),
    cards: (['CARD'] as const).filter(isOffered),
    others: PAYMENT_METHODS.filter((method) => isOffered(method) && !SHOWN.includes(method)),
  }
}
