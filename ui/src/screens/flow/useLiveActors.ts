import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openViewerChannel } from '../../app/liveChannel.ts'
import { LIVE_FLAG } from '../../app/liveMessage.ts'
import { hearReport } from './liveActors.ts'
import type { ShownActor } from './liveActors.ts'

function subscribe(listen: () => void) {
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function readFlag(): boolean {
  return localStorage.getItem(LIVE_FLAG) !== null
}

/** The charts that run in this browser's other tabs, and whether they are watched; both last as long as the switch is on. */
export function useLiveActors() {
  const stored = useSyncExternalStore(subscribe, readFlag)
  const [switched, setSwitched] = useState<boolean | null>(null)
  const [actors, setActors] = useState<readonly ShownActor[]>([])
  const isOn = switched ?? stored
  const post = useRef<ReturnType<typeof openViewerChannel>['post'] | null>(null)
  useEffect(() => {
    if (!isOn) return undefined
    const channel = openViewerChannel((report) => setActors((known) => hearReport(known, report)))
    post.current = channel.post
    channel.post({ kind: 'tell' })
    return channel.close
  }, [isOn])
  const turn = (next: boolean) => {
    if (next) localStorage.setItem(LIVE_FLAG, '1')
    else {
      localStorage.removeItem(LIVE_FLAG)
      post.current?.({ kind: 'hush' })
      setActors([])
    }
    setSwitched(next)
  }
  return { isOn, actors, turn }
}
