import { useState } from 'react'

const KEY = 'jangteo.closedParcels'
const SEPARATOR = ' '

function readClosed(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(SEPARATOR) ?? []
  } catch {
    return []
  }
}

function storeClosed(parcelIds: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, parcelIds.join(SEPARATOR))
  } catch {
    return
  }
}

/** Closes a line about parcels for as long as the tab is open, until another parcel is on its way. Source: decision 170. */
export function useClosedStrip(parcelIds: readonly string[]): {
  readonly isClosed: boolean
  readonly close: () => void
} {
  const [closed, setClosed] = useState(readClosed)
  const close = () => {
    storeClosed(parcelIds)
    setClosed(parcelIds)
  }
  return { isClosed: parcelIds.every((id) => closed.includes(id)), close }
}
