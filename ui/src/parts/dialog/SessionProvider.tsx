import type { SessionRequest } from '@jangteo/core/session/session.chart'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useSessionRest } from '../../lib/sessionIdle.ts'
import { SessionContext } from './session.ts'
import type { SessionRequests } from './session.ts'
import { useDialogCode } from './useDialogCode.ts'

async function loadDialog() {
  const { SessionDialog } = await import('./SessionDialog.tsx')
  return { default: SessionDialog }
}
const SessionDialog = lazy(loadDialog)

/**
 * Runs the requests of the session, one at a time. Its code, with the statechart library, comes with the first one, so
 * that no page pays for it before.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<SessionRequest | null>(null)
  const [isFetched, setFetched] = useState(false)
  const fetchDialog = useDialogCode(loadDialog)
  const begin = useCallback(
    async (wanted: SessionRequest) => {
      setRequest((former) => former ?? wanted)
      if (await fetchDialog()) setFetched(true)
      else setRequest(null)
    },
    [fetchDialog],
  )
  const askForLogin = useCallback(
    (text?: string) => void begin({ kind: 'login', text: text ?? null }),
    [begin],
  )
  const { isLoggedIn } = useCaller()
  useSessionRest(isLoggedIn, () => void begin({ kind: 'idle' }))
  const logOut = useCallback(() => void begin({ kind: 'logOut' }), [begin])
  const isLoggingOut = request?.kind === 'logOut'
  const requests = useMemo(
    (): SessionRequests => ({ askForLogin, logOut, isLoggingOut }),
    [askForLogin, logOut, isLoggingOut],
  )
  return (
    <SessionContext value={requests}>
      {children}
      {request === null || !isFetched ? null : (
        <Suspense>
          <SessionDialog request={request} onEnd={() => setRequest(null)} />
        </Suspense>
      )}
    </SessionContext>
  )
}
