import { useCallback } from 'react'
import { useLocation, useNavigate } from './router.ts'

/** Name of the sheet that an entry of the history stands for; `null` for any other entry. */
function sheetOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'sheet' in state ? state.sheet : null
}

/** Name of the sheet of the entry that is on top of the history; `null` without one. */
function sheetOnTop(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'usr' in state ? sheetOf(state.usr) : null
}

/** A step back that the browser has not taken yet: it takes them later, and from whatever entry is then on top. */
let steppingBack: Promise<void> | null = null

function stepBack(navigate: ReturnType<typeof useNavigate>): void {
  steppingBack ??= new Promise((resolve) => {
    const finish = () => {
      steppingBack = null
      resolve()
    }
    window.addEventListener('popstate', finish, { once: true })
    void navigate(-1)
  })
}

/** A sheet of the history: its state, and the ways to open and to close it. */
export type SheetControl = {
  readonly isOpen: boolean
  readonly open: () => void
  readonly dismiss: () => void
}

/**
 * A sheet that opens as a step of the history, so that going back closes it first. One that opens while another closes
 * waits until that is closed; one that is open already opens no second time, however many taps asked for it.
 */
export function useSheet(name: string): SheetControl {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = sheetOf(location.state) === name
  const here = location.pathname + location.search
  const open = useCallback(() => {
    const step = () => {
      if (sheetOnTop() === name) return
      void navigate(here, { state: { sheet: name }, preventScrollReset: true })
    }
    if (steppingBack === null) step()
    else void steppingBack.then(step)
  }, [navigate, here, name])
  const dismiss = useCallback(() => {
    // The history itself says: a call that closes the sheet may be answered when another page is open.
    if (sheetOnTop() === name) stepBack(navigate)
  }, [navigate, name])
  return { isOpen, open, dismiss }
}

/** Closes the sheet that a reloaded page remembers in its history: a page starts without one. */
export function forgetOpenSheet(): void {
  if (sheetOnTop() !== null) history.replaceState({ ...history.state, usr: null }, '')
}
