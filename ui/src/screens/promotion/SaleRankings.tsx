import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { SALE_ENTRY_STATE_LABELS } from '@jangteo/core/promotion/saleEntry.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import type { More } from '../../lib/infiniteList.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { EventDetailSkeleton } from '../display/event/EventDetailSkeleton.tsx'
import { SaleDrawCheck } from './SaleDrawCheck.tsx'
import page from '../display/event/EventDetail.module.css'

type Ranking = Answers['specialSale']['rankings']
type Mine = NonNullable<Ranking['mine']>

function mineText({ rank, entryNo, resultEnum, buyUntil }: Mine): string {
  const result = SALE_ENTRY_STATE_LABELS[resultEnum]
  const place = `내 순위 ${formatNumber(rank)}위 · ${result} · 응모번호 ${formatNumber(entryNo)}`
  return buyUntil === null ? place : `${place} · ${formatSpokenTime(Date.parse(buyUntil))}까지`
}

/** Entries of a page. Source: market-rules §8.3. */
const PAGE_SIZE = 20

/** The order of the draw, or when it can be seen; other failures are those of the page. */
export function SaleRankings({ saleGoodsId }: { readonly saleGoodsId: number }) {
  const calls = useCalls()
  const list = useInfiniteQuery({
    ...calls.specialSale.rankings.infiniteOptions({
      input: (number: number) => ({ saleGoodsId, page: number, size: PAGE_SIZE }),
      ...PAGED,
    }),
    throwOnError: (error, { state }) =>
      state.data === undefined && !isRefusal(error, 'SALE_NOT_DRAWN'),
  })
  if (list.data !== undefined) {
    return <RankedEntries saleGoodsId={saleGoodsId} pages={list.data.pages} more={moreOf(list)} />
  }
  if (list.error === null) return <EventDetailSkeleton />
  return (
    <EmptyState
      icon={Hourglass}
      title="아직 추첨하지 않았어요"
      text={refusalText(list.error)}
      headingLevel={1}
    />
  )
}

type RankedEntriesProps = {
  readonly saleGoodsId: number
  readonly pages: readonly Ranking[]
  readonly more: More | null
}

/** The order of the draw, the caller's place first, and the way to compute it again. */
function RankedEntries({ saleGoodsId, pages, more }: RankedEntriesProps) {
  const rows = uniqBy(pages, ({ entryNo }) => String(entryNo))
  const mine = pages[0]?.mine ?? null
  return (
    <>
      <header className={page.words}>
        <h1 className={page.name}>추첨 결과</h1>
        {mine === null ? null : (
          <Callout>
            <p>{mineText(mine)}</p>
          </Callout>
        )}
      </header>
      <div className={page.sections}>
        <PageSection title="순위">
          {rows.length === 0 ? (
            <p className={page.note}>공개할 순위가 없어요. 판매가 끝나고 90일이 지나면 삭제돼요.</p>
          ) : (
            <ol className={page.winners}>
              {rows.map(({ rank, entryNo, maskedId, resultEnum }) => (
                <li key={entryNo} className={page.winner}>
                  <span className={page.maskedId}>{formatNumber(rank)}위</span>
                  <span>
                    {maskedId} · {SALE_ENTRY_STATE_LABELS[resultEnum]}
                    <br />
                    <span className={page.note}>응모번호 {formatNumber(entryNo)}</span>
                  </span>
                </li>
              ))}
            </ol>
          )}
          {more === null ? null : <MoreButton {...more} />}
        </PageSection>
        {rows.length === 0 ? null : (
          <PageSection title="직접 확인하기">
            <SaleDrawCheck saleGoodsId={saleGoodsId} />
          </PageSection>
        )}
      </div>
    </>
  )
}
