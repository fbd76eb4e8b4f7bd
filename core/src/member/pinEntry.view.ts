import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { PinMode } from './pin/pin.codes.ts'
import { PIN_MESSAGES } from './pin/pin.messages.ts'
import { decidePin, PIN_LENGTH } from './pin/pin.rules.ts'
import type { pinEntryChart, PinReason } from './pinEntry.chart.ts'

/** Page of a PIN besides its keypad. */
export type PinEntryView = {
  readonly title: string
  readonly text: string
  /** Count of digits so far. */
  readonly typedCount: number
  /** The same, as it is announced. */
  readonly progressText: string
  readonly canType: boolean
  readonly isBusy: boolean
  readonly isLocked: boolean
  /** A new PIN is typed once more, and may be typed from the start. */
  readonly canRestart: boolean
  /** Reason why the last entry came to nothing; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** Ticket of the accepted PIN; `null` until then. */
  readonly pinTicket: string | null
  readonly press: (digit: string) => void
  readonly erase: () => void
  readonly restart: () => void
}

type Snapshot = SnapshotFrom<typeof pinEntryChart>
type Actor = Pick<ActorRefFrom<typeof pinEntryChart>, 'send' | 'getSnapshot'>

const TITLES: Readonly<Record<PinMode, string>> = {
  set: '결제 비밀번호를 만들어 주세요',
  verify: '결제 비밀번호를 입력해 주세요',
  reset: '새 결제 비밀번호를 입력해 주세요',
}

const NEW_PIN_TEXT = '같은 숫자, 이어지는 숫자, 생년월일과 휴대폰 번호는 사용할 수 없어요.'

const TEXTS: Readonly<Record<PinMode, string>> = {
  set: NEW_PIN_TEXT,
  verify: '숫자 6자리를 입력하면 바로 확인해요.',
  reset: NEW_PIN_TEXT,
}

/** A birthday and a mobile number are known to the server alone, which decides once more. */
const NOTHING_KNOWN = { birthday: null, mobile: null }

function noticeText(reason: PinReason | null): string | null {
  if (reason === null) return null
  if (reason.kind === 'refused') return reason.text
  if (reason.kind === 'mismatch') return PIN_MESSAGES.PIN_MISMATCH(reason)
  if (reason.kind === 'weak') return PIN_MESSAGES.PIN_WEAK()
  if (reason.kind === 'different') return PIN_MESSAGES.PIN_CONFIRMATION_DIFFERS()
  return reason.kind === 'locked' ? PIN_MESSAGES.PIN_LOCKED() : REFUSAL_MESSAGES.API_FAILURE()
}

/** Views the page of a PIN. Source: market-rules §7. */
export function pinEntryView(snapshot: Snapshot, actor: Actor): PinEntryView {
  const { mode, typed, reason, pinTicket } = snapshot.context
  const isRepeating = snapshot.matches('repeating')
  return {
    title: isRepeating ? '한 번 더 입력해 주세요' : TITLES[mode],
    text: isRepeating ? '방금 입력한 번호를 똑같이 입력해 주세요.' : TEXTS[mode],
    typedCount: typed.length,
    progressText: `${PIN_LENGTH}자리 중 ${typed.length}자리 입력`,
    canType: snapshot.hasTag('typable'),
    isBusy: snapshot.hasTag('busy'),
    isLocked: snapshot.matches('locked'),
    canRestart: isRepeating,
    noticeText: noticeText(reason),
    pinTicket,
    press: (digit) => {
      const entry = actor.getSnapshot().context.typed + digit
      const isFull = entry.length >= PIN_LENGTH
      const isWeak = isFull && mode !== 'verify' && !decidePin(entry, NOTHING_KNOWN).ok
      actor.send({ type: 'buyer.press', digit, isFull, isWeak })
    },
    erase: () => actor.send({ type: 'buyer.erase' }),
    restart: () => actor.send({ type: 'buyer.restart' }),
  }
}
