import { useState } from 'react'
import { useSheet } from '../../lib/useSheet.ts'

/** The viewer over the media of a place, which `sheet` names, and the medium that it was opened at. */
export function useMediaViewer(sheet: string) {
  const [place, setPlace] = useState(0)
  const { isOpen, open, dismiss } = useSheet(sheet)
  return {
    isOpen,
    place,
    open: (chosen: number) => {
      setPlace(chosen)
      open()
    },
    move: setPlace,
    dismiss,
  }
}
