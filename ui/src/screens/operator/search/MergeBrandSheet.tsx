import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { brandSearch } from '../../staff/form/target.ts'
import type { NamedTarget } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { BRAND_QUERIES } from './brandData.ts'
import type { Brand } from './brandData.ts'
import styles from './Brands.module.css'

type MergeBrandSheetProps = { readonly brand: Brand; readonly onDismiss: () => void }

/** Merges a brand into another one. */
export function MergeBrandSheet({ brand, onDismiss }: MergeBrandSheetProps) {
  const [into, setInto] = useState<readonly NamedTarget[]>([])
  const { answered } = useCommands({ stale: BRAND_QUERIES, onDone: onDismiss })
  const merge = useMutation(
    staffCalls.operatorBrand.merge.mutationOptions(answered('브랜드를 합쳤어요.')),
  )
  const [target] = into
  return (
    <Sheet
      isOpen
      title={`${brand.name} 합치기`}
      onDismiss={onDismiss}
      footer={
        <Button
          isWide
          disabled={target === undefined}
          isBusy={merge.isPending}
          onClick={() =>
            target === undefined
              ? undefined
              : merge.mutate({ id: brand.brandId, intoBrandId: target.targetId })
          }
        >
          합치기
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p>
          이 브랜드의 상품은 합칠 브랜드의 상품으로 보이고, 이 이름으로 검색해도 찾을 수 있어요.
          되돌릴 수 없어요.
        </p>
        <TargetPicker
          label="합칠 브랜드"
          search={brandSearch}
          picked={into}
          countMax={1}
          onPick={setInto}
        />
        {merge.error === null ? null : <Callout tone="danger">{refusalText(merge.error)}</Callout>}
      </div>
    </Sheet>
  )
}
