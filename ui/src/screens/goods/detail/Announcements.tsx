import type { GoodsNoticeDisplay } from '@jangteo/core/goods/goods.codes'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './Announcements.module.css'

type Place = Exclude<GoodsNoticeDisplay, 'TOP_BOTTOM'>
type AnnouncementsProps = {
  readonly goodsId: number
  readonly place: Place
  /** An announcement for both ends stands below the description too. */
  readonly isRepeated: boolean
}

function isShownAt(
  display: GoodsNoticeDisplay,
  { place, isRepeated }: AnnouncementsProps,
): boolean {
  if (display !== 'TOP_BOTTOM') return display === place
  return place === 'TOP' || isRepeated
}

/**
 * Notices of the seller, above or below its description; when it can't be asked for, the page does without.
 */
export function Announcements(props: AnnouncementsProps) {
  const calls = useCalls()
  const { data } = useQuery(calls.goods.announcement.queryOptions({ input: { id: props.goodsId } }))
  const shown = data?.announcements.filter(({ goodsNoticeDisplayEnum: display }) =>
    isShownAt(display, props),
  )
  if (shown === undefined || shown.length === 0) return null
  return (
    <ul className={styles.list} aria-label="판매자 공지">
      {shown.map(({ title, body }) => (
        <li key={`${title}\n${body}`} className={styles.announcement}>
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
