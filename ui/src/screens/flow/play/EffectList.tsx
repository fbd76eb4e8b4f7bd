import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './EffectList.module.css'

type EffectListProps = {
  readonly effects: readonly string[]
  /** Of them, those that only keep something in mind. */
  readonly keeps: readonly string[]
  readonly asks: readonly string[]
}

/** Effects of a step; empty without any. */
export function EffectList({ effects, keeps, asks }: EffectListProps) {
  if (effects.length + asks.length === 0) return null
  return (
    <ul className={styles.effects} aria-label="효과">
      {[...new Set(effects)].map((effect) => (
        <li key={effect}>
          {keeps.includes(effect) ? (
            <Badge>{`기억 ${effect}`}</Badge>
          ) : (
            <Badge tone="positive">{effect}</Badge>
          )}
        </li>
      ))}
      {asks.map((actor) => (
        <li key={actor}>
          <Badge tone="brand">{`${actor} 호출`}</Badge>
        </li>
      ))}
    </ul>
  )
}
