import { RANKING_BASIS_TEXTS } from '@jangteo/core/display/ranking.messages'
import { Info } from 'lucide-react'
import { useSheet } from '../../lib/useSheet.ts'
import { Sheet, warmSheet } from '../../parts/dialog/Sheet.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './Ranking.module.css'

/** Opens the formula behind the ranks, in sentences. */
export function RankingBasis() {
  const { isOpen, open, dismiss } = useSheet('rankingBasis')
  return (
    <>
      <button
        type="button"
        className={styles.basis}
        aria-haspopup="dialog"
        onPointerDown={warmSheet}
        onClick={open}
      >
        <Icon of={Info} size="s" />
        순위 기준 보기
      </button>
      <Sheet isOpen={isOpen} title="순위 기준" onDismiss={dismiss}>
        <ul className={styles.basisList}>
          {RANKING_BASIS_TEXTS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
