import { formatNumber } from '@jangteo/core/money/money.rules'
import type { SaleDrawCheck as CheckedPart } from '@jangteo/core/promotion/saleDraw.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { Button } from '../../parts/action/Button.tsx'
import { checkSale } from './checkSale.ts'
import type { SaleDrawOutcome } from './checkSale.ts'
import { saveRecord } from './saveRecord.ts'
import page from '../display/event/EventDetail.module.css'

const PART_NAMES: Readonly<Record<CheckedPart, string>> = {
  COMMITMENT: '약속값',
  HEADS: '응모하는 동안 공개한 기록',
  LIST: '응모 목록',
  RANKING: '순위',
}

function outcomeText({ wrong, record }: SaleDrawOutcome): string {
  if (wrong.length === 0) {
    return `공개된 응모 ${formatNumber(record.entries.length)}건으로 다시 계산한 결과와 같아요.`
  }
  const parts = wrong.map((part) => PART_NAMES[part]).join(', ')
  return `다시 계산하니 다음이 달라요: ${parts}. 고객센터로 알려 주세요.`
}

/** Computes the order of a draw again in the browser from what is published, and saves that as a file. */
export function SaleDrawCheck({ saleGoodsId }: { readonly saleGoodsId: number }) {
  const calls = useCalls()
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => checkSale(calls, saleGoodsId),
  })
  return (
    <div className={page.stack}>
      <p className={page.note}>
        응모를 받기 전에 봉인한 씨앗값과 모든 응모의 확인값으로 순서를 정했어요. 공개 난수는
        사용하지 않았어요. 응모하는 동안 1분마다 공개한 기록까지 누구나 다시 계산할 수 있어요.
      </p>
      <Button variant="outline" size="s" isBusy={isPending} onClick={() => mutate()}>
        다시 계산해 보기
      </Button>
      <output className={page.note}>
        {data === undefined ? null : outcomeText(data)}
        {error === null ? null : refusalText(error)}
      </output>
      {data === undefined ? null : (
        <Button variant="text" size="s" onClick={() => saveRecord(data.record)}>
          추첨 기록 내려받기
        </Button>
      )}
    </div>
  )
}
