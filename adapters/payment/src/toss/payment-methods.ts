import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'

/** Name of a payment method at Toss Payments. `easyPay` opens that wallet at once instead of the window's list. */
export type TossMethod = {
  readonly method: 'CARD' | 'VIRTUAL_ACCOUNT' | 'TRANSFER' | 'MOBILE_PHONE'
  readonly easyPay?: string
}

type Row = { readonly asks: TossMethod } | { readonly missing: string }

/**
 * Every way to pay of the market and its name at Toss Payments, or why Toss Payments has none. The `SIMPLE_` ways are
 * the same methods behind a wrapper, so they open the same windows; a wallet is a card payment with the wallet named.
 * Source: domain-rules §4.1, §4.3, A30, A31.
 */
const TOSS_METHODS: Readonly<Record<PaymentMethod, Row>> = {
  CARD: { asks: { method: 'CARD' } },
  SIMPLE_CARD: { asks: { method: 'CARD' } },
  BANK_TRANSFER: { asks: { method: 'TRANSFER' } },
  VIRTUAL_ACCOUNT: { asks: { method: 'VIRTUAL_ACCOUNT' } },
  SIMPLE_VIRTUAL: { asks: { method: 'VIRTUAL_ACCOUNT' } },
  PHONE: { asks: { method: 'MOBILE_PHONE' } },
  SIMPLE_PHONE: { asks: { method: 'MOBILE_PHONE' } },
  NAVER_PAY: { asks: { method: 'CARD', easyPay: 'NAVERPAY' } },
  KAKAO_PAY: { asks: { method: 'CARD', easyPay: 'KAKAOPAY' } },
  L_PAY: { asks: { method: 'CARD', easyPay: 'LPAY' } },
  PAYCO: { asks: { method: 'CARD', easyPay: 'PAYCO' } },
  SAMSUNG_PAY: { asks: { method: 'CARD', easyPay: 'SAMSUNGPAY' } },
  SSG_PAY: { asks: { method: 'CARD', easyPay: 'SSG' } },
  TOSS_PAY: { asks: { method: 'CARD', easyPay: 'TOSSPAY' } },
  K_PAY: { missing: 'the wallet of another gateway, KG Inicis' },
  K_BANK_PAY: { missing: 'a contract with the bank itself' },
  MONEY: { missing: 'the balance of the life app, retained by its own pay platform' },
  FREE: { missing: 'nothing to pay, so no gateway is asked' },
}

/** Returns the name of a payment method at Toss Payments; `null` when it has none. */
export function tossMethodOf(method: PaymentMethod): TossMethod | null {
  const row = TOSS_METHODS[method]
  return 'asks' in row ? row.asks : null
}
