import type { Messages } from '../../decision/decision.rules.ts'
import type { PinCode } from './pin.codes.ts'

/** Wrong PINs in a row, and how many lock the PIN. */
export type PinFailures = { readonly count: number; readonly max: number }

/** Texts of the payment PIN. Source: market-rules §7. */
export const PIN_MESSAGES = {
  PIN_WEAK: () => '추측하기 쉬운 번호예요.',
  PIN_MISMATCH: ({ count, max }: PinFailures) => `비밀번호가 달라요. (${count}/${max})`,
  PIN_LOCKED: () => '5번 잘못 입력해 잠겼어요. 본인인증 후 다시 설정해 주세요.',
  PIN_NOT_SET: () => '결제 비밀번호를 먼저 만들어 주세요.',
  PIN_ALREADY_SET: () => '이미 만든 결제 비밀번호가 있어요.',
  PIN_NEEDS_PAY: () => '페이에 가입한 회원만 사용할 수 있어요.',
  PIN_TICKET_REQUIRED: () => '결제 비밀번호를 입력해 주세요.',
  PIN_TICKET_INVALID: () => '결제 비밀번호를 확인한 지 오래됐어요. 다시 입력해 주세요.',
  PIN_CONFIRMATION_DIFFERS: () => '두 번호가 서로 달라요. 처음부터 다시 입력해 주세요.',
} satisfies Messages & Record<PinCode, (failures: PinFailures) => string>
