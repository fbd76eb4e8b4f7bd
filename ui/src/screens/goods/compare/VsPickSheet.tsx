import { VS_PICK_COUNT_MAX, VS_PICK_COUNT_MIN } from '@jangteo/core/goods/vsPick.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { X } from 'lucide-react'
import { ButtonLink, Button } from '../../../parts/action/Button.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { DrawerSheet } from '../../../parts/dialog/DrawerSheet.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import styles from './VsPick.module.css'
import { VsPickForm } from './VsPickForm.tsx'
import { removePick, useStoredPicks } from './vsPicks.ts'

type VsPickSheetProps = {
  readonly goods: GoodsDetailData
  readonly onDismiss: () => void
}

/** The tray of compared options: an option of this product to add, those collected so far, and the way to compare them. */
export function VsPickSheet({ goods, onDismiss }: VsPickSheetProps) {
  const picks = useStoredPicks()
  const isReady = picks.length >= VS_PICK_COUNT_MIN
  const text = isReady ? `${picks.length}개 비교하기` : '상품을 2개 이상 담아 주세요'
  return (
    <DrawerSheet
      isOpen
      title={`VS 비교함 ${picks.length}/${VS_PICK_COUNT_MAX}`}
      onDismiss={onDismiss}
      footer={
        isReady ? (
          <ButtonLink isWide to={routes.vsPick(picks.map(({ optionId }) => optionId))}>
            {text}
          </ButtonLink>
        ) : (
          <Button isWide disabled>
            {text}
          </Button>
        )
      }
    >
      <div className={styles.tray}>
        <VsPickForm goods={goods} />
        {picks.length === 0 ? (
          <p className={styles.hint}>
            비슷한 상품을 담아 가격, 배송비, 별점, 상품정보를 한눈에 비교해 보세요.
          </p>
        ) : (
          <ul className={styles.picks} aria-label="비교할 상품">
            {picks.map((pick) => (
              <li key={pick.optionId}>
                <GoodsLine
                  goods={{ ...pick, isAddon: false }}
                  corner={
                    <IconButton
                      icon={X}
                      iconSize="s"
                      label={`${pick.goodsName} ${pick.optionName} 비교함에서 삭제`}
                      onClick={() => removePick(pick.optionId)}
                    />
                  }
                >
                  {null}
                </GoodsLine>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DrawerSheet>
  )
}
