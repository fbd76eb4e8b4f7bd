import { idleNoticeAtMs, SESSION_IDLE_HEADER } from '@jangteo/core/session/idle.rules'
import { useEffect, useEffectEvent } from 'react'

const SECOND_MS = 1000

/** Key under which the tabs of a device share the end of their session. */
const KEY = 'jangteo.sessionEndsAt'

/** End of this tab's session unless it is used, by this device's clock; `null` without a session that rests. */
let endsAtMs: number | null = null
const followers = new Set<() => void>()

/**
 * Notes from an answer when the session would end; the device's other tabs learn it, too. An answer to a call without the
 * session says nothing of it.
 */
export function observeSessionUse(response: Response, nowMs: number): void {
  const seconds = Number.parseInt(response.headers.get(SESSION_IDLE_HEADER) ?? '', 10)
  if (Number.isNaN(seconds)) return
  endsAtMs = nowMs + seconds * SECOND_MS
  shareEnd(endsAtMs)
  for (const follow of followers) follow()
}

/** A browser that stores nothing knows the uses of its own tab alone. */
function shareEnd(endMs: number): void {
  try {
    localStorage.setItem(KEY, String(endMs))
  } catch {
    return
  }
}

function sharedEndMs(): number {
  try {
    return Number.parseInt(localStorage.getItem(KEY) ?? '', 10) || 0
  } catch {
    return 0
  }
}

/** Returns when the session ends unless it is used, in this tab or another; `null` without one that rests. */
function sessionEndMs(): number | null {
  return endsAtMs === null ? null : Math.max(endsAtMs, sharedEndMs())
}

/** Returns the milliseconds that are left of the session; 0 without one that rests. */
export function sessionLeftMs(): number {
  return Math.max(0, (sessionEndMs() ?? 0) - Date.now())
}

/** True while the session was used so recently that nobody has to be asked. */
export function isSessionInUse(): boolean {
  const endMs = sessionEndMs()
  return endMs === null || Date.now() < idleNoticeAtMs(endMs)
}

/**
 * Calls when the session of who is logged in has rested for so long that they are to be asked: once, until it is used
 * again. A device that slept meanwhile looks when its page is seen again.
 */
export function useSessionRest(isLoggedIn: boolean, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (!isLoggedIn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let askedOfMs: number | null = null
    const look = () => {
      clearTimeout(timer)
      const endMs = sessionEndMs()
      if (endMs === null || endMs === askedOfMs) return
      const waitMs = idleNoticeAtMs(endMs) - Date.now()
      if (waitMs > 0) {
        timer = setTimeout(look, waitMs)
        return
      }
      askedOfMs = endMs
      rest()
    }
    look()
    followers.add(look)
    document.addEventListener('visibilitychange', look)
    addEventListener('storage', look)
    return () => {
      clearTimeout(timer)
      followers.delete(look)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('storage', look)
    }
  }, [isLoggedIn])
}

/** Calls when the session has been used, in this tab or another of the device. */
export function useSessionUsed(onUse: () => void): void {
  const report = useEffectEvent(onUse)
  useEffect(() => {
    const look = () => {
      if (isSessionInUse()) report()
    }
    followers.add(look)
    addEventListener('storage', look)
    return () => {
      followers.delete(look)
      removeEventListener('storage', look)
    }
  }, [])
}
