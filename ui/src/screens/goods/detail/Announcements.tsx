import type { GoodsNoticeDisplay } from '@jangteo/core/goods/goods.codes'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './Announcements.module.css'

type Place = Exclude<GoodsNoticeDisplay, 'TOP_BOTTOM'>
type AnnouncementsProps = { readonly goodsId: number; readonly place: Place }

function isShownAt(display: GoodsNoticeDisplay, place: Place): boolean {
  return display === place || display === 'TOP_BOTTOM'
}

/**
 * Notices of the seller, above or below its description; when it can't be asked for, the page does without.
 */
export function Announcements({ goodsId, place }: AnnouncementsProps) {
  const calls = useCalls()
  const { data } = useQuery(calls.goods.announcement.queryOptions({ input: { id: goodsId } }))
  const shown = data?.announcements.filter(({ goodsNoticeDisplayEnum: display }) =>
    isShownAt(display, place),
  )
  if (shown === undefined || shown.length === 0) return null
  return (
    <ul className={styles.list} aria-label="판매자 공지">
      {shown.map(({ title, body }) => (
        <li key={title} className={styles.announcement}>
          <span className={styles.icon}>
            <Icon of={Megaphone} size="s" />
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.body}>{body}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
