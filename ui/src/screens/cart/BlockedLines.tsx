import type { BlockedLine } from '@jangteo/core/cart/buyViolation.view'
import { ChangedFigure } from '../../parts/text/ChangedFigure.tsx'
import styles from './BlockedLines.module.css'

/** Lines that can't be bought, each under the name of its goods with what stands against it. */
export function BlockedLines({ lines }: { readonly lines: readonly BlockedLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ cartId, goodsName, optionName, reasons }) => (
        <li key={cartId} className={styles.line}>
          <strong className={styles.goods}>{goodsName}</strong>
          {optionName === '' ? null : <p className={styles.option}>{optionName}</p>}
          {reasons.map(({ text, before, after }) => (
            <div key={text} className={styles.reason}>
              <p>{text}</p>
              <ChangedFigure before={before} after={after} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
