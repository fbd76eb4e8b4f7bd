import { formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { PaymentMethod } from './payment.codes.ts'
import { WALLET_METHODS } from './payment.codes.ts'

/**
 * Consequence of choosing an account, by the days after today in which it may be paid into.
 * @example depositHint(0) // '계좌를 발급받고 오늘 안에 입금하면 주문이 완료돼요.'
 */
export function depositHint(days: number): string {
  const time = days === 0 ? '오늘' : `${days}일`
  return `계좌를 발급받고 ${time} 안에 입금하면 주문이 완료돼요.`
}

/** Request of a deposit: until when, and exactly how much. Source: domain-rules §7.1. */
export function depositRequestText({ dueAtMs, amount }: { dueAtMs: number; amount: Won }): string {
  return `${formatWeekdayTime(dueAtMs)}까지 ${formatWon(amount)}을 입금해 주세요`
}

/** Ways to pay that stand together on the payment page. */
export type MethodGroup = { readonly title: string; readonly methods: readonly PaymentMethod[] }

const GROUPS: readonly MethodGroup[] = [
  { title: '간편결제', methods: [...WALLET_METHODS, 'MONEY', 'SIMPLE_CARD'] },
  { title: '카드', methods: ['CARD'] },
  { title: '계좌이체·가상계좌', methods: ['BANK_TRANSFER', 'VIRTUAL_ACCOUNT', 'SIMPLE_VIRTUAL'] },
  { title: '휴대폰', methods: ['PHONE', 'SIMPLE_PHONE'] },
]

/** The offered ways to pay in groups; a group without any is left out. */
export function methodGroups(offered: readonly PaymentMethod[]): MethodGroup[] {
  return GROUPS.map(({ title, methods }) => ({
    title,
    methods: methods.filter((method) => offered.includes(method)),
  })).filter(({ methods }) => methods.length > 0)
}
