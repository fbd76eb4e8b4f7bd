import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useReport } from '../report/useReport.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import styles from './Review.module.css'
import { ReviewMedia } from './ReviewMedia.tsx'
import { ShownReview } from './ShownReview.tsx'

/** Videos about a product, each opens over the whole screen with its review; nothing without any. */
export function RelatedVideos({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data } = useQuery(calls.goods.relationVideo.queryOptions({ input: { id: goodsId } }))
  const [place, setPlace] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const videos = data?.videoList ?? []
  const shown = videos[place]
  const report = useReport({ kind: 'REVIEW', id: shown?.feedbackIdEncrypt ?? '' })
  if (shown === undefined) return null
  const open = (chosen: number) => {
    setPlace(chosen)
    setIsOpen(true)
  }
  const reportShown = () => {
    setIsOpen(false)
    report.open()
  }
  return (
    <section className={styles.stack} aria-label="상품 동영상">
      <h3>
        <b>상품 동영상</b>
      </h3>
      <ReviewMedia media={videos} onOpen={open} />
      {report.sheet}
      {isOpen ? (
        <MediaViewer
          media={videos}
          place={place}
          onMove={setPlace}
          onDismiss={() => setIsOpen(false)}
          {...(shown.isMine ? {} : { onReport: reportShown })}
        >
          <ShownReview medium={shown} goodsId={goodsId} />
        </MediaViewer>
      ) : null}
    </section>
  )
}
