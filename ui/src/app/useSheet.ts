import { useCallback } from 'react'
import { useLocation, useNavigate } from './router.ts'

type SheetState = { readonly sheet?: string } | null

/** A sheet that opens as a step of the history, so that going back closes it first. */
export function useSheet(name: string): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly dismiss: () => void
} {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = (location.state as SheetState)?.sheet === name
  const here = location.pathname + location.search
  const open = useCallback(
    () => void navigate(here, { state: { sheet: name }, preventScrollReset: true }),
    [navigate, here, name],
  )
  const dismiss = useCallback(() => {
    if (isOpen) void navigate(-1)
  }, [navigate, isOpen])
  return { isOpen, open, dismiss }
}

/** Closes the sheet that a reloaded page remembers in its history: a page starts without one. */
export function forgetOpenSheet(): void {
  const state = history.state as { readonly usr?: SheetState } | null
  if (state?.usr?.sheet !== undefined) history.replaceState({ ...state, usr: null }, '')
}
