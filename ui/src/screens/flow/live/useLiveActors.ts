import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openViewerChannel } from '../../../lib/liveChannel.ts'
import type { LiveFlag } from '../../../lib/liveMessage.ts'
import { hearReport } from './liveActors.ts'
import type { ShownActor } from './liveActors.ts'

const FLAG: LiveFlag = 'jangteo:watchCharts'

function subscribe(listen: () => void) {
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function readFlag(): boolean {
  return localStorage.getItem(FLAG) !== null
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
    channel.post({ kind: 'say' })
    return channel.close
  }, [isOn])
  const turn = (next: boolean) => {
    if (next) localStorage.setItem(FLAG, '1')
    else {
      localStorage.removeItem(FLAG)
      post.current?.({ kind: 'hush' })
      setActors([])
    }
    setSwitched(next)
  }
  return { isOn, actors, turn }
}
