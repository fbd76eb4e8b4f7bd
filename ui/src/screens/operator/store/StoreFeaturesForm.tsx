import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { STORE_FEATURES } from '@jangteo/core/session/permission.codes'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import { STORE_FEATURE_LABELS } from '@jangteo/core/store/storeFeature.codes'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { ChipChoices } from '../../staff/form/ChipChoices.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import styles from './OperatorStore.module.css'
import { useStoreMoves } from './useStoreMoves.ts'

const CHOICES = labelled(STORE_FEATURES, STORE_FEATURE_LABELS)

type StoreFeaturesFormProps = {
  readonly storeUrl: string
  readonly denied: readonly StoreFeature[]
}

/** The features that a store's buyers are denied. */
export function StoreFeaturesForm({ storeUrl, denied }: StoreFeaturesFormProps) {
  const [chosen, setChosen] = useState(denied)
  const [isAsked, setIsAsked] = useState(false)
  const { setFeatures } = useStoreMoves(() => setIsAsked(false))
  return (
    <div className={styles.form}>
      <p className={styles.note}>
        선택한 기능은 이 스토어에서 새로 이용할 수 없어요. 이미 쓴 글과 받은 쿠폰은 그대로예요.
      </p>
      <ChipChoices legend="제한할 기능" choices={CHOICES} chosen={chosen} onChange={setChosen} />
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        기능 제한 저장
      </Button>
      {isAsked ? (
        <ReasonSheet
          title="기능 제한"
          acceptLabel="저장"
          length={REVIEW_REASON_LENGTH}
          isBusy={setFeatures.isPending}
          error={setFeatures.error}
          onAccept={(reason) =>
            setFeatures.mutate({ id: storeUrl, deniedFeatureList: [...chosen], reason })
          }
          onDismiss={() => setIsAsked(false)}
        />
      ) : null}
    </div>
  )
}
