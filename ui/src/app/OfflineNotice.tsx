import { useOnline } from '../lib/useOnline.ts'
import styles from './OfflineNotice.module.css'

/** Says that the network no longer exists, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div aria-live="polite">
      {isOnline ? null : (
        <p className={styles.offline}>인터넷 연결이 끊겼어요. 연결되면 자동으로 다시 불러올게요.</p>
      )}
    </div>
  )
}
