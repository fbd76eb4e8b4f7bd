import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../parts/action/Button.tsx'
import styles from './DevOnlyScreen.module.css'
import { ActionSpecimens } from './ActionSpecimens.tsx'
import { ExhibitionSpecimens } from './ExhibitionSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { LayerSpecimens } from './LayerSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TableSpecimens } from './TableSpecimens.tsx'

/** Parts of pages, with the styles of many: they come after the first view. */
const GoodsSpecimens = lazy(async () => ({
  default: (await import('./GoodsSpecimens.tsx')).GoodsSpecimens,
}))

/** For developers: every part in all its forms. */
export function DevOnlyScreen() {
  return (
    <div className={styles.page} data-specimens>
      <title>부품 - 장터</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>부품</h1>
      <div className={styles.row}>
        <ButtonLink to={routes.desk()} variant="outline">
          데스크: 주문 진행하기
        </ButtonLink>
        <ButtonLink to={routes.outbox()} variant="outline">
          보낸 메일함
        </ButtonLink>
        <ButtonLink to={routes.flows()} variant="outline">
          흐름: 상태 차트 따라가기
        </ButtonLink>
      </div>
      <ActionSpecimens />
      <FieldSpecimens />
      <ExhibitionSpecimens />
      <LayerSpecimens />
      <StateSpecimens />
      <TableSpecimens />
      <Suspense>
        <GoodsSpecimens />
      </Suspense>
    </div>
  )
}
