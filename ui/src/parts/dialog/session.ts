import { createContext, use } from 'react'

/** Requests of the session that any page makes. */
export type SessionRequests = {
  /** Asks a guest to log in where only members may go on; `text` is why. The login leads back to the sheet that was open. */
  readonly askForLogin: (text?: string) => void
  readonly logOut: () => void
  readonly isLoggingOut: boolean
}

export const SessionContext = createContext<SessionRequests | null>(null)

export function useSession(): SessionRequests {
  const requests = use(SessionContext)
  if (requests === null) throw new Error('useSession outside of SessionProvider')
  return requests
}
