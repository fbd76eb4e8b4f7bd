import { zoneRangeText } from '@jangteo/core/shipping/zoneRange.view'
import { AREA_ZONE_LABELS } from '@jangteo/core/shipping/shipping.codes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import pageStyles from '../../staff/StaffPage.module.css'
import { useCommands } from '../../staff/useCommands.ts'
import { RangeChanges } from './RangeChanges.tsx'
import { ZONE_QUERIES } from './zoneData.ts'
import type { ListedRange } from './zoneData.ts'
import { ZoneLookup } from './ZoneLookup.tsx'
import { ZoneRangeSheet } from './ZoneRangeSheet.tsx'
import styles from './ZoneRanges.module.css'

/** The range whose sheet is open; `null` in it for a new one. */
type Opened = { readonly range: ListedRange | null }

/** The postcodes of Jeju and the islands, by which area fees and deliveries are decided. */
export function ZoneRangesScreen() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemoveRange()
  const list = useQuery({ ...staffCalls.operatorZone.list.queryOptions(), staleTime: 0 })
  const ranges = list.data?.rangeList ?? []
  const add = (
    <Button size="s" onClick={() => setOpened({ range: null })}>
      우편번호 추가
    </Button>
  )
  return (
    <StaffPage title="도서산간 우편번호" place="장터 운영" actions={add}>
      <p className={pageStyles.note}>
        여기 없는 우편번호는 내륙이에요. 바꾼 목록은 새 주문부터 적용하고, 이미 받은 주문의 배송비와
        반품·교환 비용은 그대로예요.
      </p>
      {list.error === null ? (
        <>
          <ZoneLookup ranges={ranges} isLoading={list.isPending} />
          <DataTable
            name="도서산간 우편번호"
            columns={columnsOf({ onOpen: (range) => setOpened({ range }), onRemove: remove })}
            rows={ranges}
            keyOf={({ zoneRangeId }) => String(zoneRangeId)}
            nameOf={zoneRangeText}
            isLoading={list.isPending}
            empty={<EmptyState icon={MapPin} title="등록한 우편번호가 없어요" />}
          />
          <RangeChanges changes={list.data?.changeList ?? []} />
        </>
      ) : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {opened === null ? null : (
        <ZoneRangeSheet
          range={opened.range}
          listed={ranges.filter((each) => each !== opened.range)}
          onDismiss={() => setOpened(null)}
        />
      )}
    </StaffPage>
  )
}

type Acting = {
  readonly onOpen: (range: ListedRange) => void
  readonly onRemove: (range: ListedRange) => void
}

function columnsOf({ onOpen, onRemove }: Acting): readonly DataColumn<ListedRange>[] {
  return [
    { key: 'range', header: '우편번호', isTitle: true, cell: zoneRangeText },
    { key: 'name', header: '이름', cell: ({ name }) => name },
    { key: 'zone', header: '지역', cell: ({ zone }) => AREA_ZONE_LABELS[zone] },
    {
      key: 'steps',
      header: '관리',
      cell: (range) => (
        <span className={styles.buttons}>
          <Button
            size="s"
            variant="outline"
            aria-label={`${zoneRangeText(range)} 수정`}
            onClick={() => onOpen(range)}
          >
            수정
          </Button>
          <Button
            size="s"
            variant="outline"
            aria-label={`${zoneRangeText(range)} 삭제`}
            onClick={() => onRemove(range)}
          >
            삭제
          </Button>
        </span>
      ),
    },
  ]
}

function useRemoveRange() {
  const confirm = useConfirm()
  const { toasted } = useCommands({ stale: ZONE_QUERIES })
  const { mutate } = useMutation(
    staffCalls.operatorZone.remove.mutationOptions(toasted('우편번호를 삭제했어요.')),
  )
  return (range: ListedRange) =>
    void confirm({
      title: `${range.name} 우편번호를 삭제할까요?`,
      text: `${zoneRangeText(range)} · 새 주문부터 내륙으로 봐요.`,
      acceptLabel: '삭제',
    }).then((isAccepted) => (isAccepted ? mutate({ id: range.zoneRangeId }) : undefined))
}
