import {
  emailCodeClock,
  EMAIL_CODE_MINUTES,
  maskEmailCode,
} from '@jangteo/core/member/emailCode.rules'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { useMarketSecond } from '../../../lib/marketClock.ts'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import type { FieldState } from '../../../parts/field/useFields.ts'
import styles from './Password.module.css'

type CodeFieldProps = {
  readonly state: FieldState
  readonly dueAtMs: number | null
  /** Takes the market's time, every second; stays the same function. */
  readonly onSecond: (nowMs: number) => void
}

/** The digits of a code, and the time left for them. */
export function CodeField({ state, dueAtMs, onSecond }: CodeFieldProps) {
  return (
    <div className={styles.code}>
      <FormInput
        state={{ ...state, onValue: (text) => state.onValue(maskEmailCode(text)) }}
        label="인증번호"
        hint="메일로 받은 숫자 6자리를 입력해 주세요."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {dueAtMs === null ? null : <CodeClock dueAtMs={dueAtMs} onSecond={onSecond} />}
    </div>
  )
}

function CodeClock({ dueAtMs, onSecond }: Omit<CodeFieldProps, 'state'> & { dueAtMs: number }) {
  const [nowMs, setNowMs] = useState<number | null>(null)
  useMarketSecond(setNowMs)
  useMarketSecond(onSecond)
  const sentAtMs = dueAtMs - EMAIL_CODE_MINUTES * MINUTE_MS
  return nowMs === null ? null : (
    <p className={styles.clock} role="timer" aria-label="인증번호 남은 시간">
      {emailCodeClock(sentAtMs, nowMs)}
    </p>
  )
}
