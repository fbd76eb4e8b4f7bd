import type { PinMode } from '@jangteo/core/member/pin/pin.codes'
import { PIN_LENGTH } from '@jangteo/core/member/pin/pin.rules'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import styles from './Pin.module.css'
import { PinKeypad } from './PinKeypad.tsx'
import { PinLocked } from './PinLocked.tsx'
import { PinSlots } from './PinSlots.tsx'
import type { PinTarget } from './sendPin.ts'
import { usePinEntry } from './usePinEntry.ts'

type PinEntryProps = {
  readonly mode: PinMode
  readonly target: PinTarget
  readonly onAccept: (pinTicket: string) => void
  /** The PIN was forgotten, or is locked. */
  readonly onReset: () => void
}

/** Entry of a PIN by touch, keyboard or screen reader. */
export function PinEntry({ mode, target, onAccept, onReset }: PinEntryProps) {
  const view = usePinEntry(mode, target)
  const { pinTicket, noticeText } = view
  const accept = useEffectEvent(onAccept)
  useEffect(() => {
    if (pinTicket !== null) accept(pinTicket)
  }, [pinTicket])
  if (view.isLocked) return <PinLocked onReset={onReset} />
  return (
    <section className={styles.entry} aria-busy={view.isBusy}>
      <div className={styles.head} aria-live="polite">
        <h2 className={styles.title}>{view.title}</h2>
        <p className={styles.text}>{view.text}</p>
      </div>
      <PinSlots view={view} name={`결제 비밀번호 ${PIN_LENGTH}자리`} />
      <VisuallyHidden>
        <output id="pin-progress">{view.progressText}</output>
      </VisuallyHidden>
      <div className={styles.notice}>
        {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      </div>
      <PinKeypad
        key={view.canRestart ? 'again' : 'first'}
        isDisabled={!view.canType}
        onPress={view.press}
        onErase={view.erase}
      />
      {view.canRestart ? (
        <Button variant="quiet" onClick={view.restart}>
          처음부터 다시 입력하기
        </Button>
      ) : null}
      {mode === 'set' ? null : (
        <Button variant="quiet" onClick={onReset}>
          {mode === 'verify' ? '비밀번호를 잊었어요' : '본인인증 다시 하기'}
        </Button>
      )}
    </section>
  )
}
