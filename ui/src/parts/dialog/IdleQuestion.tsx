import { idleLeftText } from '@jangteo/core/session/idle.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import type { SessionView } from '@jangteo/core/session/session.view'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSessionInUse, sessionLeftMs } from '../../lib/sessionIdle.ts'
import { Button } from '../action/Button.tsx'
import { DialogPanel } from './DialogPanel.tsx'

const SECOND_MS = 1000

function useLeftMs(): number {
  const [leftMs, setLeftMs] = useState(sessionLeftMs)
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(sessionLeftMs()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return leftMs
}

function useReport(isSo: boolean, onceSo: () => void): void {
  const report = useEffectEvent(onceSo)
  useEffect(() => {
    if (isSo) report()
  }, [isSo])
}

/** Asks who has done nothing for long whether to go on, with the time that is left; Escape goes on, too. */
export function IdleQuestion({ view }: { readonly view: SessionView }) {
  const leftMs = useLeftMs()
  useReport(leftMs === 0 && !view.isBusy, view.timeUp)
  useReport(isSessionInUse() && !view.isBusy, view.used)
  const answers = (
    <>
      <Button variant="outline" disabled={view.isBusy} onClick={view.logOut}>
        로그아웃
      </Button>
      <Button variant="outline" isBusy={view.isBusy} onClick={view.confirm}>
        {SESSION_MESSAGES.IDLE_CONFIRM()}
      </Button>
    </>
  )
  return (
    <DialogPanel
      isOpen
      title={SESSION_MESSAGES.IDLE_QUESTION()}
      onDismiss={view.confirm}
      actions={answers}
    >
      <span role="timer">{idleLeftText(leftMs)}</span>
    </DialogPanel>
  )
}
