import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from '../action/AppLink.tsx'
import { Badge } from '../text/Badge.tsx'
import styles from './GoodsLine.module.css'
import { Img } from '../picture/Img.tsx'

type GoodsLineProps = {
  readonly goods: {
    readonly goodsId: number
    readonly goodsName: string
    readonly picture: string
    /** Chosen option; empty for goods without options. */
    readonly optionName: string
    readonly isAddon: boolean
  }
  /** It cannot be bought. */
  readonly isDim?: boolean
  /** Before the picture: the box that chooses the line. */
  readonly lead?: ReactNode
  /** In the corner: what removes the line. */
  readonly corner?: ReactNode
  /** Quantity, price, state, buttons. */
  readonly children: ReactNode
}

const SIZES = '80px'

/**
 * A product in a cart or an order; picture and name lead to its page, one of them for the keyboard. An add-on stands
 * without a picture below the goods it belongs to.
 */
export function GoodsLine({ goods, isDim = false, lead, corner, children }: GoodsLineProps) {
  const { goodsId, goodsName, picture, optionName, isAddon } = goods
  return (
    <div className={styles.line} data-dim={isDim} data-addon={isAddon}>
      {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
      {isAddon ? null : (
        <AppLink
          className={styles.picture}
          to={routes.productDetail(goodsId)}
          tabIndex={-1}
          aria-hidden
        >
          <Img picture={picture} alt="" sizes={SIZES} />
        </AppLink>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.names}>
            {isAddon ? (
              <p className={styles.name}>
                <Badge>추가상품</Badge> {optionName}
              </p>
            ) : (
              <>
                <AppLink
                  className={clsx(styles.name, styles.link)}
                  to={routes.productDetail(goodsId)}
                >
                  {goodsName}
                </AppLink>
                {optionName === '' ? null : <p className={styles.option}>{optionName}</p>}
              </>
            )}
          </div>
          {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
