type Listener = () => void

const listeners = new Set<Listener>()

/** Calls a listener whenever a page of staff has learned that its session is over; returns what ends that. */
export function onStaffSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const UNAUTHENTICATED = 401

/**
 * Notes the answer of a call of staff. What a page reads leads to the login once the session is over; a form that is sent
 * stays, so that nothing of it is lost.
 */
export function observeStaffSession({ status }: Response, method: string | undefined): void {
  if (status !== UNAUTHENTICATED || method !== 'GET') return
  for (const listener of listeners) listener()
}
