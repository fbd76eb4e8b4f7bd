import type { BlockedLine } from '@jangteo/core/cart/buyViolation.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useLocation } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { ChangedFigure } from '../../parts/text/ChangedFigure.tsx'
import styles from './BlockedLines.module.css'

/** Lines that can't be bought, each under the name of its goods with what stands against it. */
export function BlockedLines({ lines }: { readonly lines: readonly BlockedLine[] }) {
  const { pathname, search } = useLocation()
  return (
    <ul className={styles.lines}>
      {lines.map(({ cartId, goodsName, optionName, reasons, needsAdultCertification }) => (
        <li key={cartId} className={styles.line}>
          <strong className={styles.goods}>{goodsName}</strong>
          {optionName === '' ? null : <p className={styles.option}>{optionName}</p>}
          {reasons.map(({ text, before, after }) => (
            <div key={text} className={styles.reason}>
              <p>{text}</p>
              <ChangedFigure before={before} after={after} />
            </div>
          ))}
          {needsAdultCertification ? (
            <ButtonLink
              to={routes.adultCertification(pathname + search)}
              name={`${goodsName} 성인인증`}
              variant="outline"
              size="s"
            >
              성인인증
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
