import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Chip } from '../../../parts/action/Chip.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './Composer.module.css'

const SIZES = [
  { key: 'phone', label: '휴대폰', icon: Smartphone },
  { key: 'desk', label: '넓은 화면', icon: Monitor },
] as const

/** The page is one of ours and runs as it does for shoppers; its links never leave the frame. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin'

type PreviewFrameProps = {
  /** `null` before anything was saved. */
  readonly url: string | null
  /** Nothing was changed since. */
  readonly isCurrent: boolean
}

/** The page itself, as shoppers would see the draft that was saved last. */
export function PreviewFrame({ url, isCurrent }: PreviewFrameProps) {
  const [size, setSize] = useState<(typeof SIZES)[number]['key']>('phone')
  return (
    <section className={styles.preview} aria-label="미리보기" data-size={size}>
      <div className={styles.previewHead}>
        <h2 className={styles.previewTitle}>미리보기</h2>
        {SIZES.map(({ key, label, icon }) => (
          <Chip key={key} isSelected={size === key} onSelect={() => setSize(key)}>
            <Icon of={icon} size="s" />
            {label}
          </Chip>
        ))}
      </div>
      {url === null ? (
        <EmptyState
          icon={Smartphone}
          title="저장하면 실제 화면으로 보여 드려요"
          text="게시하기 전에는 이 링크가 있는 사람만 볼 수 있어요."
        />
      ) : (
        <>
          <p className={styles.note}>
            <output>
              {isCurrent ? '저장한 초안 그대로예요.' : '저장한 뒤 바꾼 내용은 아직 없어요.'}
            </output>{' '}
            <AppLink className={styles.link} to={url}>
              새 화면으로 보기
            </AppLink>
          </p>
          <iframe
            key={url}
            className={styles.frame}
            sandbox={FRAME_RIGHTS}
            src={url}
            title="전시 미리보기"
          />
        </>
      )}
    </section>
  )
}
