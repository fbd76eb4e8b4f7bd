import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { MediaGallery } from './MediaGallery.tsx'
import styles from './Review.module.css'

/** Videos about a product, each opens over the whole screen with its review; nothing without any. */
export function RelatedVideos({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data } = useQuery(calls.goods.relationVideo.queryOptions({ input: { id: goodsId } }))
  if (data === undefined || data.videoList.length === 0) return null
  return (
    <section className={styles.stack} aria-label="상품 동영상">
      <h3>
        <b>상품 동영상</b>
      </h3>
      <MediaGallery media={data.videoList} goodsId={goodsId} />
    </section>
  )
}
