import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { sessionChart } from '@jangteo/core/session/session.chart'
import type {
  LogOutOutcome,
  SessionLook,
  SessionRequest,
} from '@jangteo/core/session/session.chart'
import { sessionView } from '@jangteo/core/session/session.view'
import type { SessionView } from '@jangteo/core/session/session.view'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { useKnownCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { forgetDrafts } from '../../lib/drafts.ts'
import { useNavigate } from '../../lib/router.ts'
import { useSessionChange } from '../../lib/sessionChange.ts'
import { useSessionUsed } from '../../lib/sessionIdle.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { useToast } from '../toast/toast.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { IdleQuestion } from './IdleQuestion.tsx'

type SessionDialogProps = { readonly request: SessionRequest; readonly onEnd: () => void }

/** The question of one request of the session, and what follows from its end. */
export function SessionDialog({ request, onEnd }: SessionDialogProps) {
  const view = useRequest(request)
  useLoginElsewhere(view)
  useSessionUsed(view.used)
  useRequestEnd(view, onEnd)
  const { question, confirm, dismiss } = view
  if (view.isWarning) return <IdleQuestion view={view} />
  if (question === null) return null
  const { title, text } = question
  return (
    <ConfirmDialog
      question={{ title, acceptLabel: '로그인', ...(text === null ? {} : { text }) }}
      onAnswer={(isAccepted) => (isAccepted ? confirm() : dismiss())}
    />
  )
}

function useRequest(request: SessionRequest): SessionView {
  const calls = useCalls()
  const navigate = useNavigate()
  const changeSession = useSessionChange()
  const logOut = async (): Promise<LogOutOutcome> => {
    try {
      await calls.session.logout.call({})
    } catch (error) {
      return { kind: 'refused', text: refusalText(error) }
    }
    forgetDrafts()
    await changeSession(async () => navigate(routes.home()))
    return { kind: 'loggedOut' }
  }
  const touch = async (): Promise<SessionLook> => {
    const { memberShipType, sessionEndEnum } = await calls.session.whoAmI.call({})
    if (isLoggedIn(memberShipType)) return { kind: 'lasts' }
    await changeSession()
    return { kind: 'ended', end: sessionEndEnum ?? 'SESSION_EXPIRED' }
  }
  const [machine] = useState(() =>
    sessionChart.provide({
      actors: {
        logOut: fromPromise<LogOutOutcome, undefined>(logOut),
        touch: fromPromise<SessionLook, undefined>(touch),
      },
    }),
  )
  const caller = useKnownCaller()
  const end = caller.isKnown ? caller.sessionEndEnum : null
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input: { request, end } })
  return sessionView(snapshot, actor)
}

/** Closes the question when its guest has logged in in another window. */
function useLoginElsewhere(view: SessionView): void {
  const { isLoggedIn: isMember } = useKnownCaller()
  const wasMember = useRef(isMember)
  const opened = useEffectEvent(view.opened)
  useEffect(() => {
    if (isMember && !wasMember.current) opened()
    wasMember.current = isMember
  }, [isMember])
}

function useRequestEnd({ end, failureText }: SessionView, onEnd: () => void): void {
  const navigate = useNavigate()
  const toast = useToast()
  const finish = useEffectEvent(() => {
    if (end === 'LOGIN') void navigate(routes.login())
    if (end === 'LOGGED_OUT') toast({ text: '로그아웃했어요.' })
    if (failureText !== null) toast({ text: failureText })
    onEnd()
  })
  useEffect(() => {
    if (end !== null) finish()
  }, [end])
}
