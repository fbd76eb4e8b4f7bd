import { ADDRESS_SEARCH_PATH } from '@jangteo/core/address/addressSearch.codes'
import type { FoundPlace } from '@jangteo/core/address/addressSearch.rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readAddressSearchNews } from './addressSearch.ts'
import { AddressSearchFailed } from './AddressSearchFailed.tsx'
import styles from './AddressSearch.module.css'

/** A search that said nothing for so long, in milliseconds, does not come. */
const OPEN_TIMEOUT_MS = 10_000

/** It may run its scripts and send its form; it cannot lead the shop elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

type AddressSearchFrameProps = { readonly onPick: (place: FoundPlace) => void }

/** The address search, in a frame of another origin that answers the chosen place and nothing else. */
export function AddressSearchFrame({ onPick }: AddressSearchFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isFailed, setFailed] = useState(false)
  const hear = useEffectEvent(({ source, data }: MessageEvent, onOpened: () => void) => {
    if (source !== frame.current?.contentWindow) return
    const news = readAddressSearchNews(data)
    if (news?.kind === 'opened') onOpened()
    if (news?.kind === 'failed') setFailed(true)
    if (news?.kind === 'picked') onPick(news.place)
  })
  useEffect(() => {
    const timer = setTimeout(() => setFailed(true), OPEN_TIMEOUT_MS)
    const onMessage = (event: MessageEvent) => hear(event, () => clearTimeout(timer))
    window.addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [])
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return isFailed ? (
    <AddressSearchFailed />
  ) : (
    <iframe
      ref={frame}
      className={styles.frame}
      src={ADDRESS_SEARCH_PATH}
      title="주소 검색"
      sandbox={SANDBOX}
    />
  )
}
