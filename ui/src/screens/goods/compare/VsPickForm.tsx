import { optionName } from '@jangteo/core/goods/option.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import type { GoodsDetailData, GoodsOptionsData } from '../detail/goodsDetail.ts'
import styles from './VsPick.module.css'
import { useAddPicks } from './vsPicks.ts'

/** Adds an option of the product to the comparison. */
export function VsPickForm({ goods }: { readonly goods: GoodsDetailData }) {
  const calls = useCalls()
  const { data, error, refetch } = useQuery(
    calls.goods.options.queryOptions({ input: { id: goods.goodsId } }),
  )
  if (data !== undefined) return <OptionChoice goods={goods} options={data.options} />
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}

type OptionChoiceProps = {
  readonly goods: GoodsDetailData
  readonly options: GoodsOptionsData['options']
}

function OptionChoice({ goods, options }: OptionChoiceProps) {
  const add = useAddPicks()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = options.find(({ optionId }) => String(optionId) === chosenId) ?? options[0]
  if (chosen === undefined) return null
  const pick = {
    goodsId: goods.goodsId,
    optionId: chosen.optionId,
    goodsName: goods.goodsName,
    optionName: optionName(chosen.optionValues),
    picture: goods.picture,
  }
  return (
    <div className={styles.form}>
      {options.length === 1 ? null : (
        <Select
          label="비교할 옵션"
          value={String(chosen.optionId)}
          choices={options.map(({ optionId, optionValues }) => ({
            value: String(optionId),
            label: optionName(optionValues),
          }))}
          onChange={setChosenId}
        />
      )}
      <Button variant="outline" isWide isBusy={add.isPending} onClick={() => add.mutate([pick])}>
        이 상품 담기
      </Button>
    </div>
  )
}
